import Testing

@Suite struct KotlinDeclarationTests {
  @Test func `The fixture parses without damage`() {
    let text = dump(Fixture.kotlinScreen, as: "Test.kt")
    #expect(!text.contains("damage"))
    #expect(!text.contains("⟨"))
  }

  @Test func `Imports keep their path and their name here`() {
    expect("import a.b.C as D\nimport a.E\n", "import a.b.C C as D\nimport a.E E", as: "Test.kt")
  }

  @Test func `A class has parameters, supertypes and members`() {
    expect(
      """
      data class A(val a: String = "a", private var b: Int? = null) : B<Int>(1), C {
        constructor(c: Int) : this("b", c)
        val d: String get() = a ?: "none"
        companion object {
          const val E = 0xFF
        }
      }
      """,
      """
      data class A(val a: String = "a", private var b: Optional<Int> = nil): B<Int>, C
        func init(c: Int)
        let d: String
          return (a ?? "none")
        companion object Companion
          const let E = 255
      """, as: "Test.kt")
  }

  @Test func `A function type in parentheses may stand behind an annotation`() {
    for source in [
      "fun A(b: @C (() -> Unit) = {}, c: @C (D.(Int) -> Unit)) {}", "fun A(b: @C () -> Unit = {}, c: @C D.(Int) -> Unit) {}",
      "fun A(b: @C (() -> Unit)?) {}", "fun A(b: @C (Int) -> Unit) {}", "fun A(b: @C ((Int) -> Unit) -> Unit) {}",
    ] {
      #expect(!dump(source, as: "Test.kt").contains("damage"), "\(source)")
    }
  }

  @Test func `Entries of an enumeration are constructions`() {
    expect(
      "enum class A(val a: String) { B(\"c\"), D }",
      "enum A(val a: String)\n  case B = A(\"c\")\n  case D", as: "Test.kt")
  }

  @Test func `Receivers come first in types of functions`() {
    expect("typealias A<T> = T.(Int) -> Unit", "typealias A = -><T, Int, Unit>", as: "Test.kt")
    expect("fun A.b(): C = d", "func A.b() -> C\n  return d", as: "Test.kt")
  }
}
