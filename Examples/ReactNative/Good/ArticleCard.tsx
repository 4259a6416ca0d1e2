import { Image, ScrollView, StyleSheet, Text, View } from "react-native";

type ArticleCardProps = { title: string; lead: string; caption: string };

/** A card with the picture over the text, as high as its text needs. */
export function ArticleCard({ title, lead, caption }: ArticleCardProps) {
  return (
    <View style={styles.card}>
      <Image source={require("./harbour.jpg")} style={styles.picture} />
      <View style={styles.words}>
        <Text style={styles.caption}>{caption}</Text>
        <Text style={styles.title}>{title}</Text>
        <Text style={styles.lead}>{lead}</Text>
      </View>
    </View>
  );
}

export default function ArticleList() {
  return (
    <ScrollView>
      <ArticleCard
        title="Three quiet days on the coast of Jutland"
        lead="Dunes, a lighthouse and the best fish soup north of Esbjerg."
        caption="Travel, 4 minutes"
      />
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  card: { margin: 16, borderRadius: 12, overflow: "hidden", backgroundColor: "#f2f2f7" },
  picture: { width: "100%", aspectRatio: 16 / 9 },
  words: { padding: 12, gap: 6 },
  caption: { fontSize: 12, color: "#3c3c43" },
  title: { fontSize: 17, fontWeight: "600" },
  lead: { fontSize: 15 },
});
