package import Findings
import SourceText

/// What fixes would change, as a unified diff that `patch` and `git apply` take.
package enum FixDiff {
  /// Unchanged lines around a change.
  private static let context = 3

  /// The diff of a plan; empty when nothing changes.
  package static func document(_ plan: FixPlan, paths: ReportPaths) -> String {
    plan.changes.map { change in
      let path = paths.path(change.file.path)
      return "--- a/\(path)\n+++ b/\(path)\n" + hunks(of: change).joined()
    }.joined()
  }

  /// Lines that are replaced.
  private struct Block {
    /// Numbers of the old lines, from 1.
    var lines: ClosedRange<Int>
    var edits: [SourceEdit]
  }

  private static func hunks(of change: FixPlan.FileChange) -> [String] {
    var shift = 0
    return groups(of: blocks(of: change)).compactMap { group in
      guard let first = group.first, let last = group.last else { return nil }
      let start = max(1, first.lines.lowerBound - context)
      let end = min(lineCount(of: change.file), last.lines.upperBound + context)
      var body = ""
      var newCount = 0
      var line = start
      for block in group {
        newCount += block.lines.lowerBound - line
        body += text(of: line..<block.lines.lowerBound, in: change.file, mark: " ")
        body += text(
          of: block.lines.lowerBound..<(block.lines.upperBound + 1), in: change.file, mark: "-")
        let replaced = replacement(of: block, in: change.file)
        newCount += replaced.count
        body += replaced.map { "+" + $0 }.joined()
        line = block.lines.upperBound + 1
      }
      newCount += end + 1 - line
      body += text(of: line..<(end + 1), in: change.file, mark: " ")
      let oldCount = end + 1 - start
      defer { shift += newCount - oldCount }
      return "@@ -\(start),\(oldCount) +\(start + shift),\(newCount) @@\n" + body
    }
  }

  /// The lines that edits touch; edits that share a line are one block.
  private static func blocks(of change: FixPlan.FileChange) -> [Block] {
    var blocks: [Block] = []
    for edit in change.edits {
      let lines = lines(of: edit)
      if let last = blocks.last, lines.lowerBound <= last.lines.upperBound + 1 {
        let upper = max(last.lines.upperBound, lines.upperBound)
        blocks[blocks.count - 1].lines = last.lines.lowerBound...upper
        blocks[blocks.count - 1].edits.append(edit)
      } else {
        blocks.append(Block(lines: lines, edits: [edit]))
      }
    }
    return blocks
  }

  /// The lines that an edit changes, within those that there are.
  private static func lines(of edit: SourceEdit) -> ClosedRange<Int> {
    let (start, end) = (edit.span.start, edit.span.end)
    let last = lineCount(of: edit.span.file)
    // An edit of whole lines ends where the next line begins, and leaves that line alone.
    let isOfWholeLines = edit.replacement.isEmpty || edit.replacement.hasSuffix("\n")
    let leavesLast = end.column == 1 && start.line < end.line && isOfWholeLines
    let lower = min(start.line, last)
    return lower...max(lower, min(leavesLast ? end.line - 1 : end.line, last))
  }

  /// Blocks whose contexts meet stand in one hunk.
  private static func groups(of blocks: [Block]) -> [[Block]] {
    var groups: [[Block]] = []
    for block in blocks {
      if let last = groups.last?.last, block.lines.lowerBound - last.lines.upperBound <= 2 * context
      {
        groups[groups.count - 1].append(block)
      } else {
        groups.append([block])
      }
    }
    return groups
  }

  /// How many lines there are; a line break at the end of a file begins no new one.
  private static func lineCount(of file: SourceFile) -> Int {
    let endsWithBreak = file.bytes.last == UInt8(ascii: "\n")
    return max(1, file.lineCount - (endsWithBreak ? 1 : 0))
  }

  private static func text(of lines: Range<Int>, in file: SourceFile, mark: String) -> String {
    lines.map { mark + closed(file.text(in: fullRange(of: $0, in: file))) }.joined()
  }

  /// The bytes of a line with its line break.
  private static func fullRange(of line: Int, in file: SourceFile) -> Range<Int> {
    let start = file.rangeOfLine(line).lowerBound
    let end = line < file.lineCount ? file.rangeOfLine(line + 1).lowerBound : file.bytes.count
    return start..<end
  }

  private static func closed(_ line: String) -> String {
    line.hasSuffix("\n") ? line : line + "\n\\ No newline at end of file\n"
  }

  /// The new lines of a block, each with its line break.
  private static func replacement(of block: Block, in file: SourceFile) -> [String] {
    let start = fullRange(of: block.lines.lowerBound, in: file).lowerBound
    let end = fullRange(of: block.lines.upperBound, in: file).upperBound
    var text = ""
    var position = start
    for edit in block.edits {
      text += file.text(in: position..<edit.span.range.lowerBound) + edit.replacement
      position = edit.span.range.upperBound
    }
    text += file.text(in: position..<end)
    // A line break of two characters is one Character, so lines are split by their scalars.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    let whole = lines.dropLast().map { String($0) + "\n" }
    let rest = lines.last.map { String($0) } ?? ""
    return rest.isEmpty ? whole : whole + [closed(rest)]
  }
}
