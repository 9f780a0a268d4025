import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../shared/_contract/page.ts';
import { searchText, searchTokens } from '../../shared/_field/searchText.ts';
import { type Table, tableName } from '../_kit/env.ts';
import { type CursorCodec, cursorCodec } from './cursor.ts';
import type { Key, StoredItem } from './item.ts';
import { type ListQuery, readPage } from './page.ts';
import { mayReadOn } from './readThrough.ts';
import type { MarkedItem } from './shape.ts';
import type { TransactItem } from './transaction.ts';

/** A record as a search finds it. */
export interface Findable<Found> {
  /** Tells the records of a partition apart; without `#`. */
  readonly id: string;
  /** Names in Latin and Arabic letters, licences, addresses: each may be found by the beginning of each of its words. */
  readonly texts: readonly string[];
  /** What a search answers of the record. */
  readonly found: Found;
}

export interface WordSearchWanted<Found> {
  /** The beginning of a word, or of several that follow one another; empty for the first records. */
  readonly text: string;
  readonly take: number;
  readonly cursor?: string | undefined;
  /** Which of the records that match; all without it. */
  readonly isWanted?: ((found: Found) => boolean) | undefined;
}

interface WordIndex<Found> {
  readonly table: Table;
  /** What the entries are called: `SEARCH#<KIND>#<token>#<id>`. */
  readonly kind: string;
  /**
   * The shape of the entries: its `item` takes `again` beside the key. `again` says how much of the token the same record's entry before
   * begins with too, so that a page shows each record once; the first entry has none.
   */
  readonly itemOf: (key: Key, found: Found, again: number | undefined) => MarkedItem;
  readonly parse: (item: StoredItem) => Found;
}

/** A record and the one before it fit into one transaction, with twenty items beside them. */
const mostEntries = 40;
/** Entries that one read takes, and reads of one page: what a search costs has a limit, however many records there are. */
const entriesRead = 60;
const mostReads = 10;
const longestPosition = 500;

const codec: CursorCodec = cursorCodec((position) => position !== '' && position.length <= longestPosition);
const inBytes = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** All tokens of a record, in the order of the store. */
const tokensOf = ({ texts }: Pick<Findable<unknown>, 'texts'>): string[] =>
  [...new Set(texts.flatMap(searchTokens))].slice(0, mostEntries).sort(inBytes);

const idOf = (entry: StoredItem): string => String(entry.sk).slice(String(entry.sk).lastIndexOf('#') + 1);

interface Match<Found> {
  readonly id: string;
  readonly position: string;
  readonly found: Found;
}

/**
 * The search for records of one kind by the beginning of a word, in Latin and Arabic letters: an entry for each word, in the
 * partition of the scope that may find the record. A search reads one range of keys, so that its cost does not grow with the number
 * of records.
 *
 * @example
 * const words = wordSearchOf({ table: 'facilities', kind: 'CLINICIAN', parse: foundShape.parse,
 *   itemOf: (key, found, again) => foundShape.item(key, found, { again }) });
 * await writeTogether(store, [recordPut, ...words.changes(pk, before, after)]);
 * const { items, nextCursor } = await words.find(store, pk, { text: 'mans', take: 20 });
 */
export function wordSearchOf<Found>({ table, kind, itemOf, parse }: WordIndex<Found>) {
  const start = `SEARCH#${kind}#`;

  const keyOf = (pk: string, token: string, id: string): Key => ({ pk, sk: `${start}${token}#${id}` });

  /** The entries of a record, for a batch that loads records. */
  const entries = (pk: string, record: Findable<Found>): MarkedItem[] => {
    const tokens = tokensOf(record);
    return tokens.map((token, at) => {
      const before = tokens[at - 1];
      const again = before === undefined ? undefined : sharedStart(before, token);
      return itemOf(keyOf(pk, token, record.id), record.found, again);
    });
  };

  /**
   * The writes that bring the entries of a record from what it was to what it is: null for a record that is new, removed or no longer to
   * be found. They belong to the transaction that writes the record under its condition; 80 at most.
   */
  const changes = (pk: string, before: Findable<Found> | null, after: Findable<Found> | null): TransactItem[] => {
    const TableName = tableName(table);
    const now = after ? entries(pk, after) : [];
    const kept = new Set(now.map(({ sk }) => sk));
    const gone = before ? tokensOf(before).map((token) => keyOf(pk, token, before.id)) : [];
    return [
      ...gone.filter(({ sk }) => !kept.has(sk)).map((Key) => ({ Delete: { TableName, Key } })),
      ...now.map((Item) => ({ Put: { TableName, Item } })),
    ];
  };

  /** The matches of one read of the list. Entries of an older release have no `again`: the page tells them apart by their ids. */
  async function read(store: DynamoDBDocumentClient, pk: string, text: string, cursor: string | undefined) {
    const prefix = start + text;
    const list: ListQuery = { table, partition: { value: pk }, sort: { prefix } };
    const isAgain = ({ again }: StoredItem): boolean => typeof again === 'number' && text.length <= again;
    const matchOf = (entry: StoredItem): Match<Found> | null =>
      isAgain(entry) ? null : { id: idOf(entry), position: String(entry.sk).slice(prefix.length), found: parse(entry) };
    const { items, nextCursor } = await readPage(store, list, { take: entriesRead, cursor, codec, parse: matchOf });
    return { rows: items, nextCursor };
  }

  /**
   * The records that match, each once, in the order of the words that matched, a page at a time. A page can be short, with a cursor,
   * where few of many matches are wanted. A cursor holds for one text; a text that is no cursor throws a 400.
   */
  async function find(
    store: DynamoDBDocumentClient,
    pk: string,
    { text, take, cursor, isWanted = () => true }: WordSearchWanted<Found>,
  ): Promise<Page<Found>> {
    const found = new Map<string, Match<Found>>();
    let next = cursor ?? null;
    for (let reads = 0; found.size < take && mayReadOn(reads, mostReads, found.size); reads += 1) {
      const { rows, nextCursor } = await read(store, pk, searchText(text), next ?? undefined);
      const wanted = rows.filter((row) => !found.has(row.id) && isWanted(row.found));
      const shown = wanted.slice(0, take - found.size);
      for (const row of shown) found.set(row.id, row);
      const isCut = shown.length < wanted.length;
      next = isCut ? codec.cursorOf(shown.at(-1)?.position ?? '') : nextCursor;
      if (next === null) break;
    }
    return { items: [...found.values()].map((match) => match.found), nextCursor: next, total: null };
  }

  return { entries, changes, find };
}
