import { ScrollView, StyleSheet, Text, View } from "react-native";
import { SafeAreaView } from "react-native-safe-area-context";
import { AccountRow } from "./AccountRow";
import { account } from "../account";

/** The account page: it scrolls, and its rows grow with their text. */
export default function AccountScreen() {
  return (
    <SafeAreaView style={styles.screen}>
      <ScrollView contentContainerStyle={styles.content}>
        <Text style={styles.title} dynamicTypeRamp="largeTitle" accessibilityRole="header">
          Account
        </Text>
        <AccountRow label="Name" value={account.name} />
        <View style={styles.line} />
        <AccountRow label="Email" value={account.email} />
        <View style={styles.line} />
        <AccountRow label="Phone" value={account.phone} />
        <View style={styles.line} />
        <AccountRow label="Plan" value={account.plan} />
        <Text style={styles.note}>Your plan renews on 3 November. Cancel any time before.</Text>
      </ScrollView>
    </SafeAreaView>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, backgroundColor: "#ffffff" },
  content: { padding: 16 },
  title: { fontSize: 34, fontWeight: "700" },
  line: { height: StyleSheet.hairlineWidth, backgroundColor: "#c6c6c8" },
  note: { fontSize: 13, color: "#3c3c43", paddingVertical: 12 },
});
