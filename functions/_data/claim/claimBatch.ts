import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { claimDialects } from '../../../shared/claim/claim.ts';
import { claimTransmissions } from '../../../shared/claim/claimRecord.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import { storedAskingFacilityId, storedWorkId } from '../../_kit/proof.ts';
import { overVersion } from '../../_store/condition.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** Claims that go to one payer in one file. */
const stored = z.strictObject({
  batchId: z.string(),
  version: z.int().positive(),
  facilityId: storedAskingFacilityId,
  dialect: z.enum(claimDialects),
  /** The facility's licence, and the regulators' code of the payer. */
  senderId: z.string(),
  receiverId: z.string(),
  claimIds: z.array(z.string()).min(1),
  /** No other file has this name: by it an upload of which nobody knows is found again. */
  fileName: z.string(),
  /** When the file was made; it stands in its head. */
  madeAt: z.iso.datetime(),
  /** The entry that sends it. */
  outboxId: storedWorkId,
  transmission: z.enum(claimTransmissions),
});
export type ClaimBatch = z.infer<typeof stored>;

const shape = shapeOf({ entity: 'claimBatch', version: 1, schema: stored, keys: [] });
const keyOf = (batchId: string) => ({ pk: `CLAIMBATCH#${batchId}`, sk: 'BATCH' });

/** The write of a new batch, or of a changed one over the version that was read. */
export const claimBatchPut = (value: ClaimBatch): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: shape.item(keyOf(value.batchId), value as z.input<typeof stored>, {}),
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
