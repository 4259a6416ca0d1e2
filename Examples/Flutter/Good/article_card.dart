import 'package:flutter/material.dart';

/// A card with the picture over the text, as high as its text needs.
class ArticleCard extends StatelessWidget {
  const ArticleCard({super.key});

  @override
  Widget build(BuildContext context) {
    final texts = Theme.of(context).textTheme;
    return Card(
      clipBehavior: Clip.antiAlias,
      child: Column(
        mainAxisSize: MainAxisSize.min,
        crossAxisAlignment: CrossAxisAlignment.start,
        children: [
          const AspectRatio(
            aspectRatio: 16 / 9,
            child: Image(image: AssetImage('assets/harbour.jpg'), fit: BoxFit.cover),
          ),
          Padding(
            padding: const EdgeInsets.all(12),
            child: Column(
              crossAxisAlignment: CrossAxisAlignment.start,
              spacing: 6,
              children: [
                Text('Travel, 4 minutes', style: texts.bodySmall),
                Text('Three quiet days on the coast of Jutland', style: texts.titleMedium),
                Text(
                  'Dunes, a lighthouse and the best fish soup north of Esbjerg.',
                  style: texts.bodyMedium,
                ),
              ],
            ),
          ),
        ],
      ),
    );
  }
}
