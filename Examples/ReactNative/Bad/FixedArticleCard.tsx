import { Image, StyleSheet, Text, View } from "react-native";

type FixedArticleCardProps = { title: string; lead: string; caption: string };

/** A card that is as high as its picture, whatever the text needs. */
export function FixedArticleCard({ title, lead, caption }: FixedArticleCardProps) {
  return (
    <View style={styles.card}>
      <Image source={require("./harbour.jpg")} style={styles.picture} />
      <View style={styles.words}>
        {/* expect: text-truncated from 200%, text-truncated from AX1 */}
        <Text style={styles.title} numberOfLines={2}>
          {title}
        </Text>
        {/* expect: word-broken from AX5 */}
        <Text style={styles.lead}>{lead}</Text>
        <Text style={styles.caption}>{caption}</Text>
      </View>
    </View>
  );
}

export default function FixedArticleList() {
  return (
    <FixedArticleCard
      title="Three quiet days on the coast of Jutland"
      lead="Dunes, a lighthouse and the best fish soup north of Esbjerg."
      caption="Travel, 4 minutes"
    />
  );
}

const styles = StyleSheet.create({
  card: {
    flexDirection: "row",
    height: 160, // expect: text-clipped from 130%, text-clipped from XXXL
    margin: 16,
    borderRadius: 12,
    overflow: "hidden",
    backgroundColor: "#f2f2f7",
  },
  picture: { width: 112, height: 160 },
  words: { flex: 1, padding: 12, gap: 4 },
  title: { fontSize: 17, fontWeight: "600" },
  lead: { fontSize: 15 },
  caption: { fontSize: 12, color: "#3c3c43" },
});
