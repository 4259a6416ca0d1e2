import SourceText
import Testing

@Suite struct FilePathTests {
  @Test(arguments: [
    ("/a/./b//c/../d", "/a/b/d"), ("a/..", "."), ("../a/../..", "../.."), ("/..", "/"), ("", "."),
  ]) func `a path is made plain`(_ path: String, _ plain: String) {
    #expect(FilePath.normalized(path) == plain)
  }

  @Test(arguments: [
    ("/a/b/C.swift", "/a", "b/C.swift"), ("/a/b", "/a/b", "."), ("/a/x", "/a/b/c", "../../x"),
    ("/ab/x", "/a", "../ab/x"), ("a/b", ".", "a/b"), ("a/b", "a", "b"),
  ]) func `a path is written from a folder`(_ path: String, _ folder: String, _ result: String) {
    #expect(FilePath.relative(path, to: folder) == result)
    #expect(FilePath.joined(folder, result) == FilePath.normalized(path))
  }

  @Test func `the parts of a path are found`() {
    #expect(FilePath.folder(of: "a/b.c") == "a")
    #expect(FilePath.folder(of: "/b") == "/")
    #expect(FilePath.folder(of: "b") == ".")
    #expect(FilePath.name(of: "a/b.tar.GZ") == "b.tar.GZ")
    #expect(FilePath.stem(of: "a/b.tar.GZ") == "b.tar")
    #expect(FilePath.fileExtension(of: "a/b.tar.GZ") == "gz")
    #expect(FilePath.fileExtension(of: "a.b/.yml") == "")
    #expect(FilePath.isInside("a/b", "a") && !FilePath.isInside("ab", "a"))
  }

  @Test func `the nearest name is near`() {
    let names = ["text-clipped", "text-truncated", "word-broken"]
    #expect(NearestName.to("text-cliped", among: names) == "text-clipped")
    #expect(NearestName.to("wrod-broken", among: names) == "word-broken")
    #expect(NearestName.to("colour", among: names) == nil)
    #expect(NearestName.to("", among: []) == nil)
  }
}
