import { type DynamoDBDocumentClient, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { deliveryKinds } from '../../../shared/delivery/deliveryQueues.ts';
import { currentCause } from '../../_kit/cause.ts';
import { tableName } from '../../_kit/env.ts';
import { openParser } from '../../_kit/openParse.ts';
import type { AskingFacilityId, OwnWorkId } from '../../_kit/ownIds.ts';
import { storedFacilityId, storedWorkId } from '../../_kit/proof.ts';
import { expiresIn } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { knownWords } from '../../_store/knownWords.ts';
import { type Lease, leaseReturn, takeLease } from '../../_store/lease.ts';
import { markOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';

const daysKept = 30;
/** Entries that could not be delivered are kept longer, so that an administrator can look into them. */
const daysDead = 90;
/** The due index is spread so that no partition of it takes every write. */
export const outboxShards = 8;

/** Something that has to leave the portal: written with the record it is about, sent by a worker, finished when it is answered. */
const common = {
  outboxId: storedWorkId,
  /** How often a worker has taken it. */
  attempts: z.int(),
  /** Which taking is the latest; a worker that was overtaken no longer holds it. */
  claim: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** The name of what failed last: a payer's fault, or an error of ours. */
  lastFault: z.string().nullable().default(null),
  /** How often an administrator has sent it on its way again. */
  redrives: z.int().default(0),
  /** The request id of the call that made it, or of the one that led to what made it; null for the work of a schedule. */
  causeId: z.string().nullable().default(null),
};

/** A request to a payer. */
const eligibilityEntry = z.object({
  ...common,
  kind: z.literal('eligibility'),
  facilityId: storedFacilityId,
  eligibilityId: z.string(),
  /** The question that is asked; left out for the first one. A corrected request has entries of earlier questions. */
  requestNumber: z.string().optional(),
  /** A row of a sheet, for which no person waits: requests for which a person waits go first. */
  isBulk: z.literal(true).optional(),
});

/** A question to a payer that is taken back: a cancelled request, or what a request asked before it was corrected. */
const cancellationEntry = z.object({
  ...common,
  kind: z.literal('cancellation'),
  facilityId: storedFacilityId,
  eligibilityId: z.string(),
  requestNumber: z.string(),
});

/** A question that goes to the post office of its facility's regulator. It waits there until it is answered, or its time is over. */
const eligibilityFileEntry = z.object({
  ...common,
  kind: z.literal('eligibilityFile'),
  facilityId: storedFacilityId,
  eligibilityId: z.string(),
  requestNumber: z.string(),
  /** The post office may have had the same question before: by another entry, under the same number. */
  isAgain: z.literal(true).optional(),
});

/** A question that is taken back by way of the post office. */
const cancellationFileEntry = cancellationEntry.extend({ kind: z.literal('cancellationFile') });

/** A payer's answer that came as a file. */
const eligibilityAnswerEntry = z.object({
  ...common,
  kind: z.literal('eligibilityAnswer'),
  facilityId: storedFacilityId,
  eligibilityId: z.string(),
  requestNumber: z.string(),
  /** As its worker reads it (functions/eligibility/byPostOffice): who only queues entries needs no schema of it. */
  answer: z.unknown(),
});

/** A reviewer's answer that is held for a moment in which it can be taken back; the entry is due when that has passed. */
const deskAnswerEntry = z.object({
  ...common,
  kind: z.literal('deskAnswer'),
  facilityId: storedFacilityId,
  eligibilityId: z.string(),
});

/** A request for approval that goes to the post office of its facility's regulator. */
const authorizationEntry = z.object({
  ...common,
  kind: z.literal('authorization'),
  facilityId: storedFacilityId,
  authorizationId: z.string(),
});

/** Claims that go to the post office of their facility's regulator in one file. */
const claimFileEntry = z.object({
  ...common,
  kind: z.literal('claimFile'),
  facilityId: storedFacilityId,
  batchId: z.string(),
});

/** What mails are about; the worker looks its reader up, so that nothing secret waits here. */
const mailTopics = [
  ...([
    'passwordReset',
    'accountOpened',
    'accountWaits',
    'accountRefused',
    'licenseAccepted',
    'licenseRefused',
  ] as const),
  ...(['passwordChanged', 'temporaryPassword', 'emailCode'] as const),
  ...(['factorAdded', 'factorRemoved', 'factorsReset'] as const),
  ...(['accountAdded', 'accountLocked', 'accountRemoved'] as const),
  ...(['accountInvited', 'accountAddedElsewhere', 'accountLocksSoon'] as const),
  ...(['profileChangeAsked', 'accountChangeApproved'] as const),
  'news',
] as const;
const emailEntry = z.object({
  ...common,
  kind: z.literal('email'),
  topic: z.enum(mailTopics),
  /** The user name, which is an e-mail address; whether anybody has it is the worker's to find out. */
  userName: z.string(),
  /** How much there is of each group of news, where the mail tells of that. */
  counts: z.record(z.string(), z.int()).optional(),
});

const shape = markOf('outbox', 1);
const outboxEntry = z.discriminatedUnion('kind', [
  eligibilityEntry,
  cancellationEntry,
  deskAnswerEntry,
  eligibilityAnswerEntry,
  eligibilityFileEntry,
  cancellationFileEntry,
  authorizationEntry,
  claimFileEntry,
  emailEntry,
]);
export type OutboxEntry = z.infer<typeof outboxEntry>;
export type EligibilityEntry = z.infer<typeof eligibilityEntry>;
export type CancellationEntry = z.infer<typeof cancellationEntry>;
export type EligibilityFileEntry = z.infer<typeof eligibilityFileEntry>;
export type CancellationFileEntry = z.infer<typeof cancellationFileEntry>;
export type EligibilityAnswerEntry = z.infer<typeof eligibilityAnswerEntry>;
export type DeskAnswerEntry = z.infer<typeof deskAnswerEntry>;
export type AuthorizationEntry = z.infer<typeof authorizationEntry>;
export type ClaimFileEntry = z.infer<typeof claimFileEntry>;
export type EmailEntry = z.infer<typeof emailEntry>;
export type MailTopic = EmailEntry['topic'];
/** An entry as it is made: the rest comes with its fate. */
type NewEntry = OfRecord<z.input<typeof outboxEntry>>;
/** An entry about a record names the record's own facility. */
type OfRecord<Entry> = Entry extends { facilityId: string }
  ? Omit<Entry, 'facilityId'> & { readonly facilityId: AskingFacilityId }
  : Entry;

/** An entry as it is made, due at once: no worker has taken it. `createdAt` is an instant, `fields` what its kind needs. */
export const newOutboxEntry = <const Fields extends { readonly kind: OutboxEntry['kind'] }>(
  outboxId: string,
  createdAt: string,
  fields: Fields,
) => ({ outboxId, attempts: 0, claim: null, createdAt, causeId: currentCause(), ...fields });

/** The entry of a mail, due at once. */
export const newEmailEntry = (outboxId: string, topic: MailTopic, userName: string, now: Date) =>
  newOutboxEntry(outboxId, now.toISOString(), { kind: 'email', topic, userName });

/** The entry of a mail that tells how much news somebody has of each group, due at once. */
export const newNewsEntry = (
  outboxId: string,
  about: { readonly userName: string; readonly counts: Readonly<Record<string, number>> },
  now: Date,
) => newOutboxEntry(outboxId, now.toISOString(), { kind: 'email', topic: 'news', ...about } as const);

/** The stored form's key. */
export const outboxKey = (outboxId: string) => ({ pk: `OUTBOX#${outboxId}`, sk: 'OUTBOX' });

/** The last character of a ULID is chance: it spreads entries evenly over the shards. */
export const shardOf = (outboxId: string): string => `DUE#${outboxId.charCodeAt(outboxId.length - 1) % outboxShards}`;

/** The write that adds an entry to a transaction, due at once or at an instant. */
export const outboxPut = (entry: NewEntry, dueAt: string = entry.createdAt): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: shape.mark({
      ...outboxKey(entry.outboxId),
      ...entry,
      duePk: shardOf(entry.outboxId),
      dueAt,
    }),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

const known = knownWords('kind', deliveryKinds);
const topics = knownWords('topic', mailTopics);

/** Whether an entry is of a kind that only a newer release can send: it waits for that release's worker. */
export const isOfUnknownKind = async (store: DynamoDBDocumentClient, outboxId: OwnWorkId): Promise<boolean> =>
  (await getItem(
    store,
    'requests',
    outboxKey(outboxId),
    ({ kind, topic }) => !known.has(kind) || (topic !== undefined && !topics.has(topic)),
  )) === true;

/** The claim of an entry of these kinds, if of a mail then of a known topic. */
function handled(kinds: readonly string[]) {
  const own = knownWords('kind', kinds);
  return {
    condition: `${own.condition} AND (attribute_not_exists(#topic) OR ${topics.condition})`,
    names: { ...own.names, ...topics.names },
    values: { ...own.values, ...topics.values },
  };
}

/**
 * Takes an entry of these kinds for as long as the lease lasts, or null when it is of another kind, finished, not due yet or another
 * worker holds it.
 */
export const claimOutbox = (
  store: DynamoDBDocumentClient,
  outboxId: OwnWorkId,
  { kinds, ...lease }: Lease & { readonly kinds: readonly string[] },
): Promise<OutboxEntry | null> =>
  takeLease(
    store,
    { table: 'requests', key: outboxKey(outboxId), also: handled(kinds) },
    lease,
    openParser(outboxEntry),
  );

/** The write that gives a held entry back, to be taken again from `dueAt` on. It fails when another worker holds the entry now. */
export const outboxReturn = ({ outboxId, claim }: OutboxEntry, dueAt: Date, attempts: number): TransactItem =>
  leaseReturn({ table: 'requests', key: outboxKey(outboxId), claim }, { dueAt, attempts });

/** The number of times that workers have taken an entry; null when it does not exist. */
export async function outboxAttempts(store: DynamoDBDocumentClient, outboxId: OwnWorkId): Promise<number | null> {
  return getItem(store, 'requests', outboxKey(outboxId), (item) => z.int().parse(item.attempts));
}

const finishing = (outboxId: string, now: Date) => ({
  TableName: tableName('requests'),
  Key: outboxKey(outboxId),
  UpdateExpression: 'SET finishedAt = :now, expiresAt = :expires REMOVE duePk, dueAt',
  ExpressionAttributeValues: {
    ':now': now.toISOString(),
    ':expires': expiresIn({ days: daysKept }, now),
  },
});

/**
 * The write that finishes an entry, whichever worker holds it, because its record has its outcome. Removes it from the
 * due index.
 */
export const outboxFinish = ({ outboxId }: Pick<OutboxEntry, 'outboxId'>, now: Date): TransactItem => ({
  Update: { ...finishing(outboxId, now), ConditionExpression: 'attribute_exists(pk)' },
});

/** The write that finishes an entry that no worker has taken, so that nothing has left the portal. It fails when one has. */
export function outboxWithdraw(outboxId: OwnWorkId, now: Date): TransactItem {
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
  { outboxId, kind, attempts }: { readonly outboxId: OwnWorkId; readonly kind: string; readonly attempts: number },
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
        ':expires': expiresIn({ days: daysDead }, now),
      },
    },
  };
}

/** The fields that are needed to give up an entry, even when its other fields are invalid. */
const unfinished = z.object({
  outboxId: storedWorkId,
  kind: z.string(),
  attempts: z.int(),
  lastFault: z.string().nullable().default(null),
  duePk: z.string(),
});

/** An entry that still has to be sent, or null. */
export const findUnfinished = (store: DynamoDBDocumentClient, outboxId: OwnWorkId) =>
  getItem(store, 'requests', outboxKey(outboxId), (item) => (item.duePk === undefined ? null : unfinished.parse(item)));

/** Remembers why a held entry could not be handled. Best effort: the failure itself has been logged. */
export async function noteFault(store: DynamoDBDocumentClient, outboxId: OwnWorkId, fault: string): Promise<void> {
  const update = new UpdateCommand({
    TableName: tableName('requests'),
    Key: outboxKey(outboxId),
    UpdateExpression: 'SET lastFault = :fault',
    ConditionExpression: 'attribute_exists(duePk)',
    ExpressionAttributeValues: { ':fault': fault },
  });
  await store.send(update).catch(() => null);
}

/** An entry of a kind that this release does not know (a newer one wrote it) is left for that release. */
const dueEntry = z.object({
  outboxId: z.string(),
  kind: z.enum(deliveryKinds).nullable().catch(null),
  dueAt: z.iso.datetime(),
});
export type DueEntry = z.infer<typeof dueEntry>;

/** The entries of one shard that have been due since `before`, longest first, at most 100. */
export async function listDue(store: DynamoDBDocumentClient, shard: number, before: Date): Promise<DueEntry[]> {
  const { Items } = await store.send(
    new QueryCommand({
      TableName: tableName('requests'),
      IndexName: 'dueWork',
      KeyConditionExpression: 'duePk = :shard AND dueAt <= :before',
      ExpressionAttributeValues: { ':shard': `DUE#${shard}`, ':before': before.toISOString() },
      Limit: 100,
    }),
  );
  return (Items ?? []).map((item) => dueEntry.parse(item));
}
