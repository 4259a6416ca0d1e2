extension Fixture {
  /// A screen with a bit of everything that Compose code is made of.
  static let kotlinScreen = #"""
    package app.screens

    import androidx.compose.material3.Text
    import a.b.C as D

    /** The row of an account. */
    @Preview(fontScale = 2f, device = "spec:width=411dp")
    @Composable
    fun AccountRow(account: Account, modifier: Modifier = Modifier, onTap: (Int) -> Unit = {}) {
      var isOpen by remember { mutableStateOf(false) }
      val (name, rest) = account
      Column(modifier = modifier.padding(8.dp).height(56.dp), verticalArrangement = Arrangement.spacedBy(4f)) {
        if (account.note != null && !account.note.isEmpty()) Text(account.note) else { Spacer(Modifier) }
        items.forEach { (key, value) -> Text("$key · ${value.title}\n") } /* inner */
        for (i in 0..<3) { println(i) }
        when (val state = account.state) {
          is Loading, Size.Small -> Spinner()
          in 1..3 -> { Text(text = """raw $name""".trimIndent()) }
          else -> return
        }
      }
    }

    data class Account(val name: String = "a", private var size: Int? = null) : Row<Int>(1), Named {
      constructor(size: Int) : this("b", size)
      val title: String get() = name ?: "none"
      companion object {
        const val HEIGHT = 0xFF
      }
    }

    enum class Method(val code: String) { CARD("c"), CASH("d"); }
    typealias Done<T> = T.(Int) -> Unit
    fun Modifier.row(): Modifier = this.then(object : Modifier {})
    """#
}
