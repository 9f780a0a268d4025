import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { claimShape } from '../../../shared/claim/claimShape.ts';
import { acceptedRepair } from '../../../shared/claim/repairs/claimRepair.ts';
import { tableName } from '../../_kit/env.ts';
import type { AskingFacilityId } from '../../_kit/ownIds.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** So many repairs of a claim can be undone, one after the other. */
export const mostUndoable = 10;

/** A repair as it is kept until the claim is changed by hand: with the parts of the claim as they were before it. */
const stored = acceptedRepair.extend({ before: claimShape.partial() });
export type ClaimRepairDone = z.infer<typeof stored>;

const shape = shapeOf({ entity: 'claimRepair', version: 1, schema: stored, keys: [] });

/** A claim that was read or is written; `undoable` are the versions that repairs made, the newest last. */
interface Repaired {
  /** Only who could read the claim reaches its repairs. */
  readonly facilityId: AskingFacilityId;
  readonly claimId: string;
  readonly version: number;
  readonly undoable: readonly number[];
}

const keyOf = ({ claimId }: Pick<Repaired, 'claimId'>, version: number) => ({
  pk: `CLAIM#${claimId}`,
  sk: `REPAIR#${String(version).padStart(6, '0')}`,
});

/** The write that keeps the repair that made this version of a claim. */
export const repairPut = (claim: Repaired, done: ClaimRepairDone): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: shape.item(keyOf(claim, claim.version), done as z.input<typeof stored>, {}),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** The writes that forget the repairs of a claim that it has no longer after a change. */
export const forgottenRepairs = (before: Repaired, after: Pick<Repaired, 'undoable'>): TransactItem[] =>
  before.undoable
    .filter((version) => !after.undoable.includes(version))
    .map((version) => ({ Delete: { TableName: tableName('requests'), Key: keyOf(before, version) } }));

/** The newest repair of a claim that can be undone, or null. */
export async function lastRepair(store: DynamoDBDocumentClient, claim: Repaired): Promise<ClaimRepairDone | null> {
  const version = claim.undoable.at(-1);
  return version === undefined ? null : getItem(store, 'requests', keyOf(claim, version), shape.parse);
}
