import 'package:flutter/material.dart';

import '../basket.dart';

/// The checkout on a page that cannot scroll: large text pushes the button out of the window.
class FixedCheckoutScreen extends StatelessWidget {
  const FixedCheckoutScreen({super.key, required this.onPay});

  final VoidCallback onPay;

  @override
  Widget build(BuildContext context) {
    final texts = Theme.of(context).textTheme;
    return Scaffold(
      body: SafeArea(
        minimum: const EdgeInsets.all(16),
        child: Column(
          crossAxisAlignment: CrossAxisAlignment.start,
          children: [
            Text('Checkout', style: texts.displaySmall),
            for (final line in basket) FixedOrderRow(line: line),
            const Divider(),
            Text(total, style: texts.headlineSmall),
            Text(address, style: texts.headlineSmall),  // expect: content-off-screen from AX3
            Container(height: 300, color: Colors.black12),
            FilledButton(onPressed: onPay, child: const Text('Pay now')),  // expect: action-unreachable from AX1
          ],
        ),
      ),
    );
  }
}

/// A thing and its price on one line, the price in a width that does not grow.
class FixedOrderRow extends StatelessWidget {
  const FixedOrderRow({super.key, required this.line});

  final OrderLine line;

  @override
  Widget build(BuildContext context) {
    return Row(
      children: [
        Expanded(child: Text(line.title)),
        SizedBox(
          width: 72,
          child: Text(line.price, maxLines: 1, overflow: TextOverflow.ellipsis),  // expect: text-truncated from 115%, text-truncated from XL
        ),
      ],
    );
  }
}
