import ComponentModel
import ScreenModel
import Testing
import TextScaling

@Suite("Modules of TypeScript") struct ModuleTests {
  @Test("Names belong to their file: imports, re-exports, defaults, aliases") func modules() throws {
    let screens = try Screens([
      "src/theme/colors.ts": "export const sizes = { big: 30 }; export default { word: 'theme' };",
      "src/theme/index.ts": "export * from './colors'; export { default as palette } from './colors';",
      "src/parts/Row.tsx": """
        import { Text } from 'react-native';
        const word = 'row';
        export default function Row() { return <Text>{word}</Text>; }
        """,
      "src/parts/index.ts": "export { default as Row } from './Row'; export { Card as Box } from './Card';",
      "src/parts/Card.tsx": """
        import { Text as NativeText } from 'react-native';
        const word = 'card';
        export const Card = () => <NativeText>{word}</NativeText>;
        """,
      "src/screens/Home.tsx": """
        import { View, Text } from 'react-native';
        import { Row, Box } from '@/parts';
        import * as theme from '../theme';
        const { sizes } = theme;
        export default () => (
          <View style={{ height: sizes.big }}><Row /><Box /><Text>{theme.palette.word}</Text></View>
        );
        """,
    ])
    #expect(screens.texts("Home") == ["row", "card", "theme"])
    #expect(screens.screens("Home").first?.root.all("View").first?.style?.height == .points(30))
    let roles = screens.evaluator.entryPoints().map { "\($0.name) \($0.role.rawValue)" }
    #expect(roles == ["Card component", "Row component", "Home screen"])
  }

  @Test("A file for each system") func systems() throws {
    let screens = try Screens([
      "Page.tsx": "import { View } from 'react-native'; import { Part } from './Part'; export const Page = () => <View><Part /></View>;",
      "Part.ios.tsx": "import { Text } from 'react-native'; export const Part = () => <Text>apple</Text>;",
      "Part.android.tsx": "import { Text } from 'react-native'; export const Part = () => <Text>robot</Text>;",
    ])
    #expect(screens.texts("Page") == ["apple"])
    #expect(screens.texts("Page", on: .pixel8) == ["robot"])
  }

  @Test("Pages of the web are no screens") func web() throws {
    let screens = try Screens([
      "web.tsx": "export function Page() { return <div><span>a</span></div>; }",
      "A.tsx": "import { Text } from 'react-native'; export function Phone() { return <Text>a</Text>; }",
    ])
    #expect(screens.evaluator.entryPoints().map(\.name) == ["Phone"])
  }

  @Test("A component of another library is opaque and noted") func opaque() throws {
    let screens = try Screens([
      "A.tsx": """
        import { View } from 'react-native';
        import MapView from 'react-native-maps';
        export const Page = () => <View><MapView /></View>;
        """
    ])
    #expect(screens.screens("Page").first?.unresolved.map(\.name) == ["MapView"])
  }

  @Test("Translations come from objects of the project, the longest first") func translations() throws {
    let screens = try Screens([
      "src/locales/en.ts": "export default { home: { title: 'Hello {{name}}' } };",
      "src/locales/de.ts": "export default { home: { title: 'Herzlich willkommen, {{name}}' } };",
      "A.tsx": """
        import { Text, View } from 'react-native';
        import { useTranslation } from 'react-i18next';
        export const Page = () => {
          const { t } = useTranslation();
          return <View><Text>{t('home.title', { name: 'Ann' })}</Text><Text>{t('home.unknown_key')}</Text></View>;
        };
        """,
    ])
    #expect(screens.texts("Page").first == "Herzlich willkommen, Ann")
  }

  @Test("Code that is broken, circular or endless ends") func bounded() throws {
    let screens = try Screens([
      "A.tsx": """
        import { Text, View } from 'react-native';
        import { b } from './B';
        export const a = b;
        export const Page = () => <View><Page /><Text>{a}</Text></View>;
        export function Loop(props) { return <View>{props.children}<Loop {...props} /></View>
        """,
      "B.tsx": "import { a } from './A'; export const b = a; export * from './A'; export * from './B';",
    ])
    #expect(screens.texts("Page").isEmpty == false)
    _ = screens.screens("Loop")
  }
}
