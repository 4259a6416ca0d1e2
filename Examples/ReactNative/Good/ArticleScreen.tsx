import { ScrollView, StyleSheet, Text } from "react-native";
import { SafeAreaView } from "react-native-safe-area-context";

/** An article whose texts follow the curves of Apple's styles. */
export default function ArticleScreen() {
  return (
    <SafeAreaView style={styles.screen}>
      <ScrollView contentContainerStyle={styles.content}>
        <Text style={styles.caption} dynamicTypeRamp="caption1">
          Travel · 4 min read
        </Text>
        <Text style={styles.title} dynamicTypeRamp="largeTitle">
          Weekend in Lisbon
        </Text>
        <Text style={styles.body} dynamicTypeRamp="body">
          Three days of tiled streets, custard tarts and the 28 tram up the hill.
        </Text>
      </ScrollView>
    </SafeAreaView>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  content: { padding: 16, gap: 8 },
  caption: { fontSize: 12, color: "#3c3c43" },
  title: { fontSize: 34, fontWeight: "700" },
  body: { fontSize: 17 },
});
