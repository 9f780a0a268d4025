import type { Claim } from '../claim.ts';
import { dayOf } from '../dayOf.ts';
import { firstDayOf } from '../services.ts';
import type { Place, RuleDays } from './rule.ts';

/** The day by which a place is judged: that of its line, or the first day of care where it is in no line or the line has no day. */
const dayOfPlace = (claim: Claim, { activity }: Place): string | null =>
  activity?.start ? dayOf(activity.start) : firstDayOf(claim);

/** A service without a day is judged by the rules that have no end: nothing says that it is of former days. */
function isJudgedOn({ since = '', until }: RuleDays, day: string | null): boolean {
  if (day === null) return until === undefined;
  return since <= day && (until === undefined || day <= until);
}

/** The places that a rule has found, without those of services before its first day or after its last one. */
export const judgedPlaces = (rule: RuleDays, claim: Claim, places: readonly Place[]): readonly Place[] =>
  rule.since === undefined && rule.until === undefined
    ? places
    : places.filter((place) => isJudgedOn(rule, dayOfPlace(claim, place)));
