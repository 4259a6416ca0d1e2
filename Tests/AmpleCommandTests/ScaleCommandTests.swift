import Testing

@testable import AmpleCommand

@Suite struct ScaleCommandTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let arguments: String
    let output: String
    var testDescription: String { arguments }

    init(_ arguments: String, _ output: String) {
      self.arguments = arguments
      self.output = output
    }
  }

  @Test(arguments: [
    Row("body --at AX5", "53"), Row("body --at AX5 --ios 7.0.4", "46"), Row("body", "17"),
    Row("17 --relative-to body --at AX5", "48"),
    Row("17 --relative-to body --at AX5 --max 28", "28"),
    Row("75 --relative-to body --at AX5 --value --display-scale 3", "211.33"),
    Row("14sp --at 200%", "26"), Row("14sp --at=200% --android=13", "28"), Row("26dp --at 2", "14"),
    Row("14sp --at 200% --density 2.625", "68"), Row("12 --at 1.1 --on compose", "13.2"),
    Row("34 --on react-native --at AX5", "121.41"),
    Row("34 --on react-native --at AX5 --ramp largeTitle", "58"),
    Row("17 --on react-native --at AX5 --max 1.3", "22.1"),
    Row("16 --on react-native --at 200% --density 2.625", "74"),
    Row("17 --on react-native --at AX5 --no-scaling", "17"),
    Row("34 --on flutter --at AX5", "106"), Row("34 --on flutter --at AX5 --max 1.3", "44.2"),
    Row("bodyLarge --at 200%", "28"), Row("footnote1 --on watchos --at AX1", "16"),
    Row("headline --on macos", "13"), Row("subtitle1 --on tvos", "38"),
    Row("-- -14sp --at", ""), Row("-14sp --at 200%", "-26"),
  ])
  func `a value is answered with its number alone`(row: Row) {
    let result = run(row.arguments)
    #expect(result.output == (row.output.isEmpty ? "" : row.output + "\n"))
    #expect(result.exitCode == (row.output.isEmpty ? 2 : 0))
  }

  @Test(arguments: [
    Row("bdy", "There is no text style “bdy”. Did you mean “body”?"),
    Row("body --att AX5", "There is no option “--att”. Did you mean “--at”?"),
    Row("body --at AX6", "There is no text size “AX6”."),
    Row("body --at 200%", "“body” scales by the sizes of iOS"),
    Row("14sp --at AX5", "“14sp” scales by percentages"),
    Row("17 --at AX5", "Say what 17 grows beside"),
    Row("body --ramp body", "--ramp does nothing for a text style."),
    Row("body --at", "--at needs a value: --at SIZE."),
    Row("body --at L --at M", "--at was given twice."),
    Row("body --json=yes", "--json takes no value."),
    Row("extraLargeTitle --at AX1", "extraLargeTitle at AX1 is not published; only L is known."),
    Row("title1 --at AX5 --ios 9", "title1 at AX5 on iOS 9: no reliable source gives it."),
    Row("largeTitle --ios 8", "largeTitle at L on iOS 8: it came later."),
    Row("34 --on reactnative", "Did you mean “react-native”?"),
    Row("14sp --density x", "--density wants a number, not “x”."),
    Row("10 --on flutter --min 2 --max 1", "--min is larger than --max."),
    Row("--table isos", "Did you mean “ios”?"), Row("", "Say what to scale"),
    Row("body caption1", "Ask for one thing at a time."),
    Row("--queries missing", "“missing” cannot be read."),
  ])
  func `what cannot be answered is said in a sentence, with exit code 2`(row: Row) {
    let result = run(row.arguments)
    #expect(result.errors.contains(row.output), "\(result.errors)")
    #expect(result.exitCode == 2 && result.output.isEmpty)
  }

  @Test func `JSON says everything that is known`() {
    #expect(
      run("body --at accessibility5 --json").output == """
        {"input": "body", "system": "ios", "setting": "AX5", "result": 53, "unit": "pt", "leading": 62, \
        "tracking": 0.31, "weight": "regular", "emphasizedWeight": "semibold", "factor": 3.117647, \
        "source": "Apple HIG, Typography, iOS 11 and later"}

        """)
    #expect(run("14sp --at 130% --json").output.contains("\"result\": 18.8, \"unit\": \"dp\""))
  }

  @Test func `an inferred number says so on standard error`() {
    let result = run("body --at AX5 --ios 9")
    #expect(result.output == "53\n")
    #expect(result.errors.contains("inferred"))
  }

  @Test func `help is printed on request`() {
    let result = run("--help")
    #expect(result.exitCode == 0 && result.output.contains("ample scale body --at AX5"))
  }
}

/// Runs `ample scale` on arguments that are typed with single spaces.
func run(_ arguments: String, files: [String: String] = [:]) -> CommandResult {
  ScaleCommand.run(arguments.split(separator: " ").map(String.init)) { files[$0] }
}
