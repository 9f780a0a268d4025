import type { AnswerClaim } from './answerClaim.ts';
import { eligibilityStatus } from './eligibilityStatus.ts';
import type { EligibilityRequest } from './routes.ts';
import { isInsuranceValid } from './valueOfInsurance.ts';

interface Cover {
  readonly validFrom: string;
  readonly validTo: string;
  readonly valueOfInsurance?: string | null;
}

/** Whether a cover holds on a day; ISO dates, both ends included. */
export const holdsOn = ({ validFrom, validTo }: Cover, day: string): boolean => validFrom <= day && day <= validTo;

/** Whether one of the covers holds on the day, and the payer says nothing against its insurance. */
export const isCoveredOn = (covers: readonly Cover[], day: string): boolean =>
  covers.some((cover) => holdsOn(cover, day) && isInsuranceValid(cover.valueOfInsurance ?? null));

/** The cover that a place with room for one shows: the first that holds on the day, or the first of all. */
export const shownCoverOn = <Each extends Cover>(covers: readonly Each[], day: string): Each | null =>
  covers.find((cover) => isCoveredOn([cover], day)) ?? covers[0] ?? null;

/** THE rule for every place that says what the payer answered: screens, prints, code page, sheets and notifications. */
export function claimOf({
  status,
  coverages,
  serviceDate,
}: Pick<EligibilityRequest, 'status' | 'coverages' | 'serviceDate'>): AnswerClaim {
  if (status === eligibilityStatus.NotEligible) return 'notCovered';
  if (status !== eligibilityStatus.Eligible) return 'undecided';
  return isCoveredOn(coverages, serviceDate) ? 'covered' : 'withoutCover';
}

/** What an answer Eligible lacks to be a confirmed cover. */
export function missingOf({
  coverages,
  serviceDate,
}: Pick<EligibilityRequest, 'coverages' | 'serviceDate'>): 'noneNamed' | 'noneHolds' | 'noneVerified' {
  if (coverages.length === 0) return 'noneNamed';
  return coverages.some((each) => holdsOn(each, serviceDate)) ? 'noneVerified' : 'noneHolds';
}

interface CoPaid {
  readonly coPaymentFils: number | null;
  readonly coPaymentPercent: number | null;
  readonly coPaymentCapFils?: number | undefined;
}

/** What the patient pays of each service: dirhams, a share, or both, and at most the cap. 'notStated' is not 'nothing': the payer did not say. */
export function coPaymentOf({
  coPaymentFils,
  coPaymentPercent,
  coPaymentCapFils,
}: CoPaid):
  | 'notStated'
  | 'nothing'
  | { readonly fils: number | null; readonly percent: number | null; readonly capFils?: number } {
  if (coPaymentFils === null && coPaymentPercent === null) return 'notStated';
  const fils = coPaymentFils || null;
  const percent = coPaymentPercent || null;
  if (fils === null && percent === null) return 'nothing';
  return { fils, percent, ...(coPaymentCapFils === undefined ? {} : { capFils: coPaymentCapFils }) };
}
