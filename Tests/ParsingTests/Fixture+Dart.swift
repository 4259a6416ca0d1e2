extension Fixture {
  /// A screen with a bit of everything that Flutter code is made of.
  static let dartScreen = #"""
    import 'package:flutter/material.dart' hide Page;

    /// The row of an account.
    @immutable
    class AccountRow extends StatefulWidget with Named implements Row<Account> {
      const AccountRow({super.key, required this.account, this.margin = 8.5, void Function(int)? onTap})
          : onTap = onTap ?? ignore, assert(margin > 0), super(label: 'row');
      AccountRow.plain(this.account, [int? size]) : this(account: account);

      final Account account;
      static const double height = 44, width = 1e3;
      String get title => '${account.name} · $height\n' "b";

      @override
      State<AccountRow> createState() => _AccountRowState();
    }

    class _AccountRowState extends State<AccountRow> {
      Future<Widget> build(BuildContext context) async {
        final (size, :name) = measure(context); /* inner */
        if (widget.account case Account(note: final String note) when note.isNotEmpty) {
          return const Padding(padding: EdgeInsets.all(8), child: Text('note'));
        } else {
          items?.forEach((item) { item..open()..count += 1; });
        }
        for (var i = 0; i < 3; i++) { print(i); }
        return Column(mainAxisAlignment: .center, children: [
          if (size > 3 && !isHidden) Text('a') else ...others,
          for (final item in items) ListTile(title: Text(item.title!), onTap: () => pay(item, by: Method.card)),
          switch (state) { Loading() => const Spinner(), Failed(:var error) || _ => Text("$error") },
        ]);
      }
    }

    enum Method { card('c'), cash.plain(2); const Method(this.code); final String code; }
    extension on String? { bool get isBlank => this == null; }
    extension type Id(int value) implements int {}
    typedef Done<T> = void Function(T value, {bool again});
    void main() => runApp(const AccountRow(account: sample));
    """#
}
