import { ScrollView, StyleSheet, Text } from "react-native";

/** An article without ramps: on iOS one factor makes its title 121 points high. */
export function OneMultiplierArticle() {
  return (
    <ScrollView contentContainerStyle={styles.content}>
      <Text style={styles.caption}>Travel · 4 min read</Text>
      <Text style={styles.title}>Weekend in Lisbon</Text>
      <Text style={styles.body}>
        Three days of tiled streets, custard tarts and the 28 tram up the hill.
      </Text>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  content: { padding: 16, gap: 8 },
  caption: { fontSize: 12, color: "#3c3c43" },
  title: { fontSize: 34, fontWeight: "700" },
  body: { fontSize: 17 },
});
