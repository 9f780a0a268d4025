import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { contractDraft, draftPlace, profileDraft } from '../../../shared/empanelment/changeDraft.ts';
import { limits } from '../../../shared/empanelment/life.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import { epochSeconds, expiresIn, isExpired } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

// A request without stages exists only once it was submitted: what is typed before that stands beside it.
const stored = z.object({
  contract: contractDraft.nullable(),
  profile: profileDraft.nullable(),
  ...draftPlace,
  expiresAt: z.int(),
});
type Stored = z.infer<typeof stored>;
export type ChangeDraft = Omit<Stored, 'expiresAt'>;
const shape = shapeOf({ entity: 'changeDraft', version: 1, schema: stored, keys: [] });

/** Whose draft: a facility has one of its profile, and one of its contract with each insurer. */
export interface DraftOf {
  readonly facilityId: OwnFacilityId;
  /** The insurer whose contract is to change; null for the profile. */
  readonly payerId: number | null;
}

const keyOf = ({ facilityId, payerId }: DraftOf) => ({
  pk: `FACILITY#${facilityId}#EMPANELMENT`,
  sk: payerId === null ? 'DRAFT#PROFILE' : `DRAFT#CONTRACT#${payerId}`,
});

/** What was typed and not submitted; null where nothing was, and where it was left alone for too long. */
export async function findChangeDraft(
  store: DynamoDBDocumentClient,
  of: DraftOf,
  now: Date,
): Promise<ChangeDraft | null> {
  const found = await getItem(store, 'requests', keyOf(of), shape.parse);
  return found && !isExpired(found, now) ? found : null;
}

const asSeen = (seen: number) => ({
  ConditionExpression: 'version = :seen',
  ExpressionAttributeValues: { ':seen': seen },
});
const noneIsThere = (now: Date) => ({
  ConditionExpression: 'attribute_not_exists(pk) OR expiresAt <= :now',
  ExpressionAttributeValues: { ':now': epochSeconds(now) },
});

/** The write of what was typed, over the draft that was seen; it fails where somebody else has typed since. */
export function changeDraftPut(of: DraftOf, value: ChangeDraft, seen: number | undefined): TransactItem {
  const now = new Date(value.savedAt);
  const item = shape.item(keyOf(of), { ...value, expiresAt: expiresIn({ days: limits.idleDays }, now) }, {});
  const condition = seen === undefined ? noneIsThere(now) : asSeen(seen);
  return { Put: { TableName: tableName('requests'), Item: item, ...condition } };
}

/** The write by which a submission ends the draft that was seen. */
export const changeDraftDelete = (of: DraftOf, seen: number): TransactItem => ({
  Delete: { TableName: tableName('requests'), Key: keyOf(of), ...asSeen(seen) },
});
