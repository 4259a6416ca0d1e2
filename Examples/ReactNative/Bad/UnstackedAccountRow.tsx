import { StyleSheet, Text, View } from "react-native";

/** A label and its value side by side whatever the text size: neither can shrink. */
export function UnstackedAccountRow() {
  return (
    <View style={styles.row}>
      <Text style={styles.body}>Email</Text>
      {/* expect: content-off-screen from AX1 */}
      <Text style={[styles.body, styles.secondary]}>alex.morgan@icloud.com</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: 44,
    paddingVertical: 10,
    gap: 12,
    flexDirection: "row",
    justifyContent: "space-between",
  },
  body: { fontSize: 17 },
  secondary: { color: "#3c3c43" },
});
