import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { type ActivityCode, activityCode, type CodeSet } from '../../../shared/lookups/activityCodes.ts';
import { tableName } from '../../_kit/env.ts';
import { readBatch } from '../../_store/batch.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { type Findable, wordSearchOf } from '../../_store/wordSearch.ts';

/** A period of a code as a list has said it, and which import brought it. */
const storedCode = z.object({
  ...activityCode.shape,
  importId: z.string(),
  listedAt: z.iso.datetime(),
  listedByName: z.string(),
});
export type StoredCode = z.infer<typeof storedCode>;
const shape = shapeOf({ entity: 'activityCode', version: 1, schema: storedCode, keys: [] });

/** What a search entry leads to. */
const codeFound = activityCode.pick({ codeSet: true, code: true, validFrom: true, validTo: true });
type CodeFound = z.infer<typeof codeFound>;
const foundShape = shapeOf({ entity: 'activityCodeFound', version: 1, schema: codeFound, keys: ['again'] });

type CodeKey = Pick<ActivityCode, 'codeSet' | 'code' | 'validFrom'>;
const table = 'reference';
const partitionOf = (codeSet: CodeSet): string => `CODESET#${codeSet}`;
/** A period without a first day comes before all others. */
const periodOf = ({ validFrom }: Pick<ActivityCode, 'validFrom'>): string => validFrom ?? '0000-00-00';
const keyOf = (of: CodeKey) => ({ pk: partitionOf(of.codeSet), sk: `CODE#${of.code}#${periodOf(of)}` });

const words = wordSearchOf<CodeFound>({
  table,
  kind: 'CODE',
  parse: foundShape.parse,
  itemOf: (key, found, again) => foundShape.item(key, found, { again }),
});

/** A key of the store has an end: the words behind so many signs find nothing. */
const longestSearched = 150;

const foundOf = ({ codeSet, code, validFrom, validTo, description, descriptionArabic }: StoredCode) =>
  ({
    id: `${code}@${periodOf({ validFrom })}`,
    texts: [code, description, descriptionArabic].map((text) => text.slice(0, longestSearched)),
    found: { codeSet, code, validFrom, validTo },
  }) satisfies Findable<CodeFound>;

/** The writes that bring a period of a code from what a list said of it to what another says; they fail when it is not that any more. */
export function activityCodeWrites(from: StoredCode | null, to: StoredCode | null): TransactItem[] {
  const TableName = tableName(table);
  const still = from
    ? { ConditionExpression: 'importId = :from', ExpressionAttributeValues: { ':from': from.importId } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  const of = to ?? from;
  if (!of) return [];
  const record: TransactItem = to
    ? { Put: { TableName, Item: shape.item(keyOf(to), to, {}), ...still } }
    : { Delete: { TableName, Key: keyOf(of), ...still } };
  return [record, ...words.changes(partitionOf(of.codeSet), from && foundOf(from), to && foundOf(to))];
}

/** What is stored of these periods. */
export const readActivityCodes = async (
  store: DynamoDBDocumentClient,
  keys: readonly CodeKey[],
): Promise<StoredCode[]> => (await readBatch(store, table, keys.map(keyOf))).map(shape.parse);

/** All periods of a code, the earliest first. */
export async function periodsOfCode(
  store: DynamoDBDocumentClient,
  { codeSet, code }: Pick<ActivityCode, 'codeSet' | 'code'>,
): Promise<StoredCode[]> {
  const periods: StoredCode[] = [];
  const query = {
    TableName: tableName(table),
    KeyConditionExpression: 'pk = :set AND begins_with(sk, :code)',
    ExpressionAttributeValues: { ':set': partitionOf(codeSet), ':code': `CODE#${code}#` },
  };
  for await (const item of everyItem(store, query)) periods.push(shape.parse(item));
  return periods;
}

/** All codes of a set, in whatever period; none where the portal was given no list of it. */
export async function codesOfSet(store: DynamoDBDocumentClient, codeSet: CodeSet): Promise<ReadonlySet<string>> {
  const codes = new Set<string>();
  const query = {
    TableName: tableName(table),
    KeyConditionExpression: 'pk = :set AND begins_with(sk, :code)',
    ExpressionAttributeValues: { ':set': partitionOf(codeSet), ':code': 'CODE#' },
    ProjectionExpression: 'sk',
  };
  for await (const { sk } of everyItem(store, query)) {
    const [, code = ''] = String(sk).split('#');
    codes.add(code);
  }
  return codes;
}

/** The period of a code that holds on a day: the last that has begun, unless it has ended. */
export function periodOn(periods: readonly StoredCode[], day: string): StoredCode | null {
  const begun = periods.findLast((each) => periodOf(each) <= day);
  return begun && (begun.validTo === null || day <= begun.validTo) ? begun : null;
}

interface CodesWanted {
  readonly codeSet: CodeSet;
  /** The beginning of the code or of words of its description; empty for all. */
  readonly text: string;
  /** The day (ISO) on which the codes must hold. */
  readonly on: string;
  readonly take: number;
  readonly cursor?: string | undefined;
}

/** A page of the codes that hold on a day. A page can be short, with a cursor, where many periods of other days match. */
export async function searchActivityCodes(
  store: DynamoDBDocumentClient,
  { codeSet, on, ...wanted }: CodesWanted,
): Promise<Page<StoredCode>> {
  const isWanted = (found: CodeFound): boolean =>
    periodOf(found) <= on && (found.validTo === null || on <= found.validTo);
  const page = await words.find(store, partitionOf(codeSet), { ...wanted, isWanted });
  const holding = await Promise.all(
    page.items.map(async (found) => {
      const now = periodOn(await periodsOfCode(store, found), on);
      // An open period that a later one has ended is found as well, by its own words.
      return now && now.validFrom === found.validFrom ? [now] : [];
    }),
  );
  return { ...page, items: holding.flat() };
}
