import { holdsOn } from '../eligibility/coverage.ts';
import type { MemberCoverage } from './member.ts';

export const coverStates = ['holding', 'upcoming', 'ended', 'cancelled'] as const;
export type CoverState = (typeof coverStates)[number];

type Days = Pick<MemberCoverage, 'startsOn' | 'endsOn' | 'cancelledOn'>;

/** The day that ends a cover: the one from which it was cancelled, or its last. */
export const holdsUntil = ({ endsOn, cancelledOn }: Days): string =>
  cancelledOn !== null && cancelledOn <= endsOn ? cancelledOn : endsOn;

const dayMs = 86_400_000;

/** The last day on which a cover holds: on the day of its cancellation it does not hold any more. */
export const lastDayOf = ({ endsOn, cancelledOn }: Days): string =>
  cancelledOn !== null && cancelledOn <= endsOn
    ? new Date(Date.parse(cancelledOn) - dayMs).toISOString().slice(0, 10)
    : endsOn;

/** How a cover stands on a day (both ISO). On the day of its cancellation it does not hold any more. */
export function coverStateOn(cover: Days, day: string): CoverState {
  const { startsOn, endsOn, cancelledOn } = cover;
  if (cancelledOn !== null && cancelledOn <= day) return 'cancelled';
  if (holdsOn({ validFrom: startsOn, validTo: endsOn }, day)) return 'holding';
  return endsOn < day ? 'ended' : 'upcoming';
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
