import type { MemberCoverage } from './member.ts';

export const coverStates = ['holding', 'upcoming', 'ended', 'cancelled'] as const;
export type CoverState = (typeof coverStates)[number];

type Days = Pick<MemberCoverage, 'startsOn' | 'endsOn' | 'cancelledOn'>;

/** The day that ends a cover: the one from which it was cancelled, or its last. */
export const holdsUntil = ({ endsOn, cancelledOn }: Days): string =>
  cancelledOn !== null && cancelledOn <= endsOn ? cancelledOn : endsOn;

/** How a cover stands on a day (both ISO). On the day of its cancellation it does not hold any more. */
export function coverStateOn(cover: Days, day: string): CoverState {
  const { startsOn, endsOn, cancelledOn } = cover;
  if (cancelledOn !== null && cancelledOn <= day) return 'cancelled';
  if (endsOn < day) return 'ended';
  return startsOn > day ? 'upcoming' : 'holding';
}

/** The cover that says most about a member on a day: one that holds, else the next, else the one that ended last. */
export function tellingCover<Cover extends Days>(covers: readonly Cover[], day: string): Cover | null {
  const rank = (cover: Cover): number => {
    const state = coverStateOn(cover, day);
    return state === 'holding' ? 0 : state === 'upcoming' ? 1 : 2;
  };
  const sorted = covers.toSorted((one, other) => {
    const byRank = rank(one) - rank(other);
    if (byRank !== 0) return byRank;
    return rank(one) === 2
      ? holdsUntil(other).localeCompare(holdsUntil(one))
      : one.startsOn.localeCompare(other.startsOn);
  });
  return sorted[0] ?? null;
}
