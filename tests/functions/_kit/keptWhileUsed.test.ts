import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptWhileUsed } from '../../../functions/_kit/keptWhileUsed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a value is kept while it is asked for, and let go when nobody has asked for it for a while', () => {
  const kept = keptWhileUsed<{ name: string }>(1000);
  const value = kept.keep('one', { name: 'One' });
  for (let times = 0; times < 3; times += 1) {
    vi.advanceTimersByTime(900);
    expect(kept.get('one')).toBe(value);
  }
  vi.advanceTimersByTime(1000);
  expect(kept.get('one')).toBeNull();
});

it('one value is kept at a time, under its own key', () => {
  const kept = keptWhileUsed<{ name: string }>(1000);
  kept.keep('one', { name: 'One' });
  kept.keep('other', { name: 'Other' });
  expect([kept.get('one'), kept.get('other')]).toEqual([null, { name: 'Other' }]);
});
