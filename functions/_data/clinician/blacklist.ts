import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { blacklistStates } from '../../../shared/clinician/blacklistModel.ts';
import { tableName } from '../../_kit/env.ts';
import { fail } from '../../_kit/failure.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import { retryWrite } from '../../_kit/retryWrite.ts';
import { readBatch } from '../../_store/batch.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { getItem, type Key } from '../../_store/item.ts';
import { readPage } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import { type TransactItem, writeTogether } from '../../_store/transaction.ts';
import { maker } from '../approval/maker.ts';

const line = z.object({
  clinicianLicense: z.string(),
  emiratesId: z.string().nullable(),
  reason: z.string(),
});
export type StoredLine = z.infer<typeof line>;

/** A list of blacklisted clinicians: its state alone says whether it holds, so that it holds or ends for all its lines at once. */
const storedBlacklist = z.object({
  blacklistId: z.string(),
  facilityId: z.string().nullable(),
  state: z.enum(blacklistStates),
  fileName: z.string(),
  fileHash: z.string(),
  lines: z.array(line).max(500),
  ...maker.shape,
  decidedAt: z.iso.datetime().nullable(),
  decidedByName: z.string().nullable(),
  decisionReason: z.string().nullable(),
  version: z.int(),
});
export type StoredBlacklist = z.infer<typeof storedBlacklist>;
const shape = shapeOf({ entity: 'blacklist', version: 1, schema: storedBlacklist, keys: [] });

/** Which lists name a licence or an Emirates ID, in one scope. */
const entry = z.object({ blacklistIds: z.array(z.string()), version: z.int() });
const entryShape = shapeOf({ entity: 'blacklistEntry', version: 1, schema: entry, keys: [] });

/** Whose lists: those of a facility, or those that hold everywhere. */
export type BlacklistScope = OwnFacilityId | 'everywhere';
const scopeName = (scope: string): string => (scope === 'everywhere' ? 'EVERYWHERE' : `FACILITY#${scope}`);
const listsOf = (scope: string): string => `BLACKLISTS#${scopeName(scope)}`;
const listKey = (scope: string, blacklistId: string): Key => ({ pk: listsOf(scope), sk: blacklistId });
const entryKey = (scope: string, number: string): Key => ({
  pk: `BLACKLISTED#${number.trim().toUpperCase()}`,
  sk: scopeName(scope),
});
const numbersOf = ({ clinicianLicense, emiratesId }: Pick<StoredLine, 'clinicianLicense' | 'emiratesId'>): string[] => [
  clinicianLicense,
  ...(emiratesId ? [emiratesId] : []),
];

/** A page of the lists of a scope, the newest first. */
export const listBlacklists = (
  store: DynamoDBDocumentClient,
  scope: BlacklistScope,
  page: { take: number; cursor?: string | undefined },
) =>
  readPage(
    store,
    { table: 'facilities', partition: { value: listsOf(scope) }, isNewestFirst: true },
    { ...page, codec: ulidCursor, parse: shape.parse },
  );

/** One list of a scope as it is at this moment, or null. */
export const findBlacklist = (
  store: DynamoDBDocumentClient,
  scope: BlacklistScope,
  blacklistId: string,
): Promise<StoredBlacklist | null> => getItem(store, 'facilities', listKey(scope, blacklistId), shape.parse);

/** The write that stores a new list, or one over the version that was read. */
export const blacklistPut = (
  scope: BlacklistScope,
  before: StoredBlacklist | null,
  after: StoredBlacklist,
): TransactItem => ({
  Put: {
    TableName: tableName('facilities'),
    Item: shape.item(listKey(scope, after.blacklistId), after, {}, before),
    ...(before
      ? { ConditionExpression: 'version = :seen', ExpressionAttributeValues: { ':seen': before.version } }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
});

/** Notes that a list names a number. It has no effect before the list is live. */
async function noteNumber(store: DynamoDBDocumentClient, key: Key, blacklistId: string): Promise<void> {
  const noted = await retryWrite(async () => {
    const before = await getItem(store, 'facilities', key, entryShape.parse);
    const blacklistIds = [...(before?.blacklistIds ?? []), blacklistId].slice(-50);
    const Item = entryShape.item(key, { ...before, blacklistIds, version: (before?.version ?? 0) + 1 }, {}, before);
    const put = {
      TableName: tableName('facilities'),
      Item,
      ...(before
        ? { ConditionExpression: 'version = :seen', ExpressionAttributeValues: { ':seen': before.version } }
        : { ConditionExpression: 'attribute_not_exists(pk)' }),
    };
    return (await writeTogether(store, [{ Put: put }])) || null;
  });
  if (!noted) throw fail('changedMeanwhile');
}

const atOnce = 10;

/** Notes what leads to a list from its numbers, before the list itself is stored: it counts for nothing without the list. */
export async function noteNumbers(
  store: DynamoDBDocumentClient,
  scope: BlacklistScope,
  { blacklistId, lines }: StoredBlacklist,
): Promise<void> {
  const keys = [...new Set(lines.flatMap(numbersOf))].map((number) => entryKey(scope, number));
  for (let at = 0; at < keys.length; at += atOnce) {
    await Promise.all(keys.slice(at, at + atOnce).map((key) => noteNumber(store, key, blacklistId)));
  }
}

interface Numbered {
  readonly licenseNo: string;
  readonly emiratesId: string | null;
}

/**
 * Which of these clinicians of a facility a live list names, by licence or Emirates ID, for this facility or for all: their licences in
 * capitals. Two batches of reads, however many lists there are.
 */
export async function blacklistedAmong(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  clinicians: readonly Numbered[],
): Promise<ReadonlySet<string>> {
  const scopes = ['everywhere', facilityId] as const;
  const named = clinicians.flatMap(({ licenseNo, emiratesId }) =>
    numbersOf({ clinicianLicense: licenseNo, emiratesId }).flatMap((number) =>
      scopes.map((scope) => ({ licenseNo: licenseNo.trim().toUpperCase(), scope, key: entryKey(scope, number) })),
    ),
  );
  const textOf = ({ pk, sk }: { pk?: unknown; sk?: unknown }): string => `${pk} ${sk}`;
  const keys = [...new Map(named.map(({ key }) => [textOf(key), key])).values()];
  if (keys.length === 0) return new Set();
  const entries = new Map(
    (await readBatch(store, 'facilities', keys)).map((item) => [textOf(item), entryShape.parse(item)]),
  );
  const naming = named.flatMap(({ licenseNo, scope, key }) =>
    (entries.get(textOf(key))?.blacklistIds ?? []).map((id) => ({ licenseNo, list: listKey(scope, id) })),
  );
  const lists = [...new Map(naming.map(({ list }) => [textOf(list), list])).values()];
  if (lists.length === 0) return new Set();
  const found = (await readBatch(store, 'facilities', lists)).map(
    (item) => [textOf(item), shape.parse(item).state] as const,
  );
  const states = new Map(found);
  return new Set(naming.filter(({ list }) => states.get(textOf(list)) === 'live').map(({ licenseNo }) => licenseNo));
}
