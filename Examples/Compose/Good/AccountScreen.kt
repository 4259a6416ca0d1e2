package example.account

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.material3.TopAppBar
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.unit.dp

/** The account page with rows that are at least 56 dp high and grow with their text. */
@Composable
fun AccountScreen(name: String, email: String, phone: String, plan: String) {
    Scaffold(topBar = { TopAppBar(title = { Text("Account") }) }) { padding ->
        Column(Modifier.padding(padding).verticalScroll(rememberScrollState())) {
            AccountRow("Name", name)
            HorizontalDivider()
            AccountRow("Email", email)
            HorizontalDivider()
            AccountRow("Phone", phone)
            HorizontalDivider()
            AccountRow("Plan", plan)
            HorizontalDivider()
            Text(
                "Your plan renews on 3 November. Cancel any time before.",
                Modifier.padding(16.dp),
                style = MaterialTheme.typography.bodySmall,
            )
        }
    }
}

@Preview
@Composable
fun AccountScreenPreview() {
    AccountScreen(
        name = "Charlotte Achterberg-Lindqvist",
        email = "charlotte.achterberg@lindqvist-architects.example",
        phone = "+46 8 5550 0119",
        plan = "Family, 2 TB",
    )
}
