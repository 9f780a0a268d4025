import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { claimDialects } from '../../../shared/claim/claim.ts';
import { type ClaimBatchRow, claimBatchRow, claimTransmissions } from '../../../shared/claim/claimRecord.ts';
import { tableName } from '../../_kit/env.ts';
import { openParser } from '../../_kit/openParse.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import { storedAskingFacilityId, storedWorkId } from '../../_kit/proof.ts';
import { overVersion } from '../../_store/condition.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { getItem } from '../../_store/item.ts';
import { readOn } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** Claims that go to one payer in one file. */
const stored = z.strictObject({
  batchId: z.string(),
  version: z.int().positive(),
  facilityId: storedAskingFacilityId,
  dialect: z.enum(claimDialects),
  /** The facility's licence, and the regulators' code of the payer with its name. */
  senderId: z.string(),
  receiverId: z.string(),
  payerName: z.string().nullable().default(null),
  payerNameArabic: z.string().nullable().default(null),
  claimIds: z.array(z.string()).min(1),
  /** No other file has this name: by it an upload of which nobody knows is found again. */
  fileName: z.string(),
  /** When the file was made; it stands in its head. */
  madeAt: z.iso.datetime(),
  /** Who sent it; null in files of an earlier release. */
  sentBy: z.string().nullable().default(null),
  sentByName: z.string().nullable().default(null),
  /** The entry that sends it. */
  outboxId: storedWorkId,
  transmission: z.enum(claimTransmissions),
});
export type ClaimBatch = z.infer<typeof stored>;

const shape = shapeOf({ entity: 'claimBatch', version: 1, schema: stored, keys: ['claimsPk', 'claimsSk', 'row'] });
const keyOf = (batchId: string) => ({ pk: `CLAIMBATCH#${batchId}`, sk: 'BATCH' });
const batchesPk = (facilityId: string): string => `FACILITY#${facilityId}#CLAIMBATCH`;

const rowOf: (item: unknown) => ClaimBatchRow = openParser(claimBatchRow.strip());
export const claimBatchRowOf = (value: ClaimBatch): ClaimBatchRow => rowOf({ ...value, claims: value.claimIds.length });

/** The write of a new batch, or of a changed one over the version that was read. */
export const claimBatchPut = (value: ClaimBatch): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: shape.item(keyOf(value.batchId), value as z.input<typeof stored>, {
      claimsPk: batchesPk(value.facilityId),
      claimsSk: value.batchId,
      row: claimBatchRowOf(value),
    }),
    ...overVersion(value.version),
  },
});

/** A batch of the facility, or null: those of others do not exist for it. */
export async function findClaimBatch(
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  batchId: string,
): Promise<ClaimBatch | null> {
  const found = await getItem(store, 'requests', keyOf(batchId), shape.parse);
  return found?.facilityId === facilityId ? found : null;
}

/** A page of the facility's files of claims, the newest first. */
export const listClaimBatches = (
  store: DynamoDBDocumentClient,
  facilityId: OwnFacilityId,
  page: { readonly cursor?: string | undefined; readonly take: number },
): Promise<Page<ClaimBatchRow>> =>
  readOn(
    store,
    {
      table: 'requests',
      index: 'claims',
      partition: { name: 'claimsPk', value: batchesPk(facilityId) },
      sort: { name: 'claimsSk' },
      isNewestFirst: true,
      isNarrow: true,
    },
    { ...page, codec: ulidCursor, parse: rowOf },
  );
