extension MadeUpApp {
  enum ReactNative {
    static func text(_ page: Page) -> String {
      let body =
        switch page.kind {
        case .row: row(page.number)
        case .card: card(page.number, row: page.row)
        case .form: form(page.number, row: page.row)
        case .page: self.page(page.number, row: page.row, card: page.card)
        }
      return """
        import { useState } from 'react';
        import { Button, FlatList, ScrollView, StyleSheet, Switch, Text, TextInput, View, useWindowDimensions } from 'react-native';
        import { View\(page.row) } from './View\(page.row)';
        import { View\(page.card) } from './View\(page.card)';

        \(body)

        const styles = StyleSheet.create({
          row: { minHeight: 44, padding: 12, gap: \(8 + page.number % 5), justifyContent: 'space-between' },
          title: { fontSize: 22, fontWeight: 'bold' },
          body: { fontSize: 17 },
          small: { fontSize: 14, color: '#666' },
          card: { padding: 16, gap: 12, borderRadius: 12, backgroundColor: 'white' },
          actions: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
        });
        """
    }

    private static func row(_ number: Int) -> String {
      """
      export function View\(number)({ title, price }: { title: string; price: string }) {
        const { fontScale } = useWindowDimensions();
        const stacked = fontScale >= 1.35;
        return (
          <View style={[styles.row, { flexDirection: stacked ? 'column' : 'row' }]}>
            <Text style={[styles.body, { flexShrink: 1 }]}>{title}</Text>
            <Text style={[styles.small, { flexShrink: 1 }]}>{price}</Text>
          </View>
        );
      }
      """
    }

    private static func card(_ number: Int, row: Int) -> String {
      """
      export function View\(number)({ name }: { name: string }) {
        const [open, setOpen] = useState(false);
        return (
          <View style={styles.card}>
            <Text style={styles.title}>{name}</Text>
            <Text style={styles.body}\(number % 3 == 0 ? " numberOfLines={2}" : "")>
              A summary of what this part of the app is for, number \(number), in two sentences.
            </Text>
            {open && <View\(row) title="Details" price="€12.50" />}
            <View style={styles.actions}>
              <Button title="Remove" onPress={() => setOpen(!open)} />
              <Button title="Save changes" onPress={() => {}} />
            </View>
          </View>
        );
      }
      """
    }

    private static func form(_ number: Int, row: Int) -> String {
      """
      export function View\(number)() {
        const [email, setEmail] = useState('');
        return (
          <FlatList
            data={[1, 2, 3, 4]}
            ListHeaderComponent={
              <View>
                <TextInput value={email} onChangeText={setEmail} placeholder="Email" />
                <View style={styles.actions}>
                  <Text style={[styles.body, { flex: 1 }]}>Notifications for messages</Text>
                  <Switch value={true} />
                </View>
              </View>
            }
            renderItem={({ item }) => <View\(row) title={`Order ${item}`} price="€1,024.00" />}
          />
        );
      }
      """
    }

    private static func page(_ number: Int, row: Int, card: Int) -> String {
      """
      const items = ['Rain jacket', 'Wool socks, three pairs', 'Tent for four people'];

      export default function View\(number)() {
        return (
          <ScrollView contentContainerStyle={{ padding: 16, gap: 16 }}>
            <View\(card) name="Overview" />
            {items.map((item) => <View\(row) key={item} title={item} price="€189.95" />)}
            <Text style={styles.title}>Total</Text>
          </ScrollView>
        );
      }
      """
    }
  }
}
