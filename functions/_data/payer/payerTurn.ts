import { type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { tableName } from '../../_kit/env.ts';
import { ifHolds } from '../../_store/condition.ts';
import { expiresIn } from '../../_store/expiry.ts';
import type { Lease } from '../../_store/lease.ts';
import { markOf } from '../../_store/shape.ts';
import type { Payer } from './payer.ts';

/** A turn to ask a payer: one of its places, which is free again when the turn ends or its time is over. */
export interface PayerTurn {
  readonly payerCode: string;
  readonly slot: number;
  readonly claim: string;
}

type Asked = Pick<Payer, 'payerCode' | 'limits'>;

const shape = markOf('payerTurn', 1);

const placesTried = 3;
const mostPlacesTried = 10;
/** The largest share of a minute's questions that sheets may use. */
const bulkShare = 0.9;

const partitionOf = (payerCode: string): string => `PAYERTURN#${payerCode}`;
const expiryOf = (now: Date): number => expiresIn({ hours: 1 }, now);

const slotKey = ({ payerCode, slot }: PayerTurn) => ({
  TableName: tableName('requests'),
  Key: { pk: partitionOf(payerCode), sk: `SLOT#${slot}` },
});

/** How many of a payer's places sheets may take: all but one. */
export const bulkPlaces = ({ concurrent }: Payer['limits']): number => Math.max(concurrent - 1, 1);

/**
 * Takes one of the payer's places, or null while they are all taken: all workers share them, so that a payer that is slow holds no
 * more of them than its limit allows. A few places are tried, by chance: cheap, and fair enough. What belongs to a sheet leaves one
 * place and some of each minute to the patients who stand at a reception.
 */
export async function takePayerTurn(
  store: DynamoDBDocumentClient,
  { payerCode, limits }: Asked,
  lease: Lease & { readonly isBulk?: boolean },
): Promise<PayerTurn | null> {
  const { now, claim } = lease;
  const concurrent = lease.isBulk ? bulkPlaces(limits) : limits.concurrent;
  const perMinute = lease.isBulk ? Math.max(Math.floor(limits.perMinute * bulkShare), 1) : limits.perMinute;
  const busyUntil = new Date(now.getTime() + lease.leaseMs);
  const first = Math.floor(Math.random() * concurrent);
  // A sheet sends no more at a time than it has places: it finds the free one.
  const most = lease.isBulk ? mostPlacesTried : placesTried;
  for (let tried = 0; tried < Math.min(most, concurrent); tried += 1) {
    const turn = { payerCode, slot: (first + tried) % concurrent, claim };
    const take = new UpdateCommand({
      ...slotKey(turn),
      UpdateExpression: `SET claim = :claim, busyUntil = :until, expiresAt = :expires, ${shape.set}`,
      ConditionExpression: 'attribute_not_exists(busyUntil) OR busyUntil <= :now',
      ExpressionAttributeValues: {
        ...shape.values,
        ':claim': claim,
        ':until': busyUntil.toISOString(),
        ':now': now.toISOString(),
        ':expires': expiryOf(now),
      },
    });
    if (!(await ifHolds(store.send(take)))) continue;
    if (await countMinute(store, payerCode, { perMinute, now })) return turn;
    await endPayerTurn(store, turn);
    return null;
  }
  return null;
}

/** Counts one question of this minute, unless the minute's are spent. */
const countMinute = (
  store: DynamoDBDocumentClient,
  payerCode: string,
  { perMinute, now }: { perMinute: number; now: Date },
): Promise<boolean> =>
  ifHolds(
    store.send(
      new UpdateCommand({
        TableName: tableName('requests'),
        Key: { pk: partitionOf(payerCode), sk: `MINUTE#${now.toISOString().slice(0, 16)}` },
        UpdateExpression: `SET expiresAt = :expires, ${shape.set} ADD asked :one`,
        ConditionExpression: 'attribute_not_exists(pk) OR asked < :most',
        ExpressionAttributeValues: { ...shape.values, ':one': 1, ':most': perMinute, ':expires': expiryOf(now) },
      }),
    ),
  );

/** Frees the place, unless its lease has ended and another worker has taken it. */
export async function endPayerTurn(store: DynamoDBDocumentClient, turn: PayerTurn): Promise<void> {
  const freeing = new UpdateCommand({
    ...slotKey(turn),
    UpdateExpression: 'REMOVE busyUntil',
    ConditionExpression: 'claim = :claim',
    ExpressionAttributeValues: { ':claim': turn.claim },
  });
  await ifHolds(store.send(freeing));
}
