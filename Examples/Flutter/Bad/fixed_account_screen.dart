import 'package:flutter/material.dart';

import '../account.dart';

/// The account page with rows of 44 pixels, which is right at the default size and at no other.
class FixedAccountScreen extends StatelessWidget {
  const FixedAccountScreen({super.key});

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      appBar: AppBar(title: const Text('Account')),
      body: ListView(
        padding: const EdgeInsets.all(16),
        children: [
          FixedAccountRow(label: 'Name', value: account.name),
          const Divider(),
          FixedAccountRow(label: 'Email', value: account.email),
          const Divider(),
          FixedAccountRow(label: 'Phone', value: account.phone),
          const Divider(),
          const SizedBox(
            height: 40,
            child: Text('Your plan renews on 3 November. Cancel any time before.'),  // expect: text-clipped from 115%, text-clipped from XL
          ),
        ],
      ),
    );
  }
}

/// A label and its value side by side, in a height that does not grow.
class FixedAccountRow extends StatelessWidget {
  const FixedAccountRow({super.key, required this.label, required this.value});

  final String label;
  final String value;

  @override
  Widget build(BuildContext context) {
    return SizedBox(
      height: 44,
      child: Row(
        children: [
          Text(label),  // expect: text-clipped from AX4
          const SizedBox(width: 16),
          Expanded(child: Text(value, textAlign: TextAlign.end)),  // expect: text-clipped from 130%, text-clipped from XXL, word-broken from AX4
        ],
      ),
    );
  }
}
