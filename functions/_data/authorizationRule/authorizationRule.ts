import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { refusedChange } from '../../../shared/_parts/approval.ts';
import type { AuthorizationRuleVersion } from '../../../shared/authorizationRule/routes.ts';
import {
  approvalNeeds,
  authorizationRuleContent,
  ruleEffects,
  serviceFamilies,
} from '../../../shared/authorizationRule/ruleModel.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';
import { storedPayerId } from '../../_kit/proof.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { maker } from '../approval/maker.ts';

/** The newest version in a rule's own record: what a list shows of it, and what the next one must not begin before. */
const newestVersion = z.object({
  version: z.int(),
  state: z.enum(['live', 'retired']),
  effectiveFrom: z.iso.date(),
  name: z.string(),
  nameArabic: z.string(),
  serviceFamily: z.enum(serviceFamilies),
  needsApproval: z.enum(approvalNeeds),
  decides: z.enum(ruleEffects).nullable(),
});

/** What a rule's record keeps of its newest version. */
export const newestOf = (value: AuthorizationRuleVersion): z.infer<typeof newestVersion> => ({
  version: value.version,
  state: value.state,
  effectiveFrom: value.effectiveFrom,
  name: value.name,
  nameArabic: value.nameArabic,
  serviceFamily: value.serviceFamily,
  needsApproval: value.needsApproval,
  decides: value.decides?.effect ?? null,
});

/**
 * A payer's rule of authorisations: its draft and its newest version. `edition` is the condition of every change, of its versions too,
 * so that two people never change one rule at once.
 */
const storedRule = z.object({
  ruleId: z.string(),
  payerId: storedPayerId,
  edition: z.int().positive(),
  draft: authorizationRuleContent.nullable(),
  newest: newestVersion.nullable(),
  /** Everybody who wrote on the draft: none of them sets it live, whoever sent it. */
  authors: z.array(maker),
  /** Who sent the draft to a second person; null while it does not wait. */
  waiting: maker.nullable(),
  /** Why the draft was refused last. */
  refused: refusedChange.nullable(),
  changedAt: z.iso.datetime(),
  changedByName: z.string(),
});
const shape = shapeOf({ entity: 'authorizationRule', version: 1, schema: storedRule, keys: [] });
export type StoredAuthorizationRule = z.infer<typeof storedRule>;

const table = () => tableName('reference');

/** The partition of a payer's rules of authorisations, with their versions. */
export const authorizationRulePartition = (payerId: number): string => `PAYER#${payerId}#AUTHORIZATIONRULES`;
const keyOf = (payerId: number, ruleId: string) => ({
  pk: authorizationRulePartition(payerId),
  sk: `RULE#${ruleId}`,
});

/** One rule of the payer, or null. */
export const findAuthorizationRule = (
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  ruleId: string,
): Promise<StoredAuthorizationRule | null> => getItem(store, 'reference', keyOf(payerId, ruleId), shape.parse);

/** The rules of a payer, the oldest first. A payer has at most `ruleLimits.rules` of them. */
export function listAuthorizationRules(
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
): Promise<StoredAuthorizationRule[]> {
  const items = everyItem(store, {
    TableName: table(),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :rule)',
    ExpressionAttributeValues: { ':pk': authorizationRulePartition(payerId), ':rule': 'RULE#' },
  });
  return Array.fromAsync(items, (item) => shape.parse(item));
}

type NextRule = Omit<StoredAuthorizationRule, 'edition'>;

/** The write of a rule's next state, on condition that it has not changed since it was read; `null` for a new rule. */
export function authorizationRulePut(before: StoredAuthorizationRule | null, next: NextRule): TransactItem {
  const key = keyOf(next.payerId, next.ruleId);
  const Item = shape.item(key, { ...next, edition: (before?.edition ?? 0) + 1 }, {}, before);
  const condition = before
    ? { ConditionExpression: 'edition = :edition', ExpressionAttributeValues: { ':edition': before.edition } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  return { Put: { TableName: table(), Item, ...condition } };
}
