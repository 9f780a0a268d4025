import { expect, it } from 'vitest';
import { msIntoNextDay } from '../support/dayEnd.ts';

it.each([
  ['2026-11-20T08:00:00.000Z', 0],
  ['2026-11-20T19:56:59.999Z', 0],
  ['2026-11-20T19:57:00.000Z', 180_000],
  ['2026-11-20T19:59:59.000Z', 1000],
  ['2026-11-20T20:00:00.000Z', 0],
  ['2026-12-31T23:58:00.000Z', 120_000],
  ['2027-01-01T00:00:00.000Z', 0],
])('a test file that would begin at %s waits %i ms for the next day', (now, ms) => {
  expect(msIntoNextDay(new Date(now))).toBe(ms);
});
