package example.checkout

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp

/** A page that does not scroll: what comes last has no room left. */
@Composable
fun FixedCheckoutScreen(address: String, terms: String, onPay: () -> Unit) {
    Column(Modifier.padding(16.dp)) {
        Text("Checkout", style = MaterialTheme.typography.displaySmall)
        Text(address, style = MaterialTheme.typography.headlineSmall)
        Text(terms, style = MaterialTheme.typography.titleLarge)  // expect: text-clipped from 200%
        Button(onClick = onPay, modifier = Modifier.fillMaxWidth()) { Text("Pay now") }  // expect: content-disappears from 180%
    }
}

/** A card of a fixed height. */
@Composable
fun FixedArticleCard(title: String, lead: String) {
    Column(Modifier.height(120.dp).padding(16.dp)) {
        Text(title, style = MaterialTheme.typography.headlineSmall)
        Text(lead, style = MaterialTheme.typography.bodyMedium)  // expect: text-clipped from 150%
    }
}

@Preview
@Composable
fun FixedCheckoutScreenPreview() {
    FixedCheckoutScreen(
        address = "Charlotte Achterberg-Lindqvist, Strandvägen 7, Stockholm, within 3 days",
        terms = "You can send everything back within thirty days, in the box that it came in, and we pay " +
            "for the way. Things that were used outdoors are repaired or exchanged. Socks that were worn " +
            "cannot be taken back, for reasons that everybody understands. We keep your address until the " +
            "order has arrived, and no longer than ninety days after that. Ask us whenever you like.",
        onPay = {},
    )
}

@Preview
@Composable
fun FixedArticleCardPreview() {
    FixedArticleCard(
        title = "Weekend in Lisbon",
        lead = "Three days of tiled streets, custard tarts and the 28 tram up the hill.",
    )
}
