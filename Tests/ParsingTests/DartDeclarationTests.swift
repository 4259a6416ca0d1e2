import Testing

@Suite struct DartDeclarationTests {
  private func expectDart(
    _ source: String, _ dumped: String, at location: SourceLocation = #_sourceLocation
  ) {
    expect(source, dumped, as: "Test.dart", at: location)
  }

  @Test func `Types keep their modifiers and what they build on`() {
    expectDart(
      """
      abstract base class A<T extends B> extends C<T> with D, E<int> implements F {}
      sealed class G = H with I implements J;
      mixin class K {}
      base mixin L on M implements N {}
      extension O on String? {}
      extension type const P._(int id) implements int {}
      enum Q with R { a }
      """,
      """
      abstract base class A: C<T>, D, E<int>, F
      sealed class G: H, I, J
      mixin class K
      base mixin L: M, N
      extension String
      extension type P(val _ id: int): int
      enum Q: R
        case a
      """)
  }

  @Test func `Constructors are initializers, or static functions where they have a name`() {
    expectDart(
      """
      class A extends B {
        const A({super.key, required this.a, int n = 3, @C(1) D? d}) : b = n, assert(n > 0), super(e: a);
        A.named(this.a, [int? b]) : this(a: a);
        A._() : this.named(1);
        A.body(a) : this.a = a, super.other(1) { run(); }
        factory A.make(Map<String, int> json) => A(a: json);
        factory A.from(int x, {int? y}) = m.B<int>.other;
        factory A() { return A._(); }
        external A.far();
      }
      """,
      """
      class A: B
        const func init(super key, required this a, n: int = 3, @C(1) d: Optional<D>)
          this.b = n
          assert((n > 0))
          super(e: a)
        static constructor func named(this _ a, optional _ b: Optional<int>)
          return this(a: a)
        static constructor func _()
          return this.named(1)
        static constructor func body(_ a)
          this.a = a
          super.other(1)
          run()
        static constructor factory func make(_ json: Map<String, int>)
          return A(a: json)
        static constructor factory func from(_ x: int, y: Optional<int>)
          return m.B.other(x, y: y)
        static constructor factory func init()
          return A._()
        static constructor external func far()
      """)
  }

  @Test func `Fields, getters, methods and operators are members; setters are not`() {
    expectDart(
      """
      class A {
        final String a;
        static const int b = 1, c = 2;
        late final List<int?>? d = e;
        var f = g, h;
        (int, {String i}) j = k;
        int get l => 1;
        int get m { return 2; }
        int get n;
        set l(int v) {}
        @override
        Future<void> o<T>(int x) async { await p(); }
        static void Function(int a, [B b])? q;
        Stream<int> r() async* { yield 1; }
        operator +(o) => this;
        bool operator ==(Object o) => o is A;
        void s();
        external int t;
      }
      """,
      """
      class A
        final let a: String
        static const let b: int = 1
        static const let c: int = 2
        late final let d: Optional<List<Optional<int>>> = e
        var f = g
        var h
        var j: ()<int, String> = k
        var l: int
          return 1
        var m: int
          return 2
        var n: int
        @override async func o(_ x: int) -> Future<void>
          p()
        static var q: Optional<-><int, B, void>>
        async* func r() -> Stream<int>
          1
        func operator +(_ o)
          return this
        func operator ==(_ o: Object) -> bool
          return (o is A)
        func s() -> void
        external var t: int
      """)
  }

  @Test func `Values of an enumeration are made by it`() {
    expectDart(
      """
      enum A {
        @b a, c(1), d.named(x: 2);
        const A([this.x = 0]);
        const A.named({this.x = 1});
        final int x;
        bool get isC => this == c;
      }
      """,
      """
      enum A
        @b case a
        case c = A(1)
        case d = A.named(x: 2)
        const func init(this optional _ x = 0)
        static constructor const func named(this x = 1)
        final let x: int
        var isC: bool
          return (this == c)
      """)
  }

  @Test func `The top of a file has functions, variables, aliases and imports`() {
    expectDart(
      """
      library app;
      import 'package:a/a.dart';
      import 'b.dart' as b show C;
      import 'd.dart' show E, F hide G;
      export 'h.dart';
      part 'i.g.dart';
      part of 'j.dart';

      @k const x = 1;
      final int y = x, z = 2;
      late String w;
      int get v => 3;
      void main(List<String> a, void done(int n), {covariant int? o}) => print(a);
      external int far();
      typedef M<T> = List<T>;
      typedef N = void Function(int a, {required String b});
      typedef int O(int a);
      """,
      """
      import package:a/a.dart
      import b.dart * as b
      import d.dart E F
      export import h.dart
      part import i.g.dart
      part of import j.dart
      @k const let x = 1
      final let y: int = x
      final let z: int = 2
      late var w: String
      var v: int
        return 3
      func main(_ a: List<String>, _ done: -><int, void>, covariant o: Optional<int>) -> void
        return print(a)
      external func far() -> int
      typealias M = List<T>
      typealias N = -><int, String, void>
      typealias O = -><int, int>
      """)
  }
}
