import ComponentModel
import ScreenModel
import Testing
import TextScaling

@Suite("Sources that are not at hand") struct EstimateTests {
  @Test("The words of a name and its content stand in for a component") func components() throws {
    let screens = try Screens(
      """
      import { H3 } from '../typography/H3';
      import { Card } from '../Card';
      import { Walking } from '../assets/svg/transport';
      import { BigButton, InfoModal, Whatever } from '../parts';
      export function Page() {
        return (
          <Card style={{ padding: 8 }}>
            <H3>Heading</H3>
            <Walking />
            <BigButton label="Go" onPress={go} />
            <InfoModal><Text>elsewhere</Text></InfoModal>
            <Whatever>words</Whatever>
            <Whatever />
          </Card>
        );
      }
      """)
    #expect(screens.texts("Page") == ["Heading", "Go", "words"])
    let root = try #require(screens.screens("Page").first)
    #expect(root.root.all("Card").first?.style?.padding.left == .points(8))
    #expect(root.root.all("OutlineIcon").count == 1)
    #expect(root.root.all("BigButton").first?.traits.control == .button)
    #expect(Set(root.unresolved.map(\.name)) == ["H3", "Card", "BigButton", "InfoModal", "Whatever"])
  }

  @Test("A text that is given a message instead of children") func messages() throws {
    let screens = try Screens(
      """
      import FormattedText from '../formatted_text';
      import { Button } from '../button';
      export function Page() {
        return <View><FormattedText id='a.b' defaultMessage='All threads' /><Button text="Go" /></View>;
      }
      """)
    #expect(screens.texts("Page") == ["All threads", "Go"])
  }

  @Test("The frame of a screen scrolls and shows what its attributes bring") func frames() throws {
    let screens = try Screens(
      """
      import { FullScreenView } from '../frames';
      export function Page() {
        return (
          <FullScreenView parallaxContent={() => <Text>Title</Text>} header={<Text>Top</Text>} onPress={() => <Text>no</Text>}>
            <Text>Body</Text>
          </FullScreenView>
        );
      }
      """)
    #expect(screens.texts("Page") == ["Title", "Top", "Body"])
    #expect(screens.screens("Page").first?.root.all("FullScreenView").first?.law.scroll != nil)
  }

  @Test("A component that an attribute brings is known by its name") func attributes() throws {
    let screens = try Screens("export function Page({ icon }) { return <View><icon.Component size={30} /></View>; }")
    #expect(screens.screens("Page").first?.root.all("icon.Component").first?.style?.width == .points(30))
  }

  @Test("Styles by the words of their name, style makers by what they are given") func styles() throws {
    let screens = try Screens(
      """
      import styles, { createStyleSheet } from '../styles';
      import { Shared } from '../shared';
      const own = createStyleSheet({ box: { height: 56, ...Shared.horizontalPadding } });
      export function Page({ style }) {
        return <View style={[own.box, styles.listItem, style]}><Text style={styles.flexed}>a</Text></View>;
      }
      """)
    let root = try #require(screens.screens("Page").first?.root)
    #expect(root.all("View").first?.style?.height == .points(56))
    #expect(root.all("View").first?.style?.direction == .row)
    #expect(root.all("View").first?.style?.padding.left == .points(16))
    #expect(root.all("Text").first?.style?.grow == 1)
  }

  @Test("A wrapper of a component looks as the component does") func wrappers() throws {
    let screens = try Screens(
      """
      import { withData, enhance } from '../data';
      const Row = ({ children }) => <Text>{React.Children.only(children)}</Text>;
      const Wrapped = withData(['a'], ({ a }) => ({ a }))(enhance(Row));
      export function Page() { return <Wrapped>a</Wrapped>; }
      """)
    #expect(screens.texts("Page") == ["a"])
    #expect(screens.screens("Page").first?.unresolved.isEmpty == true)
  }

  @Test("What a function makes of a time is a time") func results() throws {
    let screens = try Screens(
      """
      import { toClock } from '../dates';
      import { Texts } from '../texts';
      export function Page({ leg }) {
        return <View><Text>{toClock(leg.startTime)}</Text><Text>{Texts.valid(leg.startTime)}</Text></View>;
      }
      """)
    #expect(screens.texts("Page") == ["12:59 PM", "Valid 12:59 PM"])
  }

  @Test("A part is judged as one, even where nothing places it") func roles() throws {
    let screens = try Screens(
      """
      /** `<div>` in a comment makes no page of the web. */
      export function Row({ label }) { return <Text>{label}</Text>; }
      export function Detail({ route }) { return <Text>{route.id}</Text>; }
      export function OrderScreen({ order }) { return <Text>{order.id}</Text>; }
      export function Welcome() { return <Text>Welcome</Text>; }
      export class Item extends React.Component { render() { return <Text>{this.props.label}</Text>; } }
      export class About extends React.Component { render() { return <Text>About</Text>; } }
      """)
    let roles = screens.evaluator.entryPoints().map { "\($0.name) \($0.role.rawValue)" }
    #expect(
      roles == [
        "Row component", "Detail screen", "OrderScreen screen", "Welcome screen", "Item component",
        "About screen",
      ])
  }

  @Test("An alias is learnt from what it leads to") func aliases() throws {
    let screens = try Screens([
      "src/parts/Row.tsx": """
        import { Text } from 'react-native';
        import { words } from '@shop/theme/words';
        export const Row = () => <Text>{words.hello}</Text>;
        """,
      "src/theme/words.ts": "export const words = { hello: 'Hello' };",
      "src/Home.tsx": """
        import { View } from 'react-native';
        import { Row } from '@shop/parts/Row';
        import { Row as Other } from '@shop/row';
        export const Home = () => <View><Row /></View>;
        """,
    ])
    #expect(screens.texts("Home") == ["Hello"])
  }
}
