import type { Bilingual } from '../../shared/_field/bilingual.ts';
import type { GuideName } from '../../shared/_field/guides.ts';

/** A text in English and in Arabic, side by side so that no translation is forgotten. */
export type Pair = readonly [en: string, ar: string];

export type Block =
  | { readonly kind: 'heading'; readonly text: Bilingual }
  | { readonly kind: 'note'; readonly text: Bilingual }
  | { readonly kind: 'paragraph'; readonly text: Bilingual }
  | { readonly kind: 'chain'; readonly items: readonly Bilingual[] }
  | { readonly kind: 'steps' | 'points'; readonly items: readonly Bilingual[] }
  | { readonly kind: 'table'; readonly shares: readonly number[]; readonly rows: readonly (readonly Bilingual[])[] };

export interface Chapter {
  readonly title: Bilingual;
  readonly blocks: readonly Block[];
}

/** The chapters of a module in the user guide: `web/<module>/guide.ts`. */
export interface ModuleGuide {
  /** The place of its chapters among those of the other modules: a lower number comes first. */
  readonly order: number;
  readonly chapters: readonly Chapter[];
}

export interface Guide {
  readonly name: GuideName;
  readonly title: Bilingual;
  readonly subject: Bilingual;
  readonly chapters: readonly Chapter[];
}

const textOf = ([en, ar]: Pair): Bilingual => ({ en, ar });

/** A heading inside a chapter; contents page and bookmarks name it too. */
export const heading = (...pair: Pair): Block => ({ kind: 'heading', text: textOf(pair) });
export const paragraph = (...pair: Pair): Block => ({ kind: 'paragraph', text: textOf(pair) });
/** What must not be overlooked. */
export const note = (...pair: Pair): Block => ({ kind: 'note', text: textOf(pair) });
/** What is done one after the other, numbered. */
export const steps = (...items: Pair[]): Block => ({ kind: 'steps', items: items.map(textOf) });
export const points = (...items: Pair[]): Block => ({ kind: 'points', items: items.map(textOf) });
/** Boxes joined by arrows, in reading order. */
export const chain = (...items: Pair[]): Block => ({ kind: 'chain', items: items.map(textOf) });

/** The first row is the head; `shares` are the columns' parts of the width. */
export const table = (shares: readonly number[], ...rows: readonly (readonly Pair[])[]): Block => ({
  kind: 'table',
  shares,
  rows: rows.map((row) => row.map(textOf)),
});

export const chapter = (title: Pair, ...blocks: Block[]): Chapter => ({ title: textOf(title), blocks });
