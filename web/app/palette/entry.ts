import { searchText, searchTokens } from '../../../shared/_field/searchText.ts';

/** The groups of the palette in their order. */
export const groups = ['recent', 'screens', 'actions', 'records', 'facilities', 'later'] as const;
export type Group = (typeof groups)[number];

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

/** Whether each word begins a word of the entry; an Arabic word counts with and without its article, on both sides. */
function matches({ name, about = '', keywords = '' }: Entry, words: readonly string[]): boolean {
  const tokens = [name, about, keywords].flatMap(searchTokens);
  return words.every((word) => searchTokens(word).some((typed) => tokens.some((token) => token.startsWith(typed))));
}

/** The entries that a text finds, group by group, those first whose name begins with it, then those whose name has it; what
 * cannot be used yet comes last. Without a text, what is at hand. */
export function findEntries(entries: readonly Entry[], text: string): Entry[] {
  const typed = searchText(text);
  const words = typed.split(' ').filter(Boolean);
  const found =
    words.length === 0
      ? entries.filter(({ isOnlyFound }) => !isOnlyFound)
      : entries.filter((each) => matches(each, words));
  const rank = (entry: Entry): number => {
    if (searchText(entry.name).startsWith(typed)) return 0;
    return matches({ ...entry, about: '', keywords: '' }, words) ? 1 : 2;
  };
  return groups.flatMap((group) => {
    const members = found.filter((each) => each.group === group).sort((one, other) => rank(one) - rank(other));
    return words.length === 0 ? members : members.slice(0, mostShown);
  });
}
