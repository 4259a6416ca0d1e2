extension MadeUpApp {
  enum Flutter {
    static func text(_ page: Page) -> String {
      let body =
        switch page.kind {
        case .row: row(page.number)
        case .card: card(page.number, row: page.row)
        case .form: form(page.number, row: page.row)
        case .page: self.page(page.number, row: page.row, card: page.card)
        }
      return """
        import 'package:flutter/material.dart';
        import 'View\(page.row).dart';
        import 'View\(page.card).dart';

        \(body)
        """
    }

    private static func row(_ number: Int) -> String {
      """
      class View\(number) extends StatelessWidget {
        const View\(number)({super.key, required this.title, required this.price});
        final String title;
        final String price;

        @override
        Widget build(BuildContext context) {
          final scaler = MediaQuery.textScalerOf(context);
          final stacked = scaler.scale(17) / 17 >= 1.35;
          return Padding(
            padding: const EdgeInsets.symmetric(vertical: 8, horizontal: \(8 + number % 5)),
            child: Flex(
              direction: stacked ? Axis.vertical : Axis.horizontal,
              mainAxisSize: stacked ? MainAxisSize.min : MainAxisSize.max,
              children: [
                if (!stacked) const Icon(Icons.star),
                if (stacked) Text(title) else Expanded(child: Text(title)),
                Text(price, style: Theme.of(context).textTheme.bodySmall),
              ],
            ),
          );
        }
      }
      """
    }

    private static func card(_ number: Int, row: Int) -> String {
      """
      class View\(number) extends StatefulWidget {
        const View\(number)({super.key, required this.name});
        final String name;
        @override
        State<View\(number)> createState() => _View\(number)State();
      }

      class _View\(number)State extends State<View\(number)> {
        bool open = false;
        @override
        Widget build(BuildContext context) {
          return Card(
            child: Padding(
              padding: const EdgeInsets.all(16),
              child: Column(
                crossAxisAlignment: CrossAxisAlignment.start,
                children: [
                  Text(widget.name, style: Theme.of(context).textTheme.titleLarge),
                  const Text(
                    'A summary of what this part of the app is for, number \(number), in two sentences.'\(number % 3 == 0 ? ", maxLines: 2" : ""),
                  ),
                  if (open) const View\(row)(title: 'Details', price: '€12.50'),
                  Wrap(
                    spacing: 8,
                    children: [
                      OutlinedButton(onPressed: () => setState(() => open = !open), child: const Text('Remove')),
                      FilledButton(onPressed: () {}, child: const Text('Save changes')),
                    ],
                  ),
                ],
              ),
            ),
          );
        }
      }
      """
    }

    private static func form(_ number: Int, row: Int) -> String {
      """
      class View\(number) extends StatelessWidget {
        const View\(number)({super.key});
        @override
        Widget build(BuildContext context) {
          return ListView(
            padding: const EdgeInsets.all(16),
            children: [
              const TextField(decoration: InputDecoration(labelText: 'Email')),
              SwitchListTile(title: const Text('Notifications for messages'), value: true, onChanged: (_) {}),
              for (var index = 0; index < 4; index++) View\(row)(title: 'Order $index', price: '€1,024.00'),
            ],
          );
        }
      }
      """
    }

    private static func page(_ number: Int, row: Int, card: Int) -> String {
      """
      class View\(number) extends StatelessWidget {
        const View\(number)({super.key});
        static const items = ['Rain jacket', 'Wool socks, three pairs', 'Tent for four people'];
        @override
        Widget build(BuildContext context) {
          return Scaffold(
            appBar: AppBar(title: const Text('Page \(number)')),
            body: SingleChildScrollView(
              padding: const EdgeInsets.all(16),
              child: Column(
                children: [
                  const View\(card)(name: 'Overview'),
                  for (final item in items) View\(row)(title: item, price: '€189.95'),
                  Text('Total', style: Theme.of(context).textTheme.headlineSmall),
                ],
              ),
            ),
          );
        }
      }
      """
    }
  }
}
