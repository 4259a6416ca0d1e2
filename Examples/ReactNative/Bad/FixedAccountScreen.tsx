import { ScrollView, StyleSheet, Text, View } from "react-native";
import { SafeAreaView } from "react-native-safe-area-context";
import { account } from "../account";

/** The account page with rows of a fixed height, which is right at the default size and at no other. */
export default function FixedAccountScreen() {
  return (
    <SafeAreaView style={styles.screen}>
      <ScrollView contentContainerStyle={styles.content}>
        <FixedAccountRow label="Name" value={account.name} />
        <FixedAccountRow label="Email" value={account.email} />
        <FixedAccountRow label="Phone" value={account.phone} />
        <View style={styles.note}>
          <Text style={styles.noteText}>Your plan renews on 3 November. Cancel any time before.</Text>
        </View>
      </ScrollView>
    </SafeAreaView>
  );
}

function FixedAccountRow({ label, value }: { label: string; value: string }) {
  return (
    <View style={styles.row}>
      <Text style={styles.body}>{label}</Text>
      {/* expect: word-broken from AX2 */}
      <Text style={[styles.body, styles.secondary]}>{value}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, backgroundColor: "#ffffff" },
  content: { padding: 16 },
  row: {
    flexDirection: "row",
    alignItems: "center",
    justifyContent: "space-between",
    height: 44, // expect: text-clipped from 180%, text-clipped from AX1
    overflow: "hidden",
    gap: 12,
  },
  body: { fontSize: 17 },
  secondary: { color: "#3c3c43", flexShrink: 1 },
  note: { height: 40, overflow: "hidden" }, // expect: text-clipped from 130%, text-clipped from AX1
  noteText: { fontSize: 13 },
});
