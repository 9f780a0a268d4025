import { type DynamoDBDocumentClient, GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../_kit/env.ts';
import type { TransactItem } from './transaction.ts';

const daysKept = 30;
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
};

/** A request to a payer. */
const eligibilityEntry = z.object({
  ...common,
  kind: z.literal('eligibility'),
  facilityId: z.string(),
  eligibilityId: z.string(),
  /** The question that is asked; left out for the first one. A corrected request has entries of earlier questions. */
  requestNumber: z.string().optional(),
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

/** A mail that is to be sent at once. */
export const newEmailEntry = (outboxId: string, topic: MailTopic, userName: string, now: Date): EmailEntry => ({
  outboxId,
  kind: 'email',
  topic,
  userName,
  attempts: 0,
  claim: null,
  createdAt: now.toISOString(),
});

const keyOf = (outboxId: string) => ({ pk: `OUTBOX#${outboxId}`, sk: 'OUTBOX' });

/** The last character of a ULID is chance: it spreads entries evenly over the shards. */
const shardOf = (outboxId: string): string => `DUE#${outboxId.charCodeAt(outboxId.length - 1) % outboxShards}`;

/** The write that adds an entry, due at once, to a transaction. */
export const outboxPut = (entry: OutboxEntry): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: { ...keyOf(entry.outboxId), ...entry, duePk: shardOf(entry.outboxId), dueAt: entry.createdAt },
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
        Key: keyOf(outboxId),
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
    Key: keyOf(entry.outboxId),
    UpdateExpression: 'SET dueAt = :due, attempts = :attempts',
    ConditionExpression: 'attribute_exists(duePk) AND claim = :claim',
    ExpressionAttributeValues: { ':due': dueAt.toISOString(), ':claim': entry.claim, ':attempts': attempts },
  },
});

/** How often workers have taken an entry; null where there is none. */
export async function outboxAttempts(store: DynamoDBDocumentClient, outboxId: string): Promise<number | null> {
  const get = new GetCommand({ TableName: tableName('requests'), Key: keyOf(outboxId), ConsistentRead: true });
  const { Item } = await store.send(get);
  return Item ? outboxEntry.parse(Item).attempts : null;
}

const finishing = (outboxId: string, now: Date) => ({
  TableName: tableName('requests'),
  Key: keyOf(outboxId),
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
