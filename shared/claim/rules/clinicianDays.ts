import type { Claim, ClaimActivity } from '../claim.ts';
import { fingerprint } from '../fingerprint.ts';
import { mostMinutes } from './clinicianHours.ts';
import { consultationsOf, minutesOf } from './consultations.ts';

interface Remark {
  readonly rule: 'clinicianHours' | 'twoFacilities';
  readonly activity: ClaimActivity;
}

const named = ({ facilityId }: Claim['encounters'][number]): string | null => facilityId?.trim().toUpperCase() || null;

/** The one facility of a claim; null where its encounters name several or none. */
function facilityOf({ encounters }: Claim): string | null {
  const [first] = encounters;
  const facility = first ? named(first) : null;
  return encounters.length < 2 || encounters.every((each) => named(each) === facility) ? facility : null;
}

/** What clinicians do in all claims of a file together, day by day. It remembers two numbers for each day, and for each consultation. */
export function clinicianDays() {
  const minutes = new Map<number, number>();
  const facilities = new Map<number, number>();
  const isTooLong = (clinician: string, day: string, more: number): boolean => {
    const key = fingerprint([clinician, day]);
    const sum = (minutes.get(key) ?? 0) + more;
    minutes.set(key, sum);
    return sum > mostMinutes;
  };
  const isElsewhere = (clinician: string, start: string | null, facility: string | null): boolean => {
    if (start === null || facility === null) return false;
    const [key, place] = [fingerprint([clinician, start]), fingerprint([facility])];
    const before = facilities.get(key);
    if (before === undefined) facilities.set(key, place);
    return before !== undefined && before !== place;
  };
  return (claim: Claim): readonly Remark[] => {
    const found: Remark[] = [];
    for (const { activity, clinician, day } of consultationsOf(claim)) {
      if (isTooLong(clinician, day, minutesOf(activity) ?? 0)) found.push({ rule: 'clinicianHours', activity });
      if (isElsewhere(clinician, activity.start, facilityOf(claim))) found.push({ rule: 'twoFacilities', activity });
    }
    return found;
  };
}
