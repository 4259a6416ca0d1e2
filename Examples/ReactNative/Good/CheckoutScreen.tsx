import React from "react";
import { FlatList, Pressable, StyleSheet, Text, View } from "react-native";
import { SafeAreaView } from "react-native-safe-area-context";
import { lines, total, type OrderLine } from "../basket";

/** The checkout: a list that scrolls over a button that stays in reach. */
export default function CheckoutScreen({ onPay }: { onPay: () => void }) {
  return (
    <SafeAreaView style={styles.screen}>
      <FlatList
        data={lines}
        keyExtractor={(line) => line.id}
        contentContainerStyle={styles.content}
        ListHeaderComponent={
          <Text style={styles.title} dynamicTypeRamp="title1">
            Checkout
          </Text>
        }
        ListFooterComponent={<AmountRow title="Total" amount={total} isTotal />}
        renderItem={({ item }: { item: OrderLine }) => (
          <AmountRow title={item.title} amount={item.price} />
        )}
      />
      <Pressable style={styles.button} onPress={onPay}>
        <Text style={styles.buttonLabel} maxFontSizeMultiplier={2}>
          Pay now
        </Text>
      </Pressable>
    </SafeAreaView>
  );
}

type AmountRowProps = { title: string; amount: string; isTotal?: boolean };

/** Something and what it costs: on one line where both fit, otherwise under each other. */
function AmountRow({ title, amount, isTotal = false }: AmountRowProps) {
  return (
    <View style={styles.row}>
      <Text style={[styles.body, isTotal && styles.strong]}>{title}</Text>
      <Text style={[styles.body, isTotal && styles.strong]}>{amount}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, backgroundColor: "#ffffff" },
  content: { padding: 16, gap: 12 },
  title: { fontSize: 28, fontWeight: "700" },
  row: { flexDirection: "row", flexWrap: "wrap", justifyContent: "space-between", columnGap: 12 },
  body: { fontSize: 16 },
  strong: { fontWeight: "700" },
  button: { margin: 16, padding: 14, borderRadius: 12, backgroundColor: "#0a7aff" },
  buttonLabel: { color: "#ffffff", fontSize: 17, fontWeight: "600", textAlign: "center" },
});
