import { type DynamoDBDocumentClient, GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import type { TransactItem } from '../../_store/transaction.ts';

const daysKept = 30;
/** What could not be delivered waits longer for somebody who looks into it. */
const daysDead = 90;
/** The due index is spread so that no partition of it takes every write. */
export const outboxShards = 8;

/** Something that has to leave the portal: written with the record it is about, sent by a worker, finished when it is answered. */
const common = {
  outboxId: z.string(),
  /** How often a worker has taken it. */
  attempts: z.int(),
  /** Which taking is the latest; a worker that was overtaken no longer holds it. */
  claim: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** The name of what failed last: a payer's fault, or an error of ours. */
  lastFault: z.string().nullable().default(null),
  /** How often an administrator has sent it on its way again. */
  redrives: z.int().default(0),
};

/** A request to a payer. */
const eligibilityEntry = z.object({
  ...common,
  kind: z.literal('eligibility'),
  facilityId: z.string(),
  eligibilityId: z.string(),
  /** The question that is asked; left out for the first one. A corrected request has entries of earlier questions. */
  requestNumber: z.string().optional(),
  /** One of many that nobody stands and waits for: it leaves room for those that somebody does. */
  isBulk: z.literal(true).optional(),
});

/** A question to a payer that is taken back: a cancelled request, or what a request asked before it was corrected. */
const cancellationEntry = z.object({
  ...common,
  kind: z.literal('cancellation'),
  facilityId: z.string(),
  eligibilityId: z.string(),
  requestNumber: z.string(),
});

/** What mails are about; the worker looks its reader up, so that nothing secret waits here. */
const mailTopics = ['passwordReset', 'accountOpened', 'passwordChanged', 'temporaryPassword'] as const;
const emailEntry = z.object({
  ...common,
  kind: z.literal('email'),
  topic: z.enum(mailTopics),
  /** The user name, which is an e-mail address; whether anybody has it is the worker's to find out. */
  userName: z.string(),
});

const outboxEntry = z.discriminatedUnion('kind', [eligibilityEntry, cancellationEntry, emailEntry]);
export type OutboxEntry = z.infer<typeof outboxEntry>;
export type EligibilityEntry = z.infer<typeof eligibilityEntry>;
export type CancellationEntry = z.infer<typeof cancellationEntry>;
export type EmailEntry = z.infer<typeof emailEntry>;
export type MailTopic = EmailEntry['topic'];
/** An entry as it is made: the rest comes with its fate. */
type NewEntry = z.input<typeof outboxEntry>;

/** A mail that is to be sent at once. */
export const newEmailEntry = (outboxId: string, topic: MailTopic, userName: string, now: Date) => ({
  outboxId,
  kind: 'email' as const,
  topic,
  userName,
  attempts: 0,
  claim: null,
  createdAt: now.toISOString(),
});

/** The stored form's key. */
export const outboxKey = (outboxId: string) => ({ pk: `OUTBOX#${outboxId}`, sk: 'OUTBOX' });

/** The last character of a ULID is chance: it spreads entries evenly over the shards. */
export const shardOf = (outboxId: string): string => `DUE#${outboxId.charCodeAt(outboxId.length - 1) % outboxShards}`;

/** The write that adds an entry, due at once, to a transaction. */
export const outboxPut = (entry: NewEntry): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: { ...outboxKey(entry.outboxId), ...entry, duePk: shardOf(entry.outboxId), dueAt: entry.createdAt },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/**
 * Takes an entry for as long as the lease lasts, or null when it is finished, not due yet or held by somebody else: its due time
 * is the lease, so two deliveries never send at once, and a worker that died is followed by the sweeper.
 */
export async function claimOutbox(
  store: DynamoDBDocumentClient,
  outboxId: string,
  lease: { readonly claim: string; readonly now: Date; readonly leaseMs: number },
): Promise<OutboxEntry | null> {
  try {
    const { Attributes } = await store.send(
      new UpdateCommand({
        TableName: tableName('requests'),
        Key: outboxKey(outboxId),
        UpdateExpression: 'SET claim = :claim, dueAt = :until, attempts = attempts + :one',
        ConditionExpression: 'attribute_exists(duePk) AND dueAt <= :now',
        ExpressionAttributeValues: {
          ':claim': lease.claim,
          ':until': new Date(lease.now.getTime() + lease.leaseMs).toISOString(),
          ':now': lease.now.toISOString(),
          ':one': 1,
        },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return outboxEntry.parse(Attributes);
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return null;
    throw error;
  }
}

/** The write that gives a held entry back, to be taken again from `dueAt` on. It fails when another worker holds the entry now. */
export const outboxReturn = (entry: OutboxEntry, dueAt: Date, attempts: number): TransactItem => ({
  Update: {
    TableName: tableName('requests'),
    Key: outboxKey(entry.outboxId),
    UpdateExpression: 'SET dueAt = :due, attempts = :attempts',
    ConditionExpression: 'attribute_exists(duePk) AND claim = :claim',
    ExpressionAttributeValues: { ':due': dueAt.toISOString(), ':claim': entry.claim, ':attempts': attempts },
  },
});

/** How often workers have taken an entry; null where there is none. */
export async function outboxAttempts(store: DynamoDBDocumentClient, outboxId: string): Promise<number | null> {
  const get = new GetCommand({ TableName: tableName('requests'), Key: outboxKey(outboxId), ConsistentRead: true });
  const { Item } = await store.send(get);
  return Item ? outboxEntry.parse(Item).attempts : null;
}

const finishing = (outboxId: string, now: Date) => ({
  TableName: tableName('requests'),
  Key: outboxKey(outboxId),
  UpdateExpression: 'SET finishedAt = :now, expiresAt = :expires REMOVE duePk, dueAt',
  ExpressionAttributeValues: {
    ':now': now.toISOString(),
    ':expires': Math.floor(now.getTime() / 1000) + daysKept * 86_400,
  },
});

/** The write that finishes an entry, whoever holds it: its record has its outcome. It leaves the due index at once. */
export const outboxFinish = ({ outboxId }: Pick<OutboxEntry, 'outboxId'>, now: Date): TransactItem => ({
  Update: { ...finishing(outboxId, now), ConditionExpression: 'attribute_exists(pk)' },
});

/** The write that finishes an entry that no worker has taken, so that nothing has left the portal. It fails when one has. */
export function outboxWithdraw(outboxId: string, now: Date): TransactItem {
  const { ExpressionAttributeValues, ...update } = finishing(outboxId, now);
  return {
    Update: {
      ...update,
      ConditionExpression: 'attribute_exists(duePk) AND attempts = :never',
      ExpressionAttributeValues: { ...ExpressionAttributeValues, ':never': 0 },
    },
  };
}

/**
 * The write that gives an unfinished entry up: it leaves the due index for the list of what an administrator has to look into.
 * `about` says to people what it was, once its record may be gone.
 */
export function outboxBury(
  { outboxId, kind, attempts }: { readonly outboxId: string; readonly kind: string; readonly attempts: number },
  { now, fault, about = null }: { now: Date; fault: string; about?: Record<string, string> | null },
): TransactItem {
  const diedAt = now.toISOString();
  return {
    Update: {
      TableName: tableName('requests'),
      Key: outboxKey(outboxId),
      UpdateExpression:
        'SET deadPk = :dead, deadSk = :place, diedAt = :now, lastFault = :fault, attempts = :attempts, about = :about, expiresAt = :expires REMOVE duePk, dueAt',
      ConditionExpression: 'attribute_exists(duePk)',
      ExpressionAttributeValues: {
        ':dead': `DEAD#${kind}`,
        ':place': `${diedAt}#${outboxId}`,
        ':now': diedAt,
        ':fault': fault,
        ':attempts': attempts,
        ':about': about,
        ':expires': Math.floor(now.getTime() / 1000) + daysDead * 86_400,
      },
    },
  };
}

/** As much of an entry as is needed to give it up, whatever else is wrong with it. */
const unfinished = z.object({
  outboxId: z.string(),
  kind: z.string(),
  attempts: z.int(),
  lastFault: z.string().nullable().default(null),
  duePk: z.string(),
});

/** An entry that still has to be sent, or null. */
export async function findUnfinished(store: DynamoDBDocumentClient, outboxId: string) {
  const { Item } = await store.send(
    new GetCommand({ TableName: tableName('requests'), Key: outboxKey(outboxId), ConsistentRead: true }),
  );
  return Item?.duePk === undefined ? null : unfinished.parse(Item);
}

/** Remembers why a held entry could not be handled. Best effort: the failure itself has been logged. */
export async function noteFault(store: DynamoDBDocumentClient, outboxId: string, fault: string): Promise<void> {
  const update = new UpdateCommand({
    TableName: tableName('requests'),
    Key: outboxKey(outboxId),
    UpdateExpression: 'SET lastFault = :fault',
    ConditionExpression: 'attribute_exists(duePk)',
    ExpressionAttributeValues: { ':fault': fault },
  });
  await store.send(update).catch(() => null);
}

const dueEntry = z.object({ outboxId: z.string(), dueAt: z.iso.datetime() });
export type DueEntry = z.infer<typeof dueEntry>;

/** The entries of one shard that have been due since `before`, longest first, at most 100. */
export async function listDue(store: DynamoDBDocumentClient, shard: number, before: Date): Promise<DueEntry[]> {
  const { Items } = await store.send(
    new QueryCommand({
      TableName: tableName('requests'),
      IndexName: 'due',
      KeyConditionExpression: 'duePk = :shard AND dueAt <= :before',
      ExpressionAttributeValues: { ':shard': `DUE#${shard}`, ':before': before.toISOString() },
      Limit: 100,
    }),
  );
  return (Items ?? []).map((item) => dueEntry.parse(item));
}
