import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { earlierDays } from '../../../shared/_parts/versionedList/earlierComparison.ts';
import { tableName } from '../../_kit/env.ts';
import { storedPayerId } from '../../_kit/proof.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import type { ContractKey } from '../providerContract/providerContract.ts';
import { type AnyList, type ListKey, listPartition, type VersionKey } from './listVersion.ts';

/** A version that holds from an instant on, until the next one does. */
const step = z.object({
  versionId: z.string(),
  number: z.int(),
  fromAt: z.iso.datetime(),
  madeAt: z.iso.datetime(),
  byName: z.string(),
  isRollBack: z.boolean(),
});
export type ListStep = z.infer<typeof step>;

/**
 * Which version of a list holds from when. It is one item: every switch is one conditional write of it, and who reads it once never sees half a
 * switch. A step in the future needs nobody when its time comes.
 */
const pointer = z.object({
  payerId: storedPayerId,
  listId: z.string().optional(),
  /** The number that was given to the newest version. */
  lastNumber: z.int(),
  /** By time; the newest 300, and the one that small steps are counted from. */
  steps: z.array(step),
  /** Up to which version the drugs of old ones were looked through and removed; null for the beginning. */
  forgottenTo: z.string().nullish(),
  edition: z.int(),
});
export type ListPointer = z.infer<typeof pointer>;
const shape = shapeOf({ entity: 'formularyPointer', version: 1, schema: pointer, keys: [] });

const mostSteps = 300;
const keyOf = (list: AnyList) => ({ pk: listPartition(list), sk: 'INFORCE' });

/** The pointer of a list as it is at this moment; an empty one where the list has no version yet. */
export const readPointer = async (store: DynamoDBDocumentClient, { payerId, listId }: ListKey): Promise<ListPointer> =>
  (await getItem(store, 'reference', keyOf({ payerId, listId }), shape.parse)) ?? {
    payerId,
    ...(listId !== undefined && { listId }),
    lastNumber: 0,
    steps: [],
    edition: 0,
  };

/** The newest steps. However many switches there are, the one that was in force long ago stays: a flood of them hides no rise of prices. */
function keptSteps(steps: readonly ListStep[]): ListStep[] {
  const newest = steps.at(-1);
  if (!newest || steps.length <= mostSteps) return [...steps];
  const longAgo = Date.parse(newest.fromAt) - earlierDays * 24 * 60 * 60 * 1000;
  const since = steps.findLast(({ fromAt }) => Date.parse(fromAt) <= longAgo) ?? steps[0];
  const kept = steps.slice(1 - mostSteps);
  return since && !kept.includes(since) ? [since, ...kept] : steps.slice(-mostSteps);
}

/** The write of a pointer over the edition that was read. */
export const pointerPut = (before: ListPointer, changes: Partial<ListPointer>): TransactItem => {
  const after = { ...before, ...changes, edition: before.edition + 1 };
  const Item = shape.item(keyOf(before), { ...after, steps: keptSteps(after.steps) }, {}, before);
  const condition =
    before.edition > 0
      ? { ConditionExpression: 'edition = :edition', ExpressionAttributeValues: { ':edition': before.edition } }
      : { ConditionExpression: 'attribute_not_exists(pk)' };
  return { Put: { TableName: tableName('reference'), Item, ...condition } };
};

/** The step that holds at an instant, or null before the first. */
export const stepAt = ({ steps }: ListPointer, at: Date): ListStep | null =>
  steps.findLast(({ fromAt }) => Date.parse(fromAt) <= at.getTime()) ?? null;

/** The step that waits for its time, or null. */
export const nextStep = ({ steps }: ListPointer, now: Date): ListStep | null =>
  steps.find(({ fromAt }) => Date.parse(fromAt) > now.getTime()) ?? null;

/** Until when a version was in force the last time, `holds` where it is now or will be, or null where no step names it. */
export function heldUntil({ steps }: ListPointer, versionId: string): string | 'holds' | null {
  const at = steps.findLastIndex((each) => each.versionId === versionId);
  return at < 0 ? null : (steps[at + 1]?.fromAt ?? 'holds');
}

/** A version, and since when it holds. */
export interface HeldVersion extends VersionKey {
  readonly fromAt: string;
}

async function versionAsked(store: DynamoDBDocumentClient, list: AnyList, at: Date): Promise<HeldVersion | null> {
  const found = await getItem(store, 'reference', keyOf(list), shape.parse);
  const held = found && stepAt(found, at);
  return held && { payerId: found.payerId, listId: found.listId, versionId: held.versionId, fromAt: held.fromAt };
}

/** The version of a payer's formulary that holds at an instant, for a facility that asks the payer about a drug; null where it has none. */
export async function formularyAsked(
  store: DynamoDBDocumentClient,
  payerId: number,
  at: Date,
): Promise<VersionKey | null> {
  return versionAsked(store, { payerId }, at);
}

/** The version of the price list of a contract that holds at an instant; null where no prices are agreed. */
export async function contractPrices(
  store: DynamoDBDocumentClient,
  { payerId, facilityId }: ContractKey,
  at: Date,
): Promise<HeldVersion | null> {
  return versionAsked(store, { payerId, listId: facilityId }, at);
}
