import { StyleSheet, Text, View, useWindowDimensions } from "react-native";

/** A label and its value: side by side, and for large text under each other. */
export function AccountRow({ label, value }: { label: string; value: string }) {
  const { fontScale } = useWindowDimensions();
  const stacked = fontScale >= 1.35; // about XXXL on iOS: stack, do not truncate
  return (
    <View style={{ minHeight: 44, paddingVertical: 10, gap: stacked ? 2 : 12,
      flexDirection: stacked ? "column" : "row", justifyContent: "space-between" }}>
      <Text style={styles.body}>{label}</Text>
      <Text style={[styles.body, styles.secondary]}>{value}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  body: { fontSize: 17 },
  secondary: { color: "#3c3c43", flexShrink: 1 },
});
