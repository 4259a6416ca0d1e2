import Testing

@Suite struct TypeScriptDeclarationTests {
  private func expect(_ source: String, _ dumped: String, as path: String = "Test.tsx") {
    #expect(dump(source, as: path) == dumped)
  }

  @Test func `Imports know the names that they bring`() {
    expect(
      """
      import React, { type A, B as C } from 'react';
      import * as N from "n";
      import type { T } from './t';
      import 'side';
      const m = require('m');
      """,
      """
      import react default as React A B as C
      import n * as N
      type import ./t T
      import side
      let m = require("m")
      """)
  }

  @Test func `Exports of other modules are imports, exports of names are properties`() {
    expect(
      """
      export * from './x';
      export * as ns from './y';
      export { a as b, default } from './z';
      export { q as w, v };
      export default memo(Foo);
      """,
      """
      export import ./x *
      export import ./y * as ns
      export import ./z a as b default
      export let w = q
      export let v = v
      export default let default = memo(Foo)
      """)
  }

  @Test func `What is exported where it is declared says so`() {
    expect(
      """
      export const x: number = 1, y = 2;
      export let z;
      export const { a } = b;
      export default async function f() {}
      export abstract class A {}
      export enum E { A, B = 1 }
      export type T = string;
      """,
      """
      export let x: number = 1
      export let y = 2
      export var z
      let (a: a) = b
      export default async func f()
      export abstract class A
      export enum E
        case A
        case B = 1
      export typealias T = string
      """)
  }

  @Test func `Parameters may be taken apart`() {
    expect(
      "function f<T>(this: A, { a, b: c = 3, ...rest }: Props, [d, , e = 1], g?: string, ...h: any[]): void {}",
      "func f(_ (a: a, b: c = 3, ...: rest): Props, _ (d, _, e = 1), _ g: Optional<string>, ... _ h: Array<any>) -> void"
    )
  }

  @Test func `Classes have fields, methods, getters and an initializer`() {
    expect(
      """
      class K<T> extends React.Component<P, S> implements I, J<T> {
        static a = 1; #b?: string; readonly c: T;
        constructor(private x: number, y = 2) { super(x); }
        get v() { return this.#b; }
        set v(n) {}
        static async *m() {}
        'str'() {}
        handler = async (e) => { await e; };
        [key: string]: any;
        @dec(1) p: number;
      }
      """,
      """
      class K: React.Component<P, S>, I, J<T>
        static var a = 1
        var #b: Optional<string>
        readonly let c: T
        func init(private _ x: number, _ y = 2)
          super(x)
        var v
          return this.#b
        static async generator func m()
        func str()
        var handler = { e in
          e
        }
        @dec(1) var p: number
      """)
  }

  @Test func `Interfaces have properties and methods`() {
    expect(
      "interface I extends J, K.L<T> { a: string; readonly b?: number; c(x: number): void }",
      """
      interface I: J, K.L<T>
        var a: string
        readonly let b: Optional<number>
        func c(_ x: number) -> void
      """)
  }

  @Test func `Types are named by their operators`() {
    for (written, read) in [
      ("A.B<C, D>", "A.B<C, D>"), ("string[]", "Array<string>"), ("A | B | C", "|<A, B, C>"),
      ("A | undefined", "Optional<A>"), ("null | A | B", "Optional<|<A, B>>"), ("'lit'", "'lit'"),
      ("(a: A, b?: B) => void", "-><A, Optional<B>, void>"), ("{ a: string }", "{}"),
      ("A & B", "&<A, B>"), ("[A, B]", "()<A, B>"), ("typeof  x", "typeof x"),
      ("readonly (A)[]", "Array<A>"), ("T['a']", "T['a']"),
    ] {
      expect("type X = \(written);", "typealias X = \(read)")
    }
  }

  @Test func `Flow's own types do no damage`() {
    expect(
      """
      type A = {| +a: ?string, -b: number, ...C, [string]: T |};
      type B = $ReadOnly<{ ...C, b: string, ... }>;
      opaque type D = {| e: F => void |};
      function f(a: { +b: string, ... }): ?A { return (a: any); }
      """,
      """
      typealias A = {}
      typealias B = $ReadOnly<{}>
      typealias D = {}
      func f(_ a: {}) -> Optional<A>
        return a
      """, as: "Test.js")
  }
}
