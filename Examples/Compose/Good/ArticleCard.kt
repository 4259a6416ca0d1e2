package example.article

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Card
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp

/** A card that is as high as its words. */
@Composable
fun ArticleCard(caption: String, title: String, lead: String) {
    Card {
        Column(Modifier.padding(16.dp), verticalArrangement = Arrangement.spacedBy(4.dp)) {
            Text(caption, style = MaterialTheme.typography.labelMedium)
            Text(title, style = MaterialTheme.typography.headlineSmall)
            Text(lead, style = MaterialTheme.typography.bodyMedium)
        }
    }
}

@Preview
@Composable
fun ArticleCardPreview() {
    ArticleCard(
        caption = "Travel, 4 minutes to read",
        title = "Weekend in Lisbon",
        lead = "Three days of tiled streets, custard tarts and the 28 tram up the hill.",
    )
}
