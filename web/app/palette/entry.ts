import { searchText, searchTokens } from '../../../shared/_field/searchText.ts';

/**
 * The groups of the palette and their places. Screens and tasks share one: what answers better comes first. The others keep theirs, so that what
 * arrives late moves nothing that is shown.
 */
const places = { recent: 0, screens: 1, actions: 1, records: 2, facilities: 3, later: 4 } as const;
export type Group = keyof typeof places;
const groups = Object.keys(places) as Group[];

/** One line of the palette. */
export interface Entry {
  readonly id: string;
  readonly group: Group;
  readonly name: string;
  readonly about?: string;
  /** The language of the name, where it is not the reader's. */
  readonly lang?: 'en' | 'ar';
  /** Words that find the entry beside its name, such as its address. */
  readonly keywords?: string;
  /** Shown to who searches for it only. */
  readonly isOnlyFound?: boolean;
  /** The palette stays until this has worked. */
  readonly staysOpen?: boolean;
  readonly run: () => void;
}

const mostShown = 8;

const tokensOf = ({ name, about = '', keywords = '' }: Entry): string[] =>
  [name, about, keywords].flatMap(searchTokens);

/** Whether each word begins a word of the entry; an Arabic word counts with and without its article, on both sides. */
function matches(entry: Entry, words: readonly string[]): boolean {
  const tokens = tokensOf(entry);
  return words.every((word) => searchTokens(word).some((typed) => tokens.some((token) => token.startsWith(typed))));
}

/** Whether each word is a whole word of the entry: "new" is no beginning of "news" then. */
function hasWhole(entry: Entry, words: readonly string[]): boolean {
  const tokens = new Set(tokensOf(entry));
  return words.every((word) => searchTokens(word).some((typed) => tokens.has(typed)));
}

/** How well an entry that was found answers what was typed; the least is the best. */
function rankOf(entry: Entry, typed: string, words: readonly string[]): number {
  const name = searchText(entry.name);
  if (`${name} `.startsWith(`${typed} `)) return 0;
  if (name.startsWith(typed)) return 1;
  if (matches({ ...entry, about: '', keywords: '' }, words)) return 2;
  return hasWhole(entry, words) ? 3 : 4;
}

/**
 * The entries that a text finds, group by group: those first whose name begins with it, then those whose name has it, then those that other words find;
 * what cannot be used yet comes last. Without a text, what is at hand.
 */
export function findEntries(entries: readonly Entry[], text: string): Entry[] {
  const typed = searchText(text);
  const words = typed.split(' ').filter(Boolean);
  const of = (group: Group): Entry[] => entries.filter((each) => each.group === group);
  if (words.length === 0) return groups.flatMap(of).filter(({ isOnlyFound }) => !isOnlyFound);
  const found = groups.map((group) => {
    const ranked = of(group)
      .filter((each) => matches(each, words))
      .map((entry) => ({ entry, rank: rankOf(entry, typed, words) }))
      .sort((one, other) => one.rank - other.rank);
    return { group, best: ranked[0]?.rank ?? Number.POSITIVE_INFINITY, members: ranked.map(({ entry }) => entry) };
  });
  // Infinity less Infinity is no number: groups without an answer stay where they are.
  found.sort((one, other) => places[one.group] - places[other.group] || one.best - other.best || 0);
  return found.flatMap(({ members }) => members.slice(0, mostShown));
}
