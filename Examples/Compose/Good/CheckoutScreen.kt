package example.checkout

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Button
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp

/** The checkout as a page that scrolls, with the button in a bar that stays in reach. */
@Composable
fun CheckoutScreen(total: String, address: String, onPay: () -> Unit) {
    Scaffold(
        bottomBar = {
            Button(onClick = onPay, modifier = Modifier.fillMaxWidth().padding(16.dp)) { Text("Pay now") }
        },
    ) { padding ->
        Column(
            Modifier.padding(padding).verticalScroll(rememberScrollState()).padding(16.dp),
            verticalArrangement = Arrangement.spacedBy(16.dp),
        ) {
            Text("Checkout", style = MaterialTheme.typography.headlineLarge)
            OrderLine("Rain jacket, orange, size L", "€189.95")
            OrderLine("Wool socks, three pairs", "€36.50")
            OrderLine("Tent for four people", "€1,024.00")
            HorizontalDivider()
            OrderLine("Total", total)
            Text(address, style = MaterialTheme.typography.bodyMedium)
        }
    }
}

/** What is bought and, under it, what it costs. */
@Composable
fun OrderLine(title: String, price: String) {
    Column {
        Text(title, style = MaterialTheme.typography.bodyLarge)
        Text(price, style = MaterialTheme.typography.titleMedium)
    }
}

@Preview
@Composable
fun CheckoutScreenPreview() {
    CheckoutScreen(
        total = "€1,250.45",
        address = "Charlotte Achterberg-Lindqvist, Strandvägen 7, Stockholm, within 3 days",
        onPay = {},
    )
}
