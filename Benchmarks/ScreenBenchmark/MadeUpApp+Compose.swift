extension MadeUpApp {
  enum Compose {
    static func text(_ page: Page) -> String {
      let body =
        switch page.kind {
        case .row: row(page.number)
        case .card: card(page.number, row: page.row)
        case .form: form(page.number, row: page.row)
        case .page: self.page(page.number, row: page.row, card: page.card)
        }
      return """
        package app

        import androidx.compose.foundation.layout.*
        import androidx.compose.material3.*
        import androidx.compose.runtime.*
        import androidx.compose.ui.*
        import androidx.compose.ui.unit.dp

        \(body)
        """
    }

    private static func row(_ number: Int) -> String {
      """
      @Composable
      fun View\(number)(title: String, price: String) {
          val stacked = LocalDensity.current.fontScale >= 1.5f
          val modifier = Modifier.fillMaxWidth().heightIn(min = 56.dp).padding(horizontal = 16.dp, vertical = 8.dp)
          if (stacked) {
              Column(modifier) {
                  Text(title, style = MaterialTheme.typography.bodyLarge)
                  Text(price, style = MaterialTheme.typography.bodyMedium)
              }
          } else {
              Row(modifier, verticalAlignment = Alignment.CenterVertically) {
                  Icon(Icons.Default.Star, contentDescription = null)
                  Text(title, style = MaterialTheme.typography.bodyLarge)
                  Spacer(Modifier.width(\(8 + number % 5).dp))
                  Text(price, Modifier.weight(1f), style = MaterialTheme.typography.bodyMedium)
              }
          }
      }
      """
    }

    private static func card(_ number: Int, row: Int) -> String {
      """
      @Composable
      fun View\(number)(name: String) {
          var open by remember { mutableStateOf(false) }
          Card(modifier = Modifier.fillMaxWidth()) {
              Column(Modifier.padding(16.dp), verticalArrangement = Arrangement.spacedBy(12.dp)) {
                  Text(name, style = MaterialTheme.typography.titleLarge)
                  Text(
                      "A summary of what this part of the app is for, number \(number), in two sentences.",
                      maxLines = \(number % 3 == 0 ? "2" : "Int.MAX_VALUE"),
                  )
                  if (open) { View\(row)(title = "Details", price = "€12.50") }
                  Row(horizontalArrangement = Arrangement.spacedBy(8.dp)) {
                      OutlinedButton(onClick = { open = !open }) { Text("Remove") }
                      Button(onClick = {}) { Text("Save changes") }
                  }
              }
          }
      }
      """
    }

    private static func form(_ number: Int, row: Int) -> String {
      """
      @Composable
      fun View\(number)() {
          var email by remember { mutableStateOf("") }
          LazyColumn(contentPadding = PaddingValues(16.dp)) {
              item { OutlinedTextField(value = email, onValueChange = { email = it }, label = { Text("Email") }) }
              item {
                  Row(verticalAlignment = Alignment.CenterVertically) {
                      Text("Notifications for messages", Modifier.weight(1f))
                      Switch(checked = true, onCheckedChange = {})
                  }
              }
              items(4) { index -> View\(row)(title = "Order $index", price = "€1,024.00") }
          }
      }
      """
    }

    private static func page(_ number: Int, row: Int, card: Int) -> String {
      """
      @Composable
      fun View\(number)() {
          val items = listOf("Rain jacket", "Wool socks, three pairs", "Tent for four people")
          Scaffold(topBar = { TopAppBar(title = { Text("Page \(number)") }) }) { padding ->
              Column(Modifier.padding(padding).verticalScroll(rememberScrollState())) {
                  View\(card)(name = "Overview")
                  items.forEach { item -> View\(row)(title = item, price = "€189.95") }
                  Text("Total", style = MaterialTheme.typography.headlineSmall)
              }
          }
      }

      @Preview
      @Composable
      fun View\(number)Preview() { View\(number)() }
      """
    }
  }
}
