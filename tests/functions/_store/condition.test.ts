import { randomUUID } from 'node:crypto';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { tableName } from '../../../functions/_kit/env.ts';
import { attributesIfHolds, ifHolds } from '../../../functions/_store/condition.ts';
import { epochSeconds, expiresIn, isExpired } from '../../../functions/_store/expiry.ts';
import { getItem } from '../../../functions/_store/item.ts';
import { knownWords } from '../../../functions/_store/knownWords.ts';
import { leaseReturn, takeLease } from '../../../functions/_store/lease.ts';
import { writeTogether } from '../../../functions/_store/transaction.ts';
import { startStore } from '../../support/store.ts';

const store = await startStore();

const aKey = () => ({ pk: `TEST#${randomUUID()}`, sk: 'TEST' });
const value = z.object({ colour: z.string() });

const putNew = (key: ReturnType<typeof aKey>, colour: string) =>
  store.send(
    new PutCommand({
      TableName: tableName('users'),
      Item: { ...key, colour },
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  );

describe('a conditional write', () => {
  it('says whether its condition held', async () => {
    const key = aKey();
    expect(await ifHolds(putNew(key, 'green'))).toBe(true);
    expect(await ifHolds(putNew(key, 'red'))).toBe(false);
    expect(await getItem(store, 'users', key, value.parse)).toEqual({ colour: 'green' });
  });

  it('throws every other error', async () => {
    await expect(ifHolds(Promise.reject(new TypeError('down')))).rejects.toThrow(TypeError);
    const elsewhere = new PutCommand({ TableName: 'no-such-table', Item: aKey() });
    await expect(ifHolds(store.send(elsewhere))).rejects.toThrow();
  });

  it('gives the attributes that it returns, or null', async () => {
    const paint = (key: ReturnType<typeof aKey>) =>
      store.send(
        new UpdateCommand({
          TableName: tableName('users'),
          Key: key,
          UpdateExpression: 'SET colour = :colour',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':colour': 'blue' },
          ReturnValues: 'ALL_NEW',
        }),
      );
    const key = aKey();
    expect(await attributesIfHolds(paint(key), value.parse)).toBeNull();
    await putNew(key, 'green');
    expect(await attributesIfHolds(paint(key), value.parse)).toEqual({ colour: 'blue' });
  });
});

it('an item that is not there is null, however it is read', async () => {
  expect(await getItem(store, 'users', aKey(), value.parse)).toBeNull();
  expect(await getItem(store, 'users', aKey(), value.parse, { isEventual: true })).toBeNull();
});

it('an item expires after its time, by the second', () => {
  const now = new Date('2026-11-21T08:00:00.900Z');
  const expiresAt = expiresIn({ days: 1, hours: 2, minutes: 3 }, now);
  expect(expiresAt).toBe(epochSeconds(new Date('2026-11-22T10:03:00Z')));
  expect(isExpired({ expiresAt }, new Date('2026-11-22T10:02:59.999Z'))).toBe(false);
  expect(isExpired({ expiresAt }, new Date('2026-11-22T10:03:00.000Z'))).toBe(true);
});

describe('a lease', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  const work = z.object({ attempts: z.int(), claim: z.string(), dueAt: z.string() });
  const aWork = async () => {
    const key = aKey();
    const Item = { ...key, kind: 'test', duePk: 'DUE#TEST', dueAt: now.toISOString(), attempts: 0, claim: null };
    await store.send(new PutCommand({ TableName: tableName('jobs'), Item }));
    return { table: 'jobs', key } as const;
  };
  const later = (ms: number) => new Date(now.getTime() + ms);

  it('has one holder at a time, and another when it is over', async () => {
    const of = await aWork();
    const take = (claim: string, at: Date) => takeLease(store, of, { claim, now: at, leaseMs: 1000 }, work.parse);
    const held = { attempts: 1, claim: 'one', dueAt: later(1000).toISOString() };
    expect(await take('one', now)).toEqual(held);
    expect(await take('two', later(999))).toBeNull();
    expect(await take('two', later(1000))).toMatchObject({ attempts: 2, claim: 'two' });
  });

  it('is not for a worker of other kinds', async () => {
    const of = await aWork();
    const take = (kinds: string[]) =>
      takeLease(store, { ...of, also: knownWords('kind', kinds) }, { claim: 'one', now, leaseMs: 1000 }, work.parse);
    expect(await take(['other'])).toBeNull();
    expect(await getItem(store, 'jobs', of.key, (item) => item)).toMatchObject({ attempts: 0, claim: null });
    expect(await take(['other', 'test'])).toMatchObject({ attempts: 1 });
  });

  it('is given back by its holder only', async () => {
    const of = await aWork();
    await takeLease(store, of, { claim: 'one', now, leaseMs: 1000 }, work.parse);
    const given = { dueAt: later(5000), attempts: 0 };
    expect(await writeTogether(store, [leaseReturn({ ...of, claim: 'two' }, given)])).toBe(false);
    expect(await writeTogether(store, [leaseReturn({ ...of, claim: 'one' }, given)])).toBe(true);
    expect(await getItem(store, 'jobs', of.key, work.parse)).toMatchObject({
      attempts: 0,
      dueAt: later(5000).toISOString(),
    });
  });
});
