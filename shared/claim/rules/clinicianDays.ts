import type { Claim, ClaimActivity } from '../claim.ts';
import { fingerprint } from '../fingerprint.ts';
import { mostMinutes } from './clinicianHours.ts';
import { consultationsOf, minutesOf } from './consultations.ts';

interface Remark {
  readonly rule: 'clinicianHours' | 'twoFacilities';
  readonly activity: ClaimActivity;
}

/** The one facility of a claim; null where its encounters name several or none. */
function facilityOf({ encounters }: Claim): string | null {
  const named = new Set(encounters.map(({ facilityId }) => facilityId?.trim().toUpperCase() ?? ''));
  return (named.size === 1 && encounters[0]?.facilityId?.trim().toUpperCase()) || null;
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
  return (claim: Claim): Remark[] => {
    const done = consultationsOf(claim);
    if (done.length === 0) return [];
    const facility = facilityOf(claim);
    return done.flatMap(({ activity, clinician, day }): Remark[] => [
      ...(isTooLong(clinician, day, minutesOf(activity) ?? 0) ? [{ rule: 'clinicianHours', activity } as const] : []),
      ...(isElsewhere(clinician, activity.start, facility) ? [{ rule: 'twoFacilities', activity } as const] : []),
    ]);
  };
}
