import 'package:flutter/material.dart';

import '../basket.dart';

/// The checkout as a page that scrolls, with the button in a bar that stays in reach.
class CheckoutScreen extends StatelessWidget {
  const CheckoutScreen({super.key, required this.onPay});

  final VoidCallback onPay;

  @override
  Widget build(BuildContext context) {
    final texts = Theme.of(context).textTheme;
    return Scaffold(
      body: SafeArea(
        child: SingleChildScrollView(
          padding: const EdgeInsets.all(16),
          child: Column(
            crossAxisAlignment: CrossAxisAlignment.start,
            spacing: 16,
            children: [
              Text('Checkout', style: texts.headlineLarge),
              for (final line in basket) AmountRow(title: line.title, amount: line.price),
              const Divider(),
              AmountRow(title: 'Total', amount: total, style: texts.titleLarge),
              Text(address, style: texts.bodyMedium),
            ],
          ),
        ),
      ),
      bottomNavigationBar: SafeArea(
        minimum: const EdgeInsets.all(16),
        child: FilledButton(onPressed: onPay, child: const Text('Pay now')),
      ),
    );
  }
}

/// Something and what it costs: on one line where both fit, otherwise under each other.
class AmountRow extends StatelessWidget {
  const AmountRow({super.key, required this.title, required this.amount, this.style});

  final String title;
  final String amount;
  final TextStyle? style;

  @override
  Widget build(BuildContext context) {
    return Wrap(
      alignment: WrapAlignment.spaceBetween,
      spacing: 12,
      children: [Text(title, style: style), Text(amount, style: style)],
    );
  }
}
