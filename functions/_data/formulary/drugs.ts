import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Page } from '../../../shared/_contract/page.ts';
import { searchText, searchTokens } from '../../../shared/_field/searchText.ts';
import { type Drug, drug } from '../../../shared/formulary/drug.ts';
import { type CursorCodec, cursorCodec } from '../../_store/cursor.ts';
import { drugsPlace, type StoredVersion, wordsPlace } from './formularyVersion.ts';
import { type PackedEntry, packedEntries, packedText } from './packedList.ts';

type Version = Pick<StoredVersion, 'payerId' | 'versionId'>;

/** A drug as a packed list has it. */
export const drugEntry = (value: Drug): PackedEntry => ({ at: value.code, text: JSON.stringify(value) });
/** The drug of an entry. It was checked when it was stored. */
export const drugOfText = (text: string): Drug => drug.parse(JSON.parse(text));

const longestWord = 24;

/** Everything that a reader may begin to type to find a drug: code, trade name, generic name, from each of their words on. */
const wordsOf = ({ code, texts }: Drug): string[] => {
  const names = [texts.packageName ?? '', texts.genericName ?? ''].flatMap(searchTokens);
  const words = [searchText(code), ...names].map((word) => word.slice(0, longestWord).trim());
  // Keys are sorted by bytes, and texts here by what surrogates stand for.
  return [...new Set(words)].filter((word) => word !== '' && !/[\ud800-\udfff]/.test(word));
};

/** The places in the word list by which a drug is found. */
export const wordPlaces = (value: Drug): string[] => wordsOf(value).map((word) => `${word}#${value.code}`);

/** A drug of a version by its code, or null: one query, however many drugs there are. */
export async function drugByCode(store: DynamoDBDocumentClient, of: Version, code: string): Promise<Drug | null> {
  const text = await packedText(store, drugsPlace(of), code.trim().toUpperCase());
  return text === null ? null : drugOfText(text);
}

const codec: CursorCodec = cursorCodec(/^[^\n\t]{1,120}$/u);

interface Wanted {
  readonly take: number;
  readonly cursor?: string | undefined;
}

/** A page of drugs by code. */
async function byCode(store: DynamoDBDocumentClient, of: Version, { take, cursor }: Wanted): Promise<Page<Drug>> {
  const after = cursor === undefined ? null : codec.positionOf(cursor);
  const items: Drug[] = [];
  for await (const { text } of packedEntries(store, drugsPlace(of), { after })) {
    const last = items.at(-1);
    if (items.length >= take && last) return { items, nextCursor: codec.cursorOf(last.code), total: null };
    items.push(drugOfText(text));
  }
  return { items, nextCursor: null, total: null };
}

/** The places of a word list that begin with a text, some more than are shown: a drug may be found by several of its words. */
async function placesOf(store: DynamoDBDocumentClient, of: Version, word: string, { take, cursor }: Wanted) {
  const after = cursor === undefined ? null : codec.positionOf(cursor);
  const places: string[] = [];
  for await (const { at } of packedEntries(store, wordsPlace(of), after === null ? { from: word } : { after })) {
    if (!at.startsWith(word)) break;
    places.push(at);
    if (places.length > take) break;
  }
  return places;
}

/** The drugs of a version that have a word that begins with the text, by that word; all by code where the text is empty. */
export async function searchDrugs(
  store: DynamoDBDocumentClient,
  of: Version,
  { text, ...wanted }: Wanted & { readonly text: string },
): Promise<Page<Drug>> {
  const word = searchText(text).slice(0, longestWord).trim();
  if (word === '') return byCode(store, of, wanted);
  const places = await placesOf(store, of, word, wanted);
  const shown = places.slice(0, wanted.take);
  const found = await Promise.all(
    shown.map(async (at) => {
      const found = await drugByCode(store, of, at.slice(at.indexOf('#') + 1));
      // Under the first of its words that match, and only there.
      const first =
        found &&
        wordsOf(found)
          .sort()
          .find((each) => each.startsWith(word));
      return found && at === `${first}#${found.code}` ? [found] : [];
    }),
  );
  const end = shown.at(-1);
  return {
    items: found.flat(),
    nextCursor: places.length > shown.length && end !== undefined ? codec.cursorOf(end) : null,
    total: null,
  };
}
