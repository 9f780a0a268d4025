import { type DynamoDBDocumentClient, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import {
  authorizationChannels,
  defaultAnswerMinutes,
  defaultPayerLimits,
  type PayerService,
  payerAnswering,
  payerServices,
} from '../../../shared/payer/payer.ts';
import { tableName } from '../../_kit/env.ts';
import type { AskedPayerId, OwnPayerId } from '../../_kit/ownIds.ts';
import { provenAskedPayerId, provenPayerId } from '../../_kit/proof.ts';
import { attributesIfHolds, ifHolds } from '../../_store/condition.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';

/** A payer as it is stored. Every facility sees the same payers, so no tenant is part of the key. */
export const payer = z.strictObject({
  payerId: z.int().positive().max(999_999),
  payerName: z.string().min(1).max(200),
  payerNameArabic: z.string().min(1).max(200),
  /** The regulators' code of the payer: part of its address in the payer gateway and of every message to it. */
  payerCode: z.string().regex(/^[A-Z0-9]{4,8}$/),
  /** What the portal does with it; a payer without any is known by name only. */
  services: z.array(z.enum(payerServices)),
  /** Payers that were stored before there was a choice are asked through the gateway. */
  answers: z.enum(payerAnswering).default('gateway'),
  /** Who decides on requests for approval; null for a payer that takes none by the portal. Not a service: the release before reads those. */
  authorizations: z.enum(authorizationChannels).nullable().default(null),
  /** How many days a service date may be away from today, where the payer differs from the usual. */
  serviceDates: z.strictObject({ pastDays: z.int().min(0).max(366), futureDays: z.int().min(0).max(366) }).optional(),
  /** How soon the payer's people should answer what is on their work list. */
  answerMinutes: z.int().min(1).max(20_160).default(defaultAnswerMinutes),
  /** How many questions its system is asked at a time and in a minute. */
  limits: z
    .strictObject({ concurrent: z.int().min(1).max(100), perMinute: z.int().min(1).max(10_000) })
    .default(defaultPayerLimits),
  /** A rule of the payer goes live only when a second person has approved it. */
  rulesNeedApproval: z.boolean().default(false),
  /** A decision that approves more than this needs a second person; null where none does. */
  secondPersonAboveFils: z.int().nonnegative().nullable().default(null),
  /** Counts the changes of answer time and limits, so that no administrator overwrites another's. */
  settingsVersion: z.int().min(0).default(0),
});
export type Payer = z.infer<typeof payer>;
/** A payer as input: settings with a default may be left out. */
type PayerInput = z.input<typeof payer>;

/** Whether the payer takes part in a service; `serves('claims')` is a test for lists. */
export const serves =
  (service: PayerService) =>
  ({ services }: Payer): boolean =>
    services.includes(service);

/** The payer as the one to which a new record of the caller is addressed. */
export const askedPayerOf = ({ payerId }: Payer): AskedPayerId => provenAskedPayerId(payerId);

export const isServing = ({ services }: Payer): boolean => services.length > 0;

const shape = shapeOf({ entity: 'payer', version: 1, schema: payer, keys: [] });

const partition = 'PAYER';
const sortKeyOf = (payerId: number): string => `PAYER#${String(payerId).padStart(6, '0')}`;
/** The key of a payer. */
export const payerKey = (payerId: number) => ({ pk: partition, sk: sortKeyOf(payerId) });

/** The stored form of a payer. */
export const payerItem = (value: PayerInput) => shape.item(payerKey(value.payerId), value, {});

/** Stores a payer, new or changed. */
export async function putPayer(store: DynamoDBDocumentClient, value: PayerInput): Promise<void> {
  await store.send(new PutCommand({ TableName: tableName('reference'), Item: payerItem(value) }));
}

/** One payer, or null. */
export const getPayer = (store: DynamoDBDocumentClient, payerId: number): Promise<Payer | null> =>
  getItem(store, 'reference', payerKey(payerId), shape.parse, { isEventual: true });

/** Changes a payer's settings over the version that was read; null when they have changed since. */
export async function changePayerSettings(
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  { version, changes }: { version: number; changes: Pick<Payer, 'answerMinutes' | 'limits'> },
): Promise<Payer | null> {
  // Payers that were stored before there were settings have no version yet.
  const isUnset = version === 0 ? ' OR attribute_not_exists(settingsVersion)' : '';
  const update = new UpdateCommand({
    TableName: tableName('reference'),
    Key: payerKey(payerId),
    UpdateExpression: 'SET answerMinutes = :minutes, limits = :limits, settingsVersion = :next',
    ConditionExpression: `attribute_exists(pk) AND (settingsVersion = :version${isUnset})`,
    ExpressionAttributeValues: {
      ':minutes': changes.answerMinutes,
      ':limits': changes.limits,
      ':version': version,
      ':next': version + 1,
    },
    ReturnValues: 'ALL_NEW',
  });
  return attributesIfHolds(store.send(update), shape.parse);
}

/** Sets whether the payer demands a second person for its rules; false when there is no such payer. */
export const demandApproval = (
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  isDemanded: boolean,
): Promise<boolean> =>
  ifHolds(
    store.send(
      new UpdateCommand({
        TableName: tableName('reference'),
        Key: payerKey(payerId),
        UpdateExpression: 'SET rulesNeedApproval = :isDemanded',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':isDemanded': isDemanded },
      }),
    ),
  );

/** Sets above which amount a decision needs a second person, over the limit that was read; false when it has changed since. */
export function setSecondPersonLimit(
  store: DynamoDBDocumentClient,
  payerId: OwnPayerId,
  { before, after }: { before: number | null; after: number | null },
): Promise<boolean> {
  // Payers that were stored before there was a limit have none.
  const isUnset = before === null ? ' OR attribute_not_exists(secondPersonAboveFils)' : '';
  const update = new UpdateCommand({
    TableName: tableName('reference'),
    Key: payerKey(payerId),
    UpdateExpression: 'SET secondPersonAboveFils = :after',
    ConditionExpression: `attribute_exists(pk) AND (secondPersonAboveFils = :before${isUnset})`,
    ExpressionAttributeValues: { ':before': before, ':after': after },
  });
  return ifHolds(store.send(update));
}

/** Every payer by number: a bounded list (the Emirates have some hundred), read in one partition. */
export async function listPayers(store: DynamoDBDocumentClient): Promise<Payer[]> {
  const items = everyItem(store, {
    TableName: tableName('reference'),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :payer)',
    ExpressionAttributeValues: { ':pk': partition, ':payer': 'PAYER#' },
  });
  return Array.fromAsync(items, (item) => shape.parse(item));
}

/** The payers that take eligibility requests, for the worker that tells each of them of its own work list only. */
export const payersWithWorklist = async (store: DynamoDBDocumentClient): Promise<OwnPayerId[]> =>
  (await listPayers(store)).filter(serves('eligibility')).map(({ payerId }) => provenPayerId(payerId));
