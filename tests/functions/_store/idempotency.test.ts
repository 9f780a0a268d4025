import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Failure, fail } from '../../../functions/_kit/failure.ts';
import { once, type RepeatableContext } from '../../../functions/_store/idempotency.ts';
import { startStore } from '../../support/store.ts';

const store = await startStore();

const endpoint = { path: '/api/any/thing', answer: z.strictObject({ id: z.string() }), idempotent: true } as const;

const aCall = (changes: Partial<RepeatableContext> = {}): RepeatableContext => ({
  store,
  user: { userId: 'user-1' },
  idempotencyKey: randomUUID(),
  bodyHash: 'hash',
  now: () => new Date('2026-11-21T08:00:00Z'),
  ...changes,
});
const at = (instant: string) => ({ now: () => new Date(instant) });

const prepare = async () => ({ data: { id: randomUUID() }, items: [] });
const refuse = () => Promise.reject(fail('memberExists'));

it('answers a repetition with what was stored and prepares nothing anew', async () => {
  const call = aCall();
  const first = await once(call, endpoint, prepare);
  const second = await once(call, endpoint, () => Promise.reject(new Error('not again')));
  expect(first.isRepeated).toBe(false);
  expect(second).toEqual({ data: first.data, isRepeated: true });
});

it('refuses the key for another body', async () => {
  const call = aCall();
  await once(call, endpoint, prepare);
  await expect(once({ ...call, bodyHash: 'other' }, endpoint, prepare)).rejects.toThrow(Failure);
});

it('forgets a key after two days, although the store removes expired items later', async () => {
  const call = aCall();
  const first = await once(call, endpoint, prepare);
  const dayAfter = await once({ ...call, ...at('2026-11-22T08:00:00Z') }, endpoint, prepare);
  const threeDaysAfter = await once({ ...call, ...at('2026-11-24T08:00:00Z') }, endpoint, prepare);
  expect(dayAfter.data).toEqual(first.data);
  expect(threeDaysAfter.data).not.toEqual(first.data);
});

it('keeps calls of different users, operations and records apart', async () => {
  const call = aCall();
  const first = await once(call, endpoint, prepare);
  const others = [
    await once({ ...call, user: { userId: 'user-2' } }, endpoint, prepare),
    await once(call, { ...endpoint, path: '/api/any/otherthing' }, prepare),
    await once(call, endpoint, prepare, 'record-1'),
  ];
  for (const { data, isRepeated } of others) {
    expect(isRepeated).toBe(false);
    expect(data).not.toEqual(first.data);
  }
});

describe('a refusal while preparing', () => {
  it('is answered where no equal call has ended well', async () => {
    await expect(once(aCall(), endpoint, refuse)).rejects.toMatchObject({ code: 'memberExists' });
  });

  it('gives way to the answer of an equal call that has just ended well', async () => {
    const call = aCall();
    let first: unknown;
    const second = await once(call, endpoint, async () => {
      first = (await once(call, endpoint, prepare)).data;
      return refuse();
    });
    expect(second).toEqual({ data: first, isRepeated: true });
  });

  it('stays what it is where the equal call had another body', async () => {
    const call = aCall();
    const second = once(call, endpoint, async () => {
      await once({ ...call, bodyHash: 'other' }, endpoint, prepare);
      return refuse();
    });
    await expect(second).rejects.toMatchObject({ code: 'idempotencyKeyReused' });
  });

  it('that is a fault of ours is thrown', async () => {
    const broken = once(aCall(), endpoint, () => Promise.reject(new TypeError('broken')));
    await expect(broken).rejects.toThrow(TypeError);
  });
});
