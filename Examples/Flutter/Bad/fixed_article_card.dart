import 'package:flutter/material.dart';

/// A card that is as high as its picture, whatever the text needs.
class FixedArticleCard extends StatelessWidget {
  const FixedArticleCard({super.key});

  @override
  Widget build(BuildContext context) {
    final texts = Theme.of(context).textTheme;
    return Card(
      child: SizedBox(
        height: 160,
        child: Row(
          crossAxisAlignment: CrossAxisAlignment.start,
          children: [
            const Image(
              image: AssetImage('assets/harbour.jpg'),
              width: 112,
              height: 160,
              fit: BoxFit.cover,
            ),
            Expanded(
              child: Padding(
                padding: const EdgeInsets.all(12),
                child: Column(
                  crossAxisAlignment: CrossAxisAlignment.start,
                  children: [
                    Text(  // expect: text-truncated from AX2
                      'Three quiet days on the coast of Jutland',
                      style: texts.titleMedium,
                      maxLines: 2,
                      overflow: TextOverflow.ellipsis,
                    ),
                    Text(  // expect: text-clipped from 150%, text-clipped from AX1
                      'Dunes, a lighthouse and the best fish soup north of Esbjerg.',
                      style: texts.bodyMedium,
                    ),
                    Text('Travel, 4 minutes', style: texts.bodySmall),  // expect: text-clipped from 130%, text-clipped from XXL
                  ],
                ),
              ),
            ),
          ],
        ),
      ),
    );
  }
}
