import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type Birth, forgottenMs } from '../../../shared/newborn/birth.ts';
import { tableName } from '../../_kit/env.ts';
import type { AskedPayerId } from '../../_kit/ownIds.ts';
import { readBatch } from '../../_store/batch.ts';
import { getItem } from '../../_store/item.ts';
import { markOf, shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

const child = z.object({ newbornId: z.string(), siblingIndex: z.int(), bornAt: z.iso.datetime() });
/** The children who were registered under one identity of a mother, at any facility. Only the check of a new child reads them. */
const stored = z.object({
  identity: z.string(),
  /** What else the same mother is known by. */
  identities: z.array(z.string()),
  children: z.array(child),
  version: z.int(),
});
type StoredBirths = z.infer<typeof stored>;
export type Child = z.infer<typeof child>;

const shape = shapeOf({ entity: 'motherBirths', version: 1, schema: stored, keys: [] });
const cardShape = markOf('newbornCard', 1);

const keyOf = (payerId: AskedPayerId, identity: string) => ({
  pk: `NEWBORNMOTHER#${payerId}#${identity}`,
  sk: 'MOTHER',
});

/** What is known of a mother's births with one payer: her identities, her children, and the items as they were read. */
export interface MotherBirths {
  readonly payerId: AskedPayerId;
  readonly identities: readonly string[];
  readonly children: readonly Child[];
  readonly items: readonly StoredBirths[];
}

/** More identities than this no person has; it ends the search, whatever is stored. */
const mostIdentities = 30;

/**
 * The births of a mother, by every identity that is known of her, those included that were once known together with these: one desk has
 * her Emirates ID, another one her card.
 */
export async function readBirths(
  store: DynamoDBDocumentClient,
  payerId: AskedPayerId,
  known: readonly string[],
): Promise<MotherBirths> {
  const items = new Map<string, StoredBirths>();
  const seen = new Set<string>();
  let wanted = [...new Set(known)];
  while (wanted.length > 0 && seen.size < mostIdentities) {
    for (const identity of wanted) seen.add(identity);
    const keys = wanted.map((identity) => keyOf(payerId, identity));
    for (const item of (await readBatch(store, 'requests', keys)).map(shape.parse)) items.set(item.identity, item);
    wanted = [...new Set([...items.values()].flatMap(({ identities }) => identities))].filter(
      (each) => !seen.has(each),
    );
  }
  const children = new Map([...items.values()].flatMap((item) => item.children).map((each) => [each.newbornId, each]));
  return { payerId, identities: [...seen], children: [...children.values()], items: [...items.values()] };
}

const isRemembered =
  (births: readonly Birth[]) =>
  ({ bornAt }: Birth): boolean =>
    births.every((birth) => Date.parse(birth.bornAt) - Date.parse(bornAt) < forgottenMs);

/** The writes that let a mother have these children, under each of her identities, over what was read of her. */
export function birthsPuts(
  { payerId, identities, items }: MotherBirths,
  children: readonly Child[],
  added: readonly Birth[] = [],
): TransactItem[] {
  const kept = children.filter(isRemembered(added));
  return identities.map((identity) => {
    const before = items.find((item) => item.identity === identity);
    const value = {
      ...before,
      identity,
      identities: [...identities],
      children: kept,
      version: (before?.version ?? 0) + 1,
    };
    return {
      Put: {
        TableName: tableName('requests'),
        Item: shape.item(keyOf(payerId, identity), value, {}),
        ...(before
          ? { ConditionExpression: 'version = :seen', ExpressionAttributeValues: { ':seen': before.version } }
          : { ConditionExpression: 'attribute_not_exists(pk)' }),
      },
    };
  });
}

const cardKeyOf = (payerId: AskedPayerId, identity: string) => ({
  pk: `NEWBORNCARD#${payerId}#${identity}`,
  sk: 'CARD',
});

/** Whether a child has this own card of a payer. */
export const isCardTaken = async (
  store: DynamoDBDocumentClient,
  payerId: AskedPayerId,
  identity: string,
): Promise<boolean> => (await getItem(store, 'requests', cardKeyOf(payerId, identity), () => true)) ?? false;

/** The write that gives a child an own card of a payer, which no other child has. */
export const ownCardPut = (payerId: AskedPayerId, identity: string, newbornId: string): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: cardShape.mark({ ...cardKeyOf(payerId, identity), newbornId }),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});
