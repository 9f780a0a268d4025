import { type DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import { ifHolds } from '../../_store/condition.ts';
import { payer, payerItem, payerKey } from './payer.ts';

/** What an operator says of a payer: who it is and what the portal does with it. Its settings belong to its own administrators. */
export const payerFacts = payer.pick({
  payerId: true,
  payerName: true,
  payerNameArabic: true,
  payerCode: true,
  services: true,
  answers: true,
  authorizations: true,
});
export type PayerFacts = z.output<typeof payerFacts>;
const names = Object.keys(payerFacts.shape).filter((name) => name !== 'payerId') as Exclude<
  keyof PayerFacts,
  'payerId'
>[];

/** The facts of a payer without its settings. */
export const factsOf = (value: PayerFacts): PayerFacts => payerFacts.strip().parse(value);

/** Whether two say the same of a payer. */
export const isSamePayer = (one: PayerFacts, other: PayerFacts): boolean =>
  names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

/** Adds a payer with the usual settings; false when its number is there already. */
export const addPayer = (store: DynamoDBDocumentClient, facts: PayerFacts): Promise<boolean> =>
  ifHolds(
    store.send(
      new PutCommand({
        TableName: tableName('reference'),
        Item: payerItem(facts),
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    ),
  );

/** Changes what is said of a payer, over what was read, and none of its settings; false when it has changed since. */
export function changePayerFacts(
  store: DynamoDBDocumentClient,
  before: PayerFacts,
  after: PayerFacts,
): Promise<boolean> {
  // What a payer of an older release does not have yet counts as its default.
  const isAsRead = (name: string) => `(#${name} = :old_${name} OR attribute_not_exists(#${name}))`;
  const update = new UpdateCommand({
    TableName: tableName('reference'),
    Key: payerKey(after.payerId),
    UpdateExpression: `SET ${names.map((name) => `#${name} = :new_${name}`).join(', ')}`,
    ConditionExpression: `attribute_exists(pk) AND ${names.map(isAsRead).join(' AND ')}`,
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(
      names.flatMap((name) => [
        [`:old_${name}`, before[name]],
        [`:new_${name}`, after[name]],
      ]),
    ),
  });
  return ifHolds(store.send(update));
}
