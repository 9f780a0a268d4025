import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { refusedChange } from '../../../shared/_parts/approval.ts';
import type { RuleVersion } from '../../../shared/payerRule/routes.ts';
import { type RuleKey, ruleContent, ruleKey } from '../../../shared/payerRule/ruleModel.ts';
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
  ruleId: z.string(),
  version: z.int(),
  state: z.enum(['live', 'retired']),
  holdsFrom: z.iso.date(),
  title: z.string(),
  titleArabic: z.string(),
  questionCount: z.int(),
});

/** What a rule's record keeps of its newest version. */
export const newestOf = ({ ruleId, version, state, holdsFrom, title, titleArabic, questions }: RuleVersion) => ({
  ruleId,
  version,
  state,
  holdsFrom,
  title,
  titleArabic,
  questionCount: questions.length,
});

/**
 * A payer's rule for a category: its draft and its newest version. `edition` is the condition of every change, of its versions
 * too, so that two people never change one rule at once.
 */
const storedRule = z.object({
  ...ruleKey.shape,
  payerId: storedPayerId,
  edition: z.int().positive(),
  draft: ruleContent.nullable(),
  newest: newestVersion.nullable(),
  /** Who sent the draft to a second person; null while it does not wait. */
  waiting: maker.nullable().default(null),
  /** Why the draft was refused last. */
  refused: refusedChange.nullable().default(null),
  changedAt: z.iso.datetime(),
  changedByName: z.string(),
});
const shape = shapeOf({ entity: 'rule', version: 1, schema: storedRule, keys: [] });
export type StoredRule = z.infer<typeof storedRule>;

const table = () => tableName('reference');
const padded = (id: number | null): string => String(id ?? 0).padStart(3, '0');

/** The partition of a payer's rules. */
export const rulePartition = (payerId: number): string => `PAYER#${payerId}#RULES`;
/** The category of a rule as part of a key; 000 is every consultation without a rule of its own. */
export const categoryOf = (key: RuleKey): string =>
  `${padded(key.serviceCategoryId)}#${padded(key.consultationCategoryId)}`;
const keyOf = (key: RuleKey) => ({ pk: rulePartition(key.payerId), sk: `RULE#${categoryOf(key)}` });

/** The key of a rule of the caller's own payer. */
export type OwnRuleKey = RuleKey & { readonly payerId: OwnPayerId };

/** One rule, or null if it was never written. */
export const findRule = (store: DynamoDBDocumentClient, key: OwnRuleKey): Promise<StoredRule | null> =>
  getItem(store, 'reference', keyOf(key), shape.parse);

/** The rules of a payer by category, all or of one service category. A payer has at most one rule for each category. */
export async function listRules(
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  serviceCategoryId?: number,
): Promise<StoredRule[]> {
  const items = everyItem(store, {
    TableName: table(),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :rule)',
    ExpressionAttributeValues: {
      ':pk': rulePartition(payerId),
      ':rule': serviceCategoryId === undefined ? 'RULE#' : `RULE#${padded(serviceCategoryId)}#`,
    },
  });
  return Array.fromAsync(items, (item) => shape.parse(item));
}

/** What a rule becomes; what it leaves out is null. */
type NextRule = Omit<z.input<typeof storedRule>, 'edition' | 'payerId'> & OwnRuleKey;

/** The write of a rule's next state, on condition that it has not changed since it was read; `null` for a new rule. */
export function rulePut(before: StoredRule | null, next: NextRule): TransactItem {
  const Item = shape.item(keyOf(next), { ...next, edition: (before?.edition ?? 0) + 1 }, {}, before);
  const condition = before
    ? { ConditionExpression: 'edition = :edition', ExpressionAttributeValues: { ':edition': before.edition } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  return { Put: { TableName: table(), Item, ...condition } };
}
