import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { activityCodeWrites } from '../../functions/_data/activityCode/activityCode.ts';
import { keepCardReading, openCardRequest } from '../../functions/_data/cardReading/cardReading.ts';
import { markMessageRead } from '../../functions/_data/conversation/message.ts';
import { spendChallenge } from '../../functions/_data/humanVerification/challenge.ts';
import { takeTurn } from '../../functions/_data/rateLimit/rateLimit.ts';
import { hasSpacedTurn } from '../../functions/_data/rateLimit/spacing.ts';
import { takeConnectionTurn } from '../../functions/_data/regulatoryDetails/connectionTest.ts';
import { putRegulatoryDetails } from '../../functions/_data/regulatoryDetails/regulatoryDetails.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { provenPk } from '../../functions/_kit/proof.ts';
import type { TableName } from '../../functions/_settings/tableAccess.ts';
import { once } from '../../functions/_store/idempotency.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { seedDemo } from '../../infra/local/demo/seedDemo.ts';
import { modulesWith } from '../../infra/modules/moduleIndex.ts';
import { tables } from '../../infra/tables.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { kindOf } from './entities.ts';
import { facilityId, newId, now, scan, userId } from './kept.ts';

export type StoredItems = Record<string, Record<string, unknown>[]>;

interface ItemsOfModule {
  readonly storeItems: (store: DynamoDBDocumentClient) => Promise<unknown>;
}

const ofModules: ItemsOfModule[] = await Promise.all(
  modulesWith('tests', 'storedItems.ts').map((name) => import(`../${name}/storedItems.ts`)),
);

/** What several modules store. */
async function storeShared(store: DynamoDBDocumentClient): Promise<void> {
  await spendChallenge(store, 'challenge-kept', Math.floor(now.getTime() / 1000) + 300);
  await takeTurn(store, { name: 'kept', most: 5, seconds: 60 }, userId, now);
  const credentials = { system: 'regulator 2', username: 'u', password: 'p', facilityLicense: 'MF1' };
  await takeConnectionTurn(store, 'fingerprint-kept', credentials, { now, heldUntil: new Date(now.getTime() + 1000) });
  await openCardRequest(store, now);
  const card = { emiratesId: '784198500000017', fullName: 'Sara,Invented', expiresOn: '2030-01-01', isVerified: true };
  await keepCardReading(store, { ...card, photo: new Uint8Array([1, 2, 3]) }, now);
  await putRegulatoryDetails(store, {
    facilityId,
    regulatorId: 1,
    sealed: new Uint8Array([4, 5, 6]),
    maskedUsername: 'no•••••ic',
    changedAt: now.toISOString(),
    changedBy: userId,
    version: 1,
  });
  const code = { codeSet: 'CPT', code: 'Z9201', description: 'Invented', descriptionArabic: '' } as const;
  const listed = { importId: newId(), listedAt: now.toISOString(), listedByName: 'Sara Invented' };
  await writeTogether(store, activityCodeWrites(null, { ...code, validFrom: null, validTo: null, ...listed }));
  await hasSpacedTurn(store, { name: 'kept', seconds: 5 }, 'somebody', now);
  await markMessageRead(store, provenPk('QUERY#kept'), { side: 'provider', messageId: newId(), at: now.toISOString() });
  const ctx = { store, now: () => now, user: { userId }, idempotencyKey: 'key-kept', bodyHash: 'hash' };
  await once(ctx, eligibilityApi.endpoints.submitEligibility as never, async () => ({
    data: { eligibilityId: 'kept' } as never,
    items: [],
  })).catch(() => null);
}

const perKind = 2;

/** A few items of every kind, as this release stores them: the demonstration's, and those of `tests/<module>/storedItems.ts` that it has none of. By table. */
export async function everyStoredItem(store: DynamoDBDocumentClient): Promise<StoredItems> {
  const names = Object.keys(tables) as TableName[];
  const tableNames = Object.fromEntries(names.map((name) => [name, tableName(name)])) as Record<TableName, string>;
  await seedDemo(new DynamoDBClient({}), tableNames, { now });
  await storeShared(store);
  for (const { storeItems } of ofModules) await storeItems(store);
  const kept: StoredItems = {};
  for (const table of names) {
    const counts = new Map<string, number>();
    kept[table] = (await scan(store, table)).filter((item) => {
      const kind = `${kindOf(table, item)} ${item.kind ?? ''} ${item.status ?? item.state ?? ''}`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return (counts.get(kind) ?? 0) <= perKind;
    });
  }
  return kept;
}

/** Puts items into the store as they are. */
export async function storeItems(store: DynamoDBDocumentClient, items: StoredItems): Promise<void> {
  for (const [table, each] of Object.entries(items)) {
    for (const Item of each) await store.send(new PutCommand({ TableName: tableName(table as TableName), Item }));
  }
}

/** Items as the text of a file, one a line; bytes and sets are named as such. */
export const asText = (items: StoredItems): string => {
  const named = (_: string, value: unknown) => (value instanceof Set ? { $set: [...value] } : value);
  const lineOf = (item: object) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(item).map(([name, value]) => [
          name,
          value instanceof Uint8Array ? { $bytes: Buffer.from(value).toString('base64') } : value,
        ]),
      ),
      named,
    );
  const tablesText = Object.entries(items).map(([table, each]) => `"${table}": [\n${each.map(lineOf).join(',\n')}\n]`);
  return `{\n${tablesText.join(',\n')}\n}\n`;
};

/** What `asText` wrote. */
export const fromText = (text: string): StoredItems =>
  JSON.parse(text, (_, value) => {
    if (typeof value?.$bytes === 'string') return new Uint8Array(Buffer.from(value.$bytes, 'base64'));
    return Array.isArray(value?.$set) ? new Set(value.$set) : value;
  });
