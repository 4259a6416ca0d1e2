extension Fixture {
  /// A screen with a bit of everything that React Native code is made of.
  static let typeScriptScreen = #"""
    import React, { useState as use, type FC } from 'react';
    import * as Native from "react-native";
    export * from './rows';
    export { a as b } from './c';

    type Props = { title: string; size?: number } | null;
    interface Row<T> extends Base { readonly id: T; open?(at: number): void }
    export enum Method { card = 'c', cash }

    /** The row of an account. */
    export const AccountRow: FC<Props> = ({ title, size = 3, ...rest }) => {
      const [open, setOpen] = use<boolean>(false);
      const { note: [first, , second = 'x'] } = rest.account!;
      if (open && size >= 2) { return null; } else open?.toggle();
      for (const { key } of items) { print(key as string); }
      switch (title) { case 'a': case `b`: return <Text>b</Text>; default: break; }
      try { await load(); } catch (error) { throw error; } finally { done++; }
      return (
        <Native.View style={{ flex: 1, ...styles.row }} accessible {...rest}>
          {/* inner */}
          <Text numberOfLines={1}>
            Balance: {title ?? 'none'} &amp; more
          </Text>
          <>{items.map(item => <Row key={item.id} {...item} />)}</>
          {open ? <Spinner /> : !size && <Text>{`${size} é\n`}</Text>}
        </Native.View>
      );
    };

    export default class Screen extends React.Component<Props> {
      static height = 44;
      private state = { open: false };
      constructor(props: Props) { super(props); this.state.open = /a+/g.test('a'); }
      get title(): string { return typeof this; }
      render = () => <AccountRow title="a" />;
    }
    const Title = styled.Text<{ big?: boolean }>`font-size: ${({ big }) => big ? 20 : 14}px;`;
    export async function* load(a?: number[], ...b: any[]): Promise<void> { x ||= y = new Map<A, B>(); }
    """#
}
