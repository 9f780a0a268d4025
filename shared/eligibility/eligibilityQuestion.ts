import { differences } from '../_parts/differences.ts';

/** What the payer's answer depends on: an answer to one of these is no answer to another. */
const questionFields = [
  'payerId',
  'emiratesId',
  'cardNumber',
  'serviceCategoryId',
  'consultationCategoryId',
  'serviceDate',
  'clinicianLicense',
  'referralClinicianLicense',
] as const;

/** Everything of a request that can be corrected, in the order of the form. */
export const correctableFields = [
  'payerId',
  'emiratesId',
  'cardNumber',
  'eidReasonId',
  'mobileNumber',
  'serviceCategoryId',
  'consultationCategoryId',
  'serviceDate',
  'clinicianLicense',
  'referralClinicianLicense',
  'remarks',
] as const;
export type CorrectableField = (typeof correctableFields)[number];

type Values = Readonly<Record<CorrectableField, unknown>>;

/** The fields in which two states of a request differ. */
export const changedFields = (before: Values, after: Values): CorrectableField[] =>
  differences(correctableFields, before, after).map(({ field }) => field);

/** Whether a correction asks the payer something else; a new remark or telephone number does not. */
export const isAnotherQuestion = (before: Values, after: Values): boolean =>
  questionFields.some((field) => before[field] !== after[field]);

/** How often a request can be corrected: the number that the payer knows it by has room for one more digit. */
export const mostCorrections = 9;

const correctionMark = /-(\d)$/;

/** The number of a corrected question: `MF1234-<ULID>` becomes `MF1234-<ULID>-1`; null when there were too many. */
export function nextRequestNumber(requestNumber: string): string | null {
  const corrections = Number(correctionMark.exec(requestNumber)?.[1] ?? 0);
  return corrections >= mostCorrections ? null : `${requestNumber.replace(correctionMark, '')}-${corrections + 1}`;
}
