import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../../shared/_contract/page.ts';
import { searchText } from '../../../shared/_field/searchText.ts';
import type { ListedRow } from '../../../shared/_parts/versionedList/listedRow.ts';
import { type CursorCodec, cursorCodec } from '../../_store/cursor.ts';
import { readThrough } from '../../_store/readThrough.ts';
import { rowsPlace, type VersionKey, wordsPlace } from './listVersion.ts';
import { type PackedEntry, packedEntries, packedText } from './packedList.ts';

/** What a kind of list says of its rows. */
export interface RowKind<Row extends ListedRow> {
  /** The row of an entry. It was checked when it was stored. */
  rowOf(text: string): Row;
  /** Everything that a reader may begin to type to find it, besides its code. */
  wordsOf(row: Row): readonly string[];
}

/** A row as a packed list has it. */
export const rowEntry = (row: ListedRow): PackedEntry => ({ at: row.code, text: JSON.stringify(row) });

const longestWord = 24;

/** The words under which a row is found: its code, and those of its kind. One that another begins with finds nothing more than that. */
const firstWords = <Row extends ListedRow>(kind: RowKind<Row>, row: Row): string[] => {
  const typed = [searchText(row.code), ...kind.wordsOf(row)].map((word) => word.slice(0, longestWord).trim());
  // Keys are sorted by bytes, and texts here by what surrogates stand for.
  const words = [...new Set(typed)].filter((word) => word !== '' && !/[\ud800-\udfff]/.test(word));
  return words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
};

/** The places in the word list by which a row is found. */
export const wordPlaces = <Row extends ListedRow>(kind: RowKind<Row>, row: Row): string[] =>
  firstWords(kind, row).map((word) => `${word}#${row.code}`);

/** A row of a version by its code, or null: one query, however many rows there are. */
export async function rowByCode<Row extends ListedRow>(
  store: DynamoDBDocumentClient,
  of: VersionKey,
  kind: RowKind<Row>,
  code: string,
): Promise<Row | null> {
  const text = await packedText(store, rowsPlace(of), code.trim().toUpperCase());
  return text === null ? null : kind.rowOf(text);
}

const codec: CursorCodec = cursorCodec(/^[^\n\t]{1,120}$/u);

interface Wanted {
  readonly take: number;
  readonly cursor?: string | undefined;
}

/** A page of rows by code. */
async function byCode<Row extends ListedRow>(
  store: DynamoDBDocumentClient,
  of: VersionKey,
  kind: RowKind<Row>,
  { take, cursor }: Wanted,
): Promise<Page<Row>> {
  const after = cursor === undefined ? null : codec.positionOf(cursor);
  const items: Row[] = [];
  for await (const { text } of packedEntries(store, rowsPlace(of), { after })) {
    const last = items.at(-1);
    if (items.length >= take && last) return { items, nextCursor: codec.cursorOf(last.code), total: null };
    items.push(kind.rowOf(text));
  }
  return { items, nextCursor: null, total: null };
}

/** The places of a word list that begin with a text, some more than are shown: a row may be found by several of its words. */
async function placesOf(store: DynamoDBDocumentClient, of: VersionKey, word: string, { take, cursor }: Wanted) {
  const after = cursor === undefined ? null : codec.positionOf(cursor);
  const places: string[] = [];
  for await (const { at } of packedEntries(store, wordsPlace(of), after === null ? { from: word } : { after })) {
    if (!at.startsWith(word)) break;
    places.push(at);
    if (places.length > take) break;
  }
  return places;
}

/** The rows at the next places of a word list. A row stands under the first of its words that begin with the text, and is left out elsewhere. */
async function byWord<Row extends ListedRow>(
  store: DynamoDBDocumentClient,
  of: VersionKey,
  kind: RowKind<Row>,
  { word, ...wanted }: Wanted & { readonly word: string },
): Promise<Page<Row>> {
  const places = await placesOf(store, of, word, wanted);
  const shown = places.slice(0, wanted.take);
  const found = await Promise.all(
    shown.map(async (at) => {
      const row = await rowByCode(store, of, kind, at.slice(at.indexOf('#') + 1));
      const first =
        row &&
        wordPlaces(kind, row)
          .sort()
          .find((place) => place.startsWith(word));
      return row && at === first ? [row] : [];
    }),
  );
  const end = shown.at(-1);
  const hasMore = places.length > shown.length && end !== undefined;
  return { items: found.flat(), nextCursor: hasMore ? codec.cursorOf(end) : null, total: null };
}

interface RowSearch<Row> extends Wanted {
  readonly text: string;
  /** Other rows are left out. */
  readonly isWanted?: (row: Row) => boolean;
}

/** A page is filled from this many reads at most. */
const mostReads = 10;

/** The rows of a version that have a word that begins with the text, by that word; all by code where the text is empty. */
export function searchRows<Row extends ListedRow>(
  store: DynamoDBDocumentClient,
  of: VersionKey,
  kind: RowKind<Row>,
  { text, isWanted = () => true, ...wanted }: RowSearch<Row>,
): Promise<Page<Row>> {
  const word = searchText(text).slice(0, longestWord).trim();
  const find = (page: Wanted) =>
    word === '' ? byCode(store, of, kind, page) : byWord(store, of, kind, { ...page, word });
  return readThrough({ find, rowsOf: (rows) => rows.filter(isWanted), mostReads }, wanted);
}
