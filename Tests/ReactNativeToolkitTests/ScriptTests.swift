import ComponentModel
import ScreenModel
import Testing
import TextScaling

@Suite("Evaluation of TypeScript") struct ScriptTests {
  @Test("Props are taken apart with defaults, renames and rest, and spread on") func props() throws {
    let screens = try Screens(
      """
      function Row({ label, value: shown = 'none', ...rest }) {
        return <View {...rest}><Text>{label}</Text><Text>{shown}</Text></View>;
      }
      export default function Page() {
        const common = { label: 'A', style: { height: 10 } };
        return <ScrollView><Row {...common} /><Row {...common} label="B" value={`v${1 + 1}`} /></ScrollView>;
      }
      """)
    #expect(screens.texts("Page") == ["A", "none", "B", "v2"])
    #expect(screens.screens("Page").first?.root.all("View").map(\.style?.height) == [.points(10), .points(10)])
  }

  @Test("Children and render functions are shown") func children() throws {
    let screens = try Screens(
      """
      const Card = ({ title, children }) => <View><Text>{title}</Text>{children}</View>;
      const Box = ({ render }) => <View>{render('x')}</View>;
      export const Page = () => (
        <>
          <Card title="T"><Text>one</Text><Text>two</Text></Card>
          <Box render={(word) => <Text>{word}</Text>} />
        </>
      );
      """)
    #expect(screens.texts("Page") == ["T", "one", "two", "x"])
  }

  @Test("Lists are repeated, known ones as they are and unknown ones with samples") func lists() throws {
    let screens = try Screens(
      """
      export function Page({ users }: { users: User[] }) {
        return (
          <View>
            {['a', 'b'].map((word, index) => <Text key={word}>{index + word}</Text>)}
            {Object.entries({ k: 1 }).map(([key, value]) => <Text key={key}>{key}{value}</Text>)}
            {users.map((user) => <Text>{user.email}</Text>)}
          </View>
        );
      }
      """)
    let texts = screens.texts("Page")
    #expect(texts.prefix(3) == ["0a", "1b", "k1"])
    #expect(texts.count == 6)
    #expect(texts.last?.contains("@") == true)
  }

  @Test("A condition that is not known is looked at both ways") func conditions() throws {
    let screens = try Screens(
      """
      export function Page({ isNew }) {
        const [isOpen, setOpen] = useState(false);
        if (isOpen) return <Text>open</Text>;
        return <View>{isNew && <Text>new</Text>}{isNew ? <Text>a</Text> : <Text>b</Text>}{null}{false}</View>;
      }
      """)
    let shown = Set(screens.screens("Page").map { $0.root.texts.joined(separator: " ") })
    #expect(screens.texts("Page") == ["new", "a"])
    #expect(shown == ["new a", "b", "open"])
  }

  @Test("Each system takes its own branch, and the font scale is read") func platform() throws {
    let screens = try Screens(
      """
      export function Page() {
        const { fontScale } = useWindowDimensions();
        const stacked = fontScale >= 1.35;
        return (
          <View style={{ flexDirection: stacked ? 'column' : 'row' }}>
            <Text>{Platform.OS === 'ios' ? 'apple' : 'robot'}</Text>
            <Text>{Platform.select({ ios: 'i', android: 'a' })}</Text>
          </View>
        );
      }
      """)
    #expect(screens.texts("Page") == ["apple", "i"])
    #expect(screens.texts("Page", on: .pixel8) == ["robot", "a"])
    let sizes: [(TextSize, FlexStyle.Direction)] = [
      (.ios(.large), .row), (.ios(.extraExtraExtraLarge), .column),
    ]
    for (size, direction) in sizes {
      #expect(screens.screens("Page", at: size).first?.root.all("View").first?.style?.direction == direction)
    }
  }

  @Test("Style sheets, arrays and conditional styles are merged; an entry knows its place") func styles() throws {
    let screens = try Screens(
      """
      export function Page({ wide = true }) {
        return <View style={[styles.a, wide && styles.b, { padding: 3 }]}><Text>x</Text></View>;
      }
      const base = { width: 5 };
      const styles = StyleSheet.create({
        a: { ...base, height: 44 },
        b: { width: 20 },
      });
      """)
    let view = screens.screens("Page").first?.root.all("View").first
    #expect(view?.style?.height == .points(44))
    #expect(view?.style?.width == .points(20))
    #expect(view?.style?.padding.left == .points(3))
    #expect(view?.traits.heightSpan?.text == "height: 44")
  }

  @Test("Wrapped, class and nested components are followed") func wrappers() throws {
    let screens = try Screens(
      """
      const Memo = React.memo(function Inner({ a }) { return <Text>{a}</Text>; });
      const Ref = React.forwardRef((props, ref) => <Text {...props} />);
      class Old extends React.Component {
        state = { open: true, word: 's' };
        renderRow = () => <Text>{this.props.word}</Text>;
        foot() { return <Text>{this.state.word}</Text>; }
        render() { return <View>{this.renderRow()}{this.foot()}</View>; }
      }
      export default function Page() {
        return <View>{header()}<Memo a="m" /><Ref>r</Ref><Old word="p" /></View>;
        function header() { return <Text>h</Text>; }
      }
      """)
    #expect(screens.texts("Page") == ["h", "m", "r", "p", "s"])
  }

  @Test("Hooks give what they start with") func hooks() throws {
    let screens = try Screens(
      """
      const Theme = React.createContext({ name: 'light' });
      export function Page() {
        const [count] = useState(3);
        const doubled = useMemo(() => count * 2, [count]);
        const theme = React.useContext(Theme);
        const call = React.useCallback(() => 'called', []);
        return <View><Text>{count}</Text><Text>{doubled}</Text><Text>{theme.name}</Text><Text>{call()}</Text></View>;
      }
      """)
    #expect(screens.texts("Page") == ["3", "6", "light", "called"])
  }

  @Test("Switches, loops and assigned elements") func statements() throws {
    let screens = try Screens(
      """
      export function Page() {
        let content = null;
        const kind = 'b';
        switch (kind) {
          case 'a': content = <Text>A</Text>; break;
          case 'b': content = <Text>B</Text>; break;
        }
        const rows = [];
        for (const word of ['x', 'y']) { rows.push(<Text>{word}</Text>); }
        return <View>{content}{rows}</View>;
      }
      """)
    #expect(screens.texts("Page") == ["B", "x", "y"])
  }

  @Test("Styled components read their template") func styled() throws {
    let screens = try Screens([
      "A.tsx": """
        import styled from 'styled-components/native';
        const Box = styled.View`
          padding: 4px 8px;
          height: ${(props) => props.size}px;
        `;
        const Title = styled.Text.attrs({ numberOfLines: 1 })`font-size: 20px;`;
        const Big = styled(Title)`font-size: 30px;`;
        export const Page = () => <Box size={44}><Title>a</Title><Big>b</Big></Box>;
        """
    ])
    let box = screens.screens("Page").first?.root.all("View").first
    #expect(box?.style?.height == .points(44))
    #expect(box?.style?.padding.left == .points(8))
    let texts = screens.screens("Page").first?.root.all("Text").compactMap(\.law.text) ?? []
    #expect(texts.map(\.string) == ["a", "b"])
    #expect(texts.map(\.limits.maximumLines) == [1, 1])
    #expect(texts.map(\.runs.first?.font.size) == [.multiplied(20, ReactNativeText()), .multiplied(30, ReactNativeText())])
  }
}
