import type { Claim, ClaimActivity } from '../claim.ts';
import { dayOf } from '../dayOf.ts';

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
  if (type !== cpt || code === null || !code.includes('992')) return null;
  const minutes = leastMinutes.get(code.trim());
  return minutes === undefined ? null : minutes * (quantity ?? 1);
}

const none: readonly ClaimActivity[] = [];

/** The lines of a claim that are consultations. Most claims have one or none, and a file has a hundred thousand: rules ask this first. */
export function consultationLines({ activities }: Claim): readonly ClaimActivity[] {
  let found: ClaimActivity[] | null = null;
  for (const activity of activities) {
    if (minutesOf(activity) === null) continue;
    found ??= [];
    found.push(activity);
  }
  return found ?? none;
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
export function consultationsOf(claim: Claim): readonly Consultation[] {
  const found: Consultation[] = [];
  for (const activity of consultationLines(claim)) {
    const clinician = activity.clinician?.trim().toUpperCase();
    if (!clinician || activity.start === null) continue;
    found.push({ activity, code: activity.code?.trim() ?? '', clinician, day: dayOf(activity.start) });
  }
  return found;
}
