import Testing

@testable import AmpleCommand

@Suite struct SubcommandTests {
  @Test func `every subcommand has help with examples`() {
    for command in Subcommand.all {
      let result = SmallWorld.run("\(command.name) --help").result
      let isWhole = result.output.contains("Usage:") && result.output.contains("Examples:")
      #expect(result.exitCode == 0 && isWhole, "\(command.name)")
      #expect(SmallWorld.run("help \(command.name)").result == result)
    }
  }

  @Test func `a rule is listed and explained`() {
    let list = SmallWorld.run("rules").result.output
    #expect(list.hasPrefix("text-clipped    error    Title of text-clipped\n"))
    let page = SmallWorld.run("explain text-clipped").result.output
    #expect(
      page.hasPrefix("text-clipped: Title of text-clipped\nerror, on by default, found by laying"))
    #expect(page.contains("// ample:ignore text-clipped -- reason"))
    #expect(
      SmallWorld.run("rules text-clippd").result.errors.contains("Did you mean “text-clipped”?"))
  }

  @Test func `devices are listed with their sizes`() {
    let list = SmallWorld.run("devices").result.output
    #expect(list.contains("iPhone 16          ios      393 × 852 pt    default\n"))
    #expect(list.contains("iPad mini          ios      744 × 1133 pt\n"))
  }

  @Test func `a configuration is written once`() {
    #expect(SmallWorld.run("init").result.files.map(\.path) == [".ample.yml"])
    #expect(SmallWorld.run("init", files: [".ample.yml": ""]).result.exitCode == 2)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions know subcommands and options`(_ shell: String) {
    let script = SmallWorld.run("completions \(shell)").result.output
    #expect(Subcommand.all.allSatisfy { script.contains($0.name) })
    #expect(script.contains("fail-on") && !script.contains("\u{1B}"))
  }
}
