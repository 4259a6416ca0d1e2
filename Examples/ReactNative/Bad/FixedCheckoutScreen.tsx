import { Pressable, StyleSheet, Text, View } from "react-native";
import { SafeAreaView } from "react-native-safe-area-context";
import { lines, total } from "../basket";

/** The checkout on a page that cannot scroll: large text pushes the button out of the window. */
export default function FixedCheckoutScreen({ onPay }: { onPay: () => void }) {
  return (
    <SafeAreaView style={styles.screen}>
      <View style={styles.content}>
        <Text style={styles.title}>Checkout</Text>
        {lines.map((line) => (
          <View key={line.id} style={styles.line}>
            {/* expect: content-off-screen from AX4 */}
            <Text style={styles.body}>{line.title}</Text>
            {/* expect: content-off-screen from AX4, text-truncated from 150%, text-truncated from XXXL */}
            <Text style={styles.price} numberOfLines={1}>
              {line.price}
            </Text>
          </View>
        ))}
        <View style={styles.row}>
          {/* expect: content-off-screen from AX3 */}
          <Text style={[styles.body, styles.strong]}>Total</Text>
          {/* expect: content-off-screen from AX3 */}
          <Text style={[styles.body, styles.strong]}>{total}</Text>
        </View>
      </View>
      {/* expect: action-unreachable from AX3 */}
      <Pressable style={styles.button} onPress={onPay}>
        <Text style={styles.buttonLabel}>Pay now</Text>
      </Pressable>
    </SafeAreaView>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, backgroundColor: "#ffffff" },
  content: { padding: 16, gap: 12 },
  title: { fontSize: 34, fontWeight: "700" },
  line: { gap: 4 },
  row: { flexDirection: "row", flexWrap: "wrap", justifyContent: "space-between" },
  body: { fontSize: 17 },
  strong: { fontWeight: "700" },
  price: { width: 92, fontSize: 17 },
  button: { margin: 16, padding: 14, borderRadius: 12, backgroundColor: "#0a7aff" },
  buttonLabel: { color: "#ffffff", fontSize: 17, fontWeight: "600", textAlign: "center" },
});
