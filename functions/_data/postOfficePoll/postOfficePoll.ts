import { type DynamoDBDocumentClient, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { sha256 } from '../../_kit/canonicalJson.ts';
import { tableName } from '../../_kit/env.ts';
import type { OwnFacilityId, OwnWorkId } from '../../_kit/ownIds.ts';
import { storedFacilityId } from '../../_kit/proof.ts';
import { ifHolds } from '../../_store/condition.ts';
import { ifHeld, type Lease, takeLease } from '../../_store/lease.ts';
import { shapeOf } from '../../_store/shape.ts';

/** The due index is spread so that no partition of it takes every write. */
export const pollShards = 8;

const storedPoll = z.strictObject({
  facilityId: storedFacilityId,
  regulatorId: z.int(),
  /** The facility waits for an answer, or has waited for one lately: until then it is polled often. */
  busyUntil: z.iso.datetime(),
  attempts: z.int(),
  claim: z.string().nullable(),
  polledAt: z.iso.datetime().nullable(),
  /** How the last poll ended, in a word. */
  outcome: z.string().nullable(),
  /** The version of the credentials that the office refused: the same are not tried again, or the office locks the user. */
  refusedVersion: z.int().nullable(),
});
/** When the post office of a facility is asked for answers. */
export type PostOfficePoll = z.infer<typeof storedPoll>;
const shape = shapeOf({ entity: 'postOfficePoll', version: 1, schema: storedPoll, keys: ['duePk', 'dueAt'] });

const keyOf = (facilityId: string) => ({ pk: `POSTPOLL#${facilityId}`, sk: 'POLL' });
const shardOf = (facilityId: string): number => Number.parseInt(sha256(facilityId).slice(0, 4), 16) % pollShards;
const duePk = (shard: number): string => `POSTPOLL#DUE#${shard}`;

/** The first poll of a facility that nobody waits at yet, due at once: for a store that is filled in one go. */
export const firstPollItem = (
  { facilityId, regulatorId }: Pick<PostOfficePoll, 'facilityId' | 'regulatorId'>,
  now: Date,
) =>
  shape.item(
    keyOf(facilityId),
    {
      ...{ facilityId, regulatorId, busyUntil: now.toISOString(), attempts: 0 },
      ...{ claim: null, polledAt: null, outcome: null, refusedVersion: null },
    },
    { duePk: duePk(shardOf(facilityId)), dueAt: now.toISOString() },
  );

/** For so long the post office of a facility is asked often for the answer to what was sent, whatever that was: the later of two never waits less. */
const awaitedMs = 3 * 24 * 3600_000;
/** Until when an answer to what is sent now is looked for often. */
export const awaitedUntil = (now: Date): Date => new Date(now.getTime() + awaitedMs);

/** From now on the facility's post office is polled, and often until `busyUntil`: it waits for an answer. */
export async function pollSoon(
  store: DynamoDBDocumentClient,
  { facilityId, regulatorId }: { readonly facilityId: OwnFacilityId; readonly regulatorId: number },
  { now, busyUntil }: { readonly now: Date; readonly busyUntil: Date },
): Promise<void> {
  await store.send(
    new UpdateCommand({
      TableName: tableName('requests'),
      Key: keyOf(facilityId),
      UpdateExpression:
        'SET facilityId = :facility, regulatorId = :regulator, busyUntil = :busy, duePk = :shard, dueAt = :now, ' +
        'attempts = if_not_exists(attempts, :zero), claim = if_not_exists(claim, :none), polledAt = if_not_exists(polledAt, :none), ' +
        `#outcome = if_not_exists(#outcome, :none), refusedVersion = if_not_exists(refusedVersion, :none), ${shape.set}`,
      ExpressionAttributeNames: { '#outcome': 'outcome' },
      ExpressionAttributeValues: {
        ...shape.values,
        ':facility': facilityId,
        ':regulator': regulatorId,
        ':busy': busyUntil.toISOString(),
        ':shard': duePk(shardOf(facilityId)),
        ':now': now.toISOString(),
        ':zero': 0,
        ':none': null,
      },
    }),
  );
}

/** Takes the poll of a facility that a queue names, or null when it is not due or another worker holds it. */
export const claimPoll = (
  store: DynamoDBDocumentClient,
  facilityId: OwnWorkId,
  lease: Lease,
): Promise<PostOfficePoll | null> =>
  takeLease(store, { table: 'requests', key: keyOf(facilityId) }, lease, shape.parse);

/** Ends a poll that is held: how it ended, and when the next is due. False when another worker has taken it over. */
export const endPoll = (
  store: DynamoDBDocumentClient,
  { facilityId, claim, refusedVersion }: PostOfficePoll,
  { now, dueAt, outcome }: { readonly now: Date; readonly dueAt: Date; readonly outcome: string },
): Promise<boolean> =>
  ifHolds(
    store.send(
      new UpdateCommand({
        TableName: tableName('requests'),
        Key: keyOf(facilityId),
        UpdateExpression:
          'SET dueAt = :due, polledAt = :now, #outcome = :outcome, refusedVersion = :refused, attempts = :zero',
        // While it was held, somebody may have asked for the next poll by `pollSoon`: that one is sooner.
        ConditionExpression: `${ifHeld} AND dueAt > :now`,
        ExpressionAttributeNames: { '#outcome': 'outcome' },
        ExpressionAttributeValues: {
          ':due': dueAt.toISOString(),
          ':now': now.toISOString(),
          ':outcome': outcome,
          ':refused': refusedVersion,
          ':zero': 0,
          ':claim': claim,
        },
      }),
    ),
  );

/** The facilities of a shard whose polls are due, longest first, at most 1000. */
export async function listDuePolls(store: DynamoDBDocumentClient, shard: number, now: Date): Promise<string[]> {
  const { Items = [] } = await store.send(
    new QueryCommand({
      TableName: tableName('requests'),
      IndexName: 'dueWork',
      KeyConditionExpression: 'duePk = :shard AND dueAt <= :now',
      ExpressionAttributeValues: { ':shard': duePk(shard), ':now': now.toISOString() },
      Limit: 1000,
    }),
  );
  return Items.map(({ pk }) => String(pk).slice('POSTPOLL#'.length));
}
