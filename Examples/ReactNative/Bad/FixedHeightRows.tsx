import { StyleSheet, Text, View, useWindowDimensions } from "react-native";

/** The row of the account page with a fixed height in place of a minimum. */
export function FixedHeightRow({ label, value }: { label: string; value: string }) {
  const { fontScale } = useWindowDimensions();
  const stacked = fontScale >= 1.35;
  return (
    <View style={{ height: 44, paddingVertical: 10, gap: stacked ? 2 : 12,
      flexDirection: stacked ? "column" : "row", justifyContent: "space-between" }}>
      {/* expect: text-clipped from 150%, text-clipped from AX1 */}
      <Text style={styles.body}>{label}</Text>
      {/* expect: text-clipped from 150%, text-clipped from XXXL */}
      <Text style={[styles.body, styles.secondary]}>{value}</Text>
    </View>
  );
}

export default function FixedHeightRows() {
  return (
    <View>
      <FixedHeightRow label="Email" value="alex.morgan@icloud.com" />
      <FixedHeightRow label="Phone" value="+1 (555) 010-0199" />
    </View>
  );
}

const styles = StyleSheet.create({
  body: { fontSize: 17 },
  secondary: { color: "#3c3c43" },
});
