import ComponentModel
import ScreenModel
import Testing
import TextScaling

@Suite("What is guessed of values that nobody knows") struct GuessTests {
  @Test("A stretch of made-up content is as short as the source asks for")
  func stretches() throws {
    let screens = try Screens(
      """
      export const Badge = ({ userName }) => (
        <View>
          <Text>{userName.substring(0, 2)}</Text><Text>{userName.charAt(0)}</Text>
          <Text>{userName.slice(0, 1).toUpperCase()}</Text>
        </View>
      );
      """)
    #expect(screens.texts("Badge").map(\.count) == [2, 1, 1])
  }

  @Test("Characters made of numbers are those characters, and pictures are nothing to read")
  func characters() throws {
    let screens = try Screens(
      """
      const glyphs = { star: 61700 };
      export const Icons = ({ code }) => (
        <View>
          <Text>{String.fromCodePoint(72, 105)}</Text><Text>{String.fromCodePoint(glyphs.star)}</Text>
          <Text>{String.fromCodePoint(code)}</Text>
        </View>
      );
      """)
    #expect(screens.texts("Icons") == ["Hi", "\u{F104}", "🙂"])
    let texts = screens.screens("Icons").first?.root.all("Text").compactMap(\.law.text) ?? []
    #expect(texts.map(\.importance) == [.ordinary, .decoration, .decoration])
  }

  @Test("A message that is defined on its own has its words")
  func messages() throws {
    let screens = try Screens([
      "A.tsx": """
        import { Text } from 'react-native';
        import { defineMessage, useIntl } from 'react-intl';
        const host = defineMessage({ id: 'host', defaultMessage: 'host' });
        const Tag = ({ message }) => <Text>{useIntl().formatMessage(message)}</Text>;
        export const Row = () => <Tag message={host} />;
        """
    ])
    #expect(screens.texts("Row") == ["host"])
  }

  @Test("A condition has one answer, alone and as a part of another one")
  func conditions() throws {
    let screens = try Screens(
      """
      export function Toast({ error, saved, title }) {
        let message = 'Loading';
        if (error) { message = 'Failed'; }
        return <View><Text>{message}</Text>{!error && !saved && <Text>Progress</Text>}</View>;
      }
      """)
    let shown = Set(screens.screens("Toast").map(\.root.texts))
    #expect(shown == [["Failed"], ["Loading", "Progress"], ["Loading"]])
  }

  @Test("What a choice decides is not shared with the other branch")
  func constants() throws {
    let screens = try Screens([
      "A.tsx": """
        import { View, Text } from 'react-native';
        import { isWide } from 'some-library';
        const words = isWide ? 'wide' : 'narrow';
        export const Card = () => <View>{isWide ? <Text>W</Text> : <Text>N</Text>}<Text>{words}</Text></View>;
        """
    ])
    #expect(Set(screens.screens("Card").map(\.root.texts)) == [["W", "wide"], ["N", "narrow"]])
  }

  @Test("A component that is picked out of a table is a part of who shows it")
  func tables() throws {
    let screens = try Screens([
      "Page.tsx": """
        import { View } from 'react-native';
        import { Chips } from './Chips';
        import { Alone } from './Alone';
        const parts = { Chips };
        const routes = { Alone };
        export const Page = ({ kind }) => { const Part = parts[kind]; return <View><Part /></View>; };
        """,
      "Chips.tsx": "import { Text } from 'react-native'; export const Chips = () => <Text>c</Text>;",
      "Alone.tsx": "import { Text } from 'react-native'; export const Alone = () => <Text>a</Text>;",
    ])
    let roles = screens.evaluator.entryPoints().map { "\($0.name) \($0.role.rawValue)" }
    #expect(roles.contains("Chips component") && roles.contains("Alone screen"))
  }

  @Test("What a library brings is known wherever it is passed on") func passed() throws {
    let screens = try Screens([
      "A.tsx": """
        import { View } from 'react-native';
        import Feather from 'react-native-vector-icons/Feather';
        import { House } from './assets/svg/icons';
        const make = (Icon) => (props) => <Icon size={20} {...props} />;
        const Close = make(Feather);
        const Themed = ({ svg: Svg }) => <Svg width={30} height={30} />;
        export const Row = () => <View><Close name="x" /><Themed svg={House} /></View>;
        """
    ])
    let row = screens.screens("Row").first
    #expect(row?.unresolved.map(\.name) == [])
    #expect(row?.root.all("VectorIcon").count == 1 && row?.root.all("OutlineIcon").count == 1)
  }

  @Test("A module that is required when it is first needed") func lateRequires() throws {
    let screens = try Screens([
      "Emoji.tsx": """
        import { useMemo } from 'react';
        import { Text } from 'react-native';
        let part;
        export const Wrapper = (props) => {
          const Part = useMemo(() => {
            if (!part) { part = require('./Part').default; }
            return part;
          }, []);
          return <Part {...props} />;
        };
        """,
      "Part.tsx": "import { Text } from 'react-native'; export default function Part() { return <Text>part</Text>; }",
    ])
    #expect(screens.texts("Wrapper") == ["part"])
  }

  @Test("What a context gives to the function inside it") func consumers() throws {
    let screens = try Screens(
      """
      const Theme = React.createContext({ title: 'Light' });
      export const Page = () => <View><Theme.Consumer>{(theme) => <Text>{theme.title}</Text>}</Theme.Consumer></View>;
      """)
    #expect(screens.texts("Page") == ["Light"])
  }

  @Test("A sheet holds its content, whatever its import is called") func sheets() throws {
    let screens = try Screens([
      "A.tsx": """
        import { View, Text } from 'react-native';
        import Sheet, { BottomSheetModal, BottomSheetBackdrop } from '@gorhom/bottom-sheet';
        export const Page = () => (
          <View>
            <Sheet><Text>one</Text></Sheet>
            <BottomSheetModal>{() => <Text>two</Text>}</BottomSheetModal>
            <BottomSheetBackdrop />
          </View>
        );
        """
    ])
    let page = screens.screens("Page").first
    #expect(page?.root.texts == ["one", "two"])
    #expect(page?.unresolved.map(\.name) == [])
  }

  @Test("What an animation moves up and down leaves the places below it open") func animations() throws {
    let screens = try Screens([
      "A.tsx": """
        import { View } from 'react-native';
        import Animated, { useSharedValue, useAnimatedStyle } from 'react-native-reanimated';
        export const Moved = () => {
          const height = useSharedValue(0);
          const style = useAnimatedStyle(() => ({ height: height.value }));
          return <Animated.View style={style}><View style={{ height: 20 }} /></Animated.View>;
        };
        export const Faded = () => {
          const opacity = useSharedValue(0);
          const style = useAnimatedStyle(() => ({ opacity: opacity.value }));
          return <Animated.View style={style}><View style={{ height: 20 }} /></Animated.View>;
        };
        """
    ])
    func isOpen(_ name: String) -> Bool? {
      screens.screens(name).first?.root.all("Animated.View").first?.traits.placesUnknown
    }
    #expect(isOpen("Moved") == true)
    #expect(isOpen("Faded") == false)
  }

  @Test("What is divided by thousands is a count of a larger unit") func quotients() throws {
    let screens = try Screens(
      "export const Size = ({ bytes }) => <Text>{`${Math.floor(bytes / 1048576)} MB`}</Text>;")
    #expect(screens.texts("Size") == ["123 MB"])
  }

  @Test("A sign that made-up content brings is not written twice") func signs() throws {
    let screens = try Screens(
      """
      export const Name = ({ user }) => (
        <View><Text>{`@${user.username}`}</Text><Text>{'@' + user.username}</Text><Text>{'@' + '@'}</Text></View>
      );
      """)
    let texts = screens.texts("Name")
    #expect(texts.prefix(2).allSatisfy { $0.hasPrefix("@") && !$0.hasPrefix("@@") })
    #expect(texts.last == "@@")
  }
}
