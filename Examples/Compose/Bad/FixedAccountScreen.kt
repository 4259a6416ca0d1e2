package example.account

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.material3.TopAppBar
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp

/** The account page with rows of 56 dp, which is right at the default size and at no large one. */
@Composable
fun FixedAccountScreen(name: String, email: String, phone: String) {
    Scaffold(topBar = { TopAppBar(title = { Text("Account") }) }) { padding ->
        Column(Modifier.padding(padding).verticalScroll(rememberScrollState())) {
            FixedAccountRow("Name", name)
            HorizontalDivider()
            FixedAccountRow("Email", email)
            HorizontalDivider()
            FixedAccountRow("Phone", phone)
            HorizontalDivider()
            Text(  // expect: text-clipped from 115%
                "Your plan renews on 3 November. Cancel any time before.",
                Modifier.padding(horizontal = 16.dp).height(40.dp),
                style = MaterialTheme.typography.bodyMedium,
            )
        }
    }
}

/** A label and its value side by side, in a height that does not grow. */
@Composable
fun FixedAccountRow(label: String, value: String) {
    Row(
        Modifier.fillMaxWidth().height(56.dp).padding(horizontal = 16.dp, vertical = 8.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Text(label, style = MaterialTheme.typography.bodyLarge)
        Spacer(Modifier.width(16.dp))
        Text(  // expect: text-clipped from 115%
            value,
            Modifier.weight(1f),
            textAlign = TextAlign.End,
            style = MaterialTheme.typography.bodyMedium,
        )
    }
}

@Preview
@Composable
fun FixedAccountScreenPreview() {
    FixedAccountScreen(
        name = "Charlotte Achterberg-Lindqvist",
        email = "charlotte.achterberg@lindqvist-architects.example",
        phone = "+46 8 5550 0119",
    )
}
