import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptValue } from '../../../functions/_kit/keptValue.ts';

const times = { freshMs: 60_000, longestMs: 600_000 } as const;
const fault = new Error('The source does not answer');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T08:00:00Z') });
  return () => void vi.useRealTimers();
});
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** A source that answers how often it was asked, and fails while it is told to. */
function aSource() {
  const source = { asked: 0, isDown: false };
  const read = async () => {
    source.asked += 1;
    if (source.isDown) throw fault;
    return source.asked;
  };
  return { source, kept: keptValue(read, times) };
}

describe('a kept value', () => {
  it('is read once for all who ask at the same time, and again when its time is over', async () => {
    const { source, kept } = aSource();
    expect(await Promise.all([kept.get(), kept.get()])).toEqual([1, 1]);
    pass(times.freshMs - 1);
    expect(await kept.get()).toBe(1);
    pass(1);
    expect(await kept.get()).toBe(2);
    expect(source.asked).toBe(2);
  });

  it('is renewed at most once in ten seconds, because anybody may bring about a renewal', async () => {
    const { kept } = aSource();
    expect(await kept.renew()).toBe(1);
    pass(9_999);
    expect(await kept.renew()).toBe(1);
    pass(1);
    expect(await kept.renew()).toBe(2);
  });

  it('stays while its source is down, which one call in ten seconds asks, until the longest time', async () => {
    const { source, kept } = aSource();
    await kept.get();
    source.isDown = true;
    pass(times.freshMs);
    expect([await kept.get(), await kept.get(), source.asked]).toEqual([1, 1, 2]);
    pass(10_000);
    expect([await kept.get(), source.asked]).toEqual([1, 3]);
    pass(times.longestMs - times.freshMs - 10_000 - 1);
    expect(await kept.get()).toBe(1);
    pass(1);
    await expect(kept.get()).rejects.toThrow(fault);
    // Without a value every call asks: the first that is answered opens the way for all.
    source.isDown = false;
    expect(await kept.get()).toBe(source.asked);
  });

  it('is not there while a source has never answered', async () => {
    const { source, kept } = aSource();
    source.isDown = true;
    await expect(kept.get()).rejects.toThrow(fault);
    await expect(kept.renew()).rejects.toThrow(fault);
  });
});
