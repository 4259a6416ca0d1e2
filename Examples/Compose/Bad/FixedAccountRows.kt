package example.account

import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.tooling.preview.PreviewFontScale
import androidx.compose.ui.unit.dp

/** A row that stacks, but in a height that does not grow. */
@Composable
fun FixedHeightRow(label: String, value: String) {
    val stacked = LocalDensity.current.fontScale >= 1.5f
    val modifier = Modifier.fillMaxWidth().height(56.dp).padding(horizontal = 16.dp, vertical = 8.dp)
    if (stacked) {
        Column(modifier) {
            Text(label, style = MaterialTheme.typography.bodyLarge)
            Text(value, style = MaterialTheme.typography.bodyMedium)  // expect: content-disappears from 150%
        }
    } else {
        Row(modifier, verticalAlignment = Alignment.CenterVertically) {
            Text(label, style = MaterialTheme.typography.bodyLarge)
            Spacer(Modifier.width(16.dp))
            // expect: text-clipped from 115%
            Text(value, Modifier.weight(1f), style = MaterialTheme.typography.bodyMedium)
        }
    }
}

/** A row whose first text takes all the width that it likes. */
@Composable
fun GreedyRow(label: String, value: String) {
    Row(Modifier.fillMaxWidth().padding(16.dp)) {
        Text(value, style = MaterialTheme.typography.bodyLarge)
        Spacer(Modifier.width(16.dp))
        Text(label, style = MaterialTheme.typography.bodyLarge)  // expect: content-disappears from 130%
    }
}

/** A value of which one line is shown, and the end cut off without a mark. */
@Composable
fun OneLineRow(label: String, value: String) {
    Row(Modifier.fillMaxWidth().padding(16.dp)) {
        Text(label, style = MaterialTheme.typography.bodyLarge)
        Spacer(Modifier.width(16.dp))
        Text(value, Modifier.weight(1f), maxLines = 1, style = MaterialTheme.typography.bodyMedium)  // expect: text-truncated from 150%
    }
}

/** Text whose size is made from dp: it ignores what the person asked for. */
@Composable
fun FixedTextRow(label: String, value: String) {
    val size = with(LocalDensity.current) { 14.dp.toSp() }
    Column(Modifier.fillMaxWidth().padding(16.dp)) {
        Text(label, style = MaterialTheme.typography.bodyLarge)
        Text(value, fontSize = size)  // expect: body-under-200 from 200%
    }
}

@PreviewFontScale
@Composable
fun FixedHeightRowPreview() { FixedHeightRow("Email", "alex.morgan@icloud.com") }

@PreviewFontScale
@Composable
fun GreedyRowPreview() { GreedyRow("Email", "alexandra.morgan-whitfield@icloud.com") }

@PreviewFontScale
@Composable
fun OneLineRowPreview() { OneLineRow("Email address", "alex.morgan@icloud.com") }

@PreviewFontScale
@Composable
fun FixedTextRowPreview() { FixedTextRow("Email", "alex.morgan@icloud.com") }
