import { readFileSync } from 'node:fs';
import type { Bilingual, Language } from '../../shared/_field/bilingual.ts';
import { filesLike, type ModuleIndex, root } from './moduleIndex.ts';

/** `web/<module>/names.json`: what the screens, the tiles, the news and the rights of a module are called, by the names that its rows give them. */
interface Names {
  /** `words` are what people type to find the screen beside its title, in both languages whatever language is shown. */
  readonly screens?: Readonly<Record<string, Bilingual & { readonly words?: string }>>;
  readonly tiles?: Readonly<Record<string, Bilingual<{ readonly name: string; readonly about: string }>>>;
  /** What a tile of the provider dashboard says below the screen's title. */
  readonly providerTiles?: Readonly<Record<string, Bilingual>>;
  /** What each kind of news says: the kinds of `shared/<module>/news.ts`. */
  readonly news?: Readonly<Record<string, Bilingual>>;
  /** What the list of a person's rights calls the grants of the module: the names of `shared/_field/moduleAccess.ts`. */
  readonly modules?: Readonly<Record<string, Bilingual>>;
  /** What a payer's desk calls the kind of work of `shared/<module>/deskKind.ts`. */
  readonly desks?: Readonly<Record<string, Bilingual>>;
}

const read = <Content>(file: string): Content => JSON.parse(readFileSync(new URL(file, root), 'utf8')) as Content;

/** The names of a group in all modules. */
function namesOf<Group extends keyof Names>(group: Group): [string, Required<Names>[Group][string]][] {
  const files = [...filesLike('web/*/names.json'), 'web/app/screens/names.json'];
  const all = files.flatMap((file) => Object.entries(read<Required<Names>>(file)[group] ?? {}));
  const twice = all.map(([name]) => name).find((name, at, names) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`Two modules have a name for ${twice} of ${group}`);
  return all;
}

const textsOf = (group: keyof Names, language: Language): Record<string, unknown> =>
  Object.fromEntries(namesOf(group).map(([name, texts]) => [name, texts[language]]));

const inBothLanguages = (index: (language: Language) => ModuleIndex): ModuleIndex[] => [index('en'), index('ar')];

/** The file of texts as it stands, with one group of its words collected. */
const groupOfTexts = (folder: string, key: string, group: keyof Names): ModuleIndex[] =>
  inBothLanguages((language) => {
    const path = `${folder}/texts/${language}.json`;
    const text = () => JSON.stringify({ ...read<object>(path), [key]: textsOf(group, language) }, null, 2);
    return { path, text };
  });

/** The titles of all screens behind the sign-in. */
export const titleIndexes = inBothLanguages((language) => ({
  path: `web/app/screens/texts/${language}.json`,
  text: () => JSON.stringify(textsOf('screens', language), null, 2),
}));

/** The words of tiles and news stand among the other texts of their place: a file of their own would be one more to load. */
export const groupedTextIndexes = [
  ...groupOfTexts('web/dashboard', 'tiles', 'tiles'),
  ...groupOfTexts('web/provider', 'about', 'providerTiles'),
  ...groupOfTexts('web/notification', 'kinds', 'news'),
  ...groupOfTexts('web/user', 'module', 'modules'),
  ...groupOfTexts('web/parts/desk', 'kind', 'desks'),
];

export const screenWordsIndex: ModuleIndex = {
  path: 'web/app/palette/screenWords.ts',
  text: () => {
    const words = namesOf('screens').flatMap(([title, names]) => (names.words ? [[title, names.words]] : []));
    return `/** What people type for a screen whose name has other words, by its title. \`npm run modules\` writes this file. */
export const screenWords: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(words))};
`;
  },
};
