// Everything that prints, writes files or exits is on this page.
CommandRunner.runAndExit(Array(CommandLine.arguments.dropFirst()))
