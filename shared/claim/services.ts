import { isEmiratesIdPlaceholder } from '../_field/emiratesId.ts';
import type { Claim, ClaimActivity } from './claim.ts';
import { dayOf } from './dayOf.ts';
import { fingerprint } from './fingerprint.ts';

/** Who the patient of a claim is: the Emirates ID, or the card where many people share a placeholder. */
export const patientOf = ({ emiratesId, memberId, encounters }: Claim): string =>
  emiratesId !== null && !isEmiratesIdPlaceholder(emiratesId)
    ? emiratesId.replace(/\D/g, '')
    : `${memberId ?? ''}#${encounters[0]?.patientId ?? ''}`;

const teethOf = ({ observations }: ClaimActivity): string => {
  if (observations.length === 0) return '';
  return observations
    .filter(({ type }) => type === 'Universal Dental')
    .map(({ code }) => code)
    .join('|');
};

/** The patient in capitals, as claims of a facility are compared; null where a claim names no patient at all. */
export function knownPatientOf(claim: Claim): string | null {
  const patient = patientOf(claim).toUpperCase();
  return patient === '' || patient === '#' ? null : patient;
}

/** A service as one number: who did it, to whom, when, and what. */
export const serviceOf = (claim: Claim, patient: string, activity: ClaimActivity, day: string): number =>
  fingerprint([
    ...[patient, claim.providerId, day, activity.type, activity.code?.toUpperCase() ?? null, activity.clinician],
    teethOf(activity),
  ]);

/** The lines of a claim that say when they were done, with the day in the Emirates. */
export const datedLines = ({ activities }: Claim) =>
  activities.flatMap((activity) => (activity.start === null ? [] : [{ activity, day: dayOf(activity.start) }]));

/** The first day of care: that of the visit, or of the first line where there is none. */
export const firstDayOf = ({ encounters, activities }: Claim): string | null => {
  const start = encounters[0]?.start ?? activities[0]?.start ?? null;
  return start && dayOf(start);
};

const payerOf = ({ payerId }: Claim): string => payerId?.trim().toUpperCase() ?? '';

/** Whether two claims name two payers. One that names none may be to the same. */
export const hasOtherPayer = (one: Claim, other: Claim): boolean =>
  payerOf(one) !== '' && payerOf(other) !== '' && payerOf(one) !== payerOf(other);
