import { isKept, type KeptReason, type Verdict, verdictOf } from '../../../shared/_field/payerAnswer/answerTable.ts';
import { coverCellOf, headCellOf } from '../../../shared/_field/payerAnswer/cellOf.ts';
import { eligibilityObservation } from '../../../shared/eligibility/eligibilityObservation.ts';
import type { Coverage } from '../../../shared/eligibility/routes.ts';
import { benefitsOf, filsOf, type Observation } from './benefits.ts';
import type { EligibilityAnswer } from './payer.ts';

interface Activity {
  /** In dirhams. */
  readonly patientShare: number | null;
  readonly denialCode: string | null;
  readonly observations: readonly Observation[];
}

/** What a payer's Prior.Authorization says, whichever way it came. `start` and `end` sort by time. */
export interface Said {
  readonly result: 'yes' | 'no' | null;
  readonly idPayer: string | null;
  readonly denialCode: string | null;
  readonly start: string | null;
  readonly end: string | null;
  readonly comments: string | null;
  /** Its sender marked it as a test. */
  readonly isTest: boolean;
  readonly activities: readonly Activity[];
}

/** Why an answer about eligibility is none: the table of truth has no verdict for it, or it lacks what its verdict needs. */
export type NoEligibility = KeptReason | 'unclear';

/** Reads a date of an observation as an ISO date; null where it is none. Payers' gateways and post offices write dates differently. */
type DayOf = (text: string) => string | null;

/** The one verdict of the whole and of all its covers, by the table of truth. */
function verdictOn({ result, denialCode, start, end, isTest, activities }: Said): Verdict {
  const head = headCellOf({ result, denialCode, validFrom: start, validTo: end, isTest });
  const whole = verdictOf(coverCellOf(head, null));
  const covers = activities.map((cover) => verdictOf(coverCellOf(head, cover.denialCode)));
  return isKept(whole) || covers.every((verdict) => verdict === whole) ? whole : 'contradictory';
}

/** Without a result the payer has accepted the request, or asks for more, and decides later. */
const results: Partial<Readonly<Record<Verdict, EligibilityAnswer['result']>>> = { approve: 'yes', deny: 'no' };

/** A yes has the payer's number and a no its reason; who decides later says so. */
function isComplete({ idPayer, denialCode, comments }: Said, verdict: Verdict): boolean {
  if (verdict === 'approve') return Boolean(idPayer);
  if (verdict === 'deny') return Boolean(denialCode);
  return verdict === 'ask' || Boolean(comments);
}

/** What a payer says of a patient's covers; a reason for what is no clear answer, which is never a 'not eligible'. */
export function eligibilityAnswerOf(said: Said, dayOf: DayOf, isRepeated = false): EligibilityAnswer | NoEligibility {
  const verdict = verdictOn(said);
  if (isKept(verdict)) return verdict;
  const coverages = said.activities.map((activity) => coverageOf(activity, dayOf));
  if (!isComplete(said, verdict) || coverages.includes(null)) return 'unclear';
  const names = said.activities.map((activity) => observed(activity, eligibilityObservation.memberName));
  return {
    kind: 'answer',
    result: results[verdict] ?? 'undecided',
    payerReference: said.idPayer || null,
    denialCode: verdict === 'deny' ? said.denialCode || null : null,
    comments: said.comments || null,
    patientName: names.find((name) => name !== null) ?? null,
    coverages: coverages.filter((coverage) => coverage !== null),
    isRepeated,
  };
}

const observed = ({ observations }: Activity, valueType: string): string | null =>
  observations.find((found) => found.valueType === valueType)?.value ?? null;

/** The coverage of an activity, or null when the activity has no valid one. */
function coverageOf(activity: Activity, dayOf: DayOf): Coverage | null {
  const policyNumber = observed(activity, eligibilityObservation.policyNumber);
  const planName = observed(activity, eligibilityObservation.planName);
  const validFrom = dayOf(observed(activity, eligibilityObservation.validFrom) ?? '');
  const validTo = dayOf(observed(activity, eligibilityObservation.validTo) ?? '');
  const percentText = observed(activity, eligibilityObservation.coPaymentPercent);
  const percent = percentText === null ? null : Number(percentText);
  if (!policyNumber || !planName || !validFrom || !validTo || validFrom > validTo) return null;
  if (percent !== null && !(percent >= 0 && percent <= 100)) return null;
  const coPaymentFils = activity.patientShare === null ? null : Math.round(activity.patientShare * 100);
  const valueOfInsurance = observed(activity, eligibilityObservation.valueOfInsurance)?.slice(0, 20);
  const capFils = filsOf(observed(activity, eligibilityObservation.coPaymentCap) ?? '');
  const benefits = benefitsOf(activity.observations);
  return {
    ...{ policyNumber, planName, validFrom, validTo, coPaymentFils, coPaymentPercent: percent },
    ...(Number.isNaN(capFils) ? {} : { coPaymentCapFils: capFils }),
    ...(valueOfInsurance && { valueOfInsurance }),
    ...(benefits.length > 0 && { benefits }),
  };
}
