import { describe, expect, it } from 'vitest';
import { holdsOn } from '../../shared/eligibility/coverage.ts';
import { coverStateOn, lastDayOf, tellingCover } from '../../shared/member/memberCover.ts';

const cover = (startsOn: string, endsOn: string, cancelledOn: string | null = null) => ({
  startsOn,
  endsOn,
  cancelledOn,
});
const today = '2026-06-15';

describe('a cover on a day', () => {
  it.each([
    ['holds on its first day', cover(today, '2026-12-31'), 'holding'],
    ['holds on its last day', cover('2026-01-01', today), 'holding'],
    ['has ended the day after', cover('2026-01-01', '2026-06-14'), 'ended'],
    ['has not begun the day before', cover('2026-06-16', '2026-12-31'), 'upcoming'],
    ['does not hold on the day of its cancellation', cover('2026-01-01', '2026-12-31', today), 'cancelled'],
    ['holds the day before its cancellation', cover('2026-01-01', '2026-12-31', '2026-06-16'), 'holding'],
  ] as const)('%s', (_, value, state) => {
    expect(coverStateOn(value, today)).toBe(state);
    // What an answer of the register says of the cover is judged by the rule of answers: both must agree.
    const shown = { validFrom: value.startsOn, validTo: lastDayOf(value) };
    expect(holdsOn(shown, today)).toBe(state === 'holding');
  });
});

describe('the cover that says most', () => {
  const over = cover('2024-01-01', '2024-12-31');
  const later = cover('2025-01-01', '2025-12-31');
  const next = cover('2027-01-01', '2027-12-31');
  const after = cover('2028-01-01', '2028-12-31');
  const holding = cover('2026-01-01', '2026-12-31');
  it('holds; else it is the next; else the one that ended last', () => {
    expect(tellingCover([over, next, holding], today)).toBe(holding);
    expect(tellingCover([over, after, next], today)).toBe(next);
    expect(tellingCover([over, later], today)).toBe(later);
    expect(tellingCover([], today)).toBeNull();
  });
});
