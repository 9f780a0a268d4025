import type { Claim, ClaimActivity } from '../claim.ts';
import { datedLines } from '../services.ts';

/**
 * Visits at a doctor's office by their CPT code, with the least minutes that the code stands for by CPT since 2021; 0 where it names none. The
 * regulators have published no times of their own, and 99201 has left CPT but not the claims.
 */
const leastMinutes: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ 99201: 0, 99202: 15, 99203: 30, 99204: 45, 99205: 60 },
    ...{ 99211: 0, 99212: 10, 99213: 20, 99214: 30, 99215: 40 },
  }),
);

const cpt = 3;

/** How long a line takes at least as a consultation; null for one that is none. */
export function minutesOf({ type, code, quantity }: ClaimActivity): number | null {
  if (type !== cpt || code === null) return null;
  const minutes = leastMinutes.get(code.trim());
  return minutes === undefined ? null : minutes * (quantity ?? 1);
}

/** A consultation of a known clinician on a known day. */
export interface Consultation {
  readonly activity: ClaimActivity;
  readonly code: string;
  /** In capitals. */
  readonly clinician: string;
  /** In the Emirates. */
  readonly day: string;
}

/** The consultations of a claim by whom and when; those that do not say it are left out. */
export function consultationsOf(claim: Claim): Consultation[] {
  const lines = claim.activities.filter((activity) => minutesOf(activity) !== null);
  if (lines.length === 0) return [];
  return datedLines({ ...claim, activities: lines }).flatMap(({ activity, day }) => {
    const clinician = activity.clinician?.trim().toUpperCase();
    return clinician ? [{ activity, code: activity.code?.trim() ?? '', clinician, day }] : [];
  });
}
