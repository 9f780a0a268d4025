import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { Failure } from '../../../functions/_kit/failure.ts';
import { once, type RepeatableCall } from '../../../functions/_store/idempotency.ts';
import { startStore } from '../../support/store.ts';

const store = await startStore();

const aCall = (changes: Partial<RepeatableCall<{ id: string }>> = {}): RepeatableCall<{ id: string }> => ({
  userId: 'user-1',
  operation: 'anything',
  idempotencyKey: randomUUID(),
  bodyHash: 'hash',
  now: new Date('2026-11-21T08:00:00Z'),
  answer: z.strictObject({ id: z.string() }),
  ...changes,
});

const prepare = async () => ({ data: { id: randomUUID() }, items: [] });

it('answers a repetition with what was stored and prepares nothing anew', async () => {
  const call = aCall();
  const first = await once(store, call, prepare);
  const second = await once(store, call, () => Promise.reject(new Error('not again')));
  expect(first.isRepeated).toBe(false);
  expect(second).toEqual({ data: first.data, isRepeated: true });
});

it('refuses the key for another body', async () => {
  const call = aCall();
  await once(store, call, prepare);
  await expect(once(store, { ...call, bodyHash: 'other' }, prepare)).rejects.toThrow(Failure);
});

it('forgets a key after two days, although the store removes expired items later', async () => {
  const call = aCall();
  const first = await once(store, call, prepare);
  const dayAfter = await once(store, { ...call, now: new Date('2026-11-22T08:00:00Z') }, prepare);
  const threeDaysAfter = await once(store, { ...call, now: new Date('2026-11-24T08:00:00Z') }, prepare);
  expect(dayAfter.data).toEqual(first.data);
  expect(threeDaysAfter.data).not.toEqual(first.data);
});

it('keeps calls of different users and operations apart', async () => {
  const call = aCall();
  const first = await once(store, call, prepare);
  const others = [
    await once(store, { ...call, userId: 'user-2' }, prepare),
    await once(store, { ...call, operation: 'else' }, prepare),
  ];
  for (const { data, isRepeated } of others) {
    expect(isRepeated).toBe(false);
    expect(data).not.toEqual(first.data);
  }
});
