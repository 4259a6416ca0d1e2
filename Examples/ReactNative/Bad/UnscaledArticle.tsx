import { ScrollView, StyleSheet, Text } from "react-native";

/** An article that the person's text size does not reach, and one whose text stops growing early. */
export function UnscaledArticle() {
  return (
    <ScrollView contentContainerStyle={styles.content}>
      {/* expect: body-under-200 from 200%, body-under-200 from AX3 */}
      <Text style={styles.body} allowFontScaling={false}>
        Three days of tiled streets, custard tarts and the 28 tram up the hill.
      </Text>
      {/* expect: body-under-200 from 200%, body-under-200 from AX3 */}
      <Text style={styles.body} maxFontSizeMultiplier={1.3}>
        The tram starts at the square with the fig trees and takes half an hour.
      </Text>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  content: { padding: 16, gap: 8 },
  body: { fontSize: 17 },
});
