import 'package:flutter/material.dart';

/// A label and its value: side by side, and for large text under each other.
class AccountRow extends StatelessWidget {
  const AccountRow({super.key, required this.label, required this.value});

  final String label;
  final String value;

  @override
  Widget build(BuildContext context) {
    final scaler = MediaQuery.textScalerOf(context);
    final stacked = scaler.scale(17) / 17 >= 1.35;
    return ConstrainedBox(
      constraints: const BoxConstraints(minHeight: 44),
      child: Flex(
        direction: stacked ? Axis.vertical : Axis.horizontal,
        crossAxisAlignment: stacked ? CrossAxisAlignment.start : CrossAxisAlignment.center,
        children: [
          Text(label),
          if (!stacked) const SizedBox(width: 16),
          // A list gives its rows no height to share out: only a row that lies may be flexible.
          if (stacked) Text(value) else Expanded(child: Text(value, textAlign: TextAlign.end)),
        ],
      ),
    );
  }
}
