import 'package:flutter/material.dart';

import '../account.dart';
import 'account_row.dart';

/// The account page: it scrolls, and its rows grow with their text.
class AccountScreen extends StatelessWidget {
  const AccountScreen({super.key});

  @override
  Widget build(BuildContext context) {
    return Scaffold(
      appBar: AppBar(title: const Text('Account')),
      body: ListView(
        padding: const EdgeInsets.all(16),
        children: [
          AccountRow(label: 'Name', value: account.name),
          const Divider(),
          AccountRow(label: 'Email', value: account.email),
          const Divider(),
          AccountRow(label: 'Phone', value: account.phone),
          const Divider(),
          AccountRow(label: 'Plan', value: account.plan),
          const Divider(),
          Text(
            'Your plan renews on 3 November. Cancel any time before.',
            style: Theme.of(context).textTheme.bodySmall,
          ),
        ],
      ),
    );
  }
}
