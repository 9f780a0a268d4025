import { eligibilityObservation } from '../../../shared/eligibility/eligibilityObservation.ts';
import type { Coverage } from '../../../shared/eligibility/routes.ts';
import { benefitsOf, filsOf, type Observation } from './benefits.ts';
import type { EligibilityAnswer } from './payer.ts';

interface Activity {
  /** In dirhams. */
  readonly patientShare: number | null;
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
  readonly activities: readonly Activity[];
}

/** Reads a date of an observation as an ISO date; null where it is none. Payers' gateways and post offices write dates differently. */
type DayOf = (text: string) => string | null;

/** A yes has the payer's number and a no its reason; without a result the payer has accepted the request and decides later, and says so. */
const isClear = ({ result, idPayer, denialCode, comments, start, end }: Said): boolean => {
  if (start !== null && end !== null && start > end) return false;
  if (result === 'yes') return Boolean(idPayer);
  return result === 'no' ? Boolean(denialCode) : Boolean(comments);
};

/** What a payer says of a patient's covers; null for what is no clear answer, which is never a 'not eligible'. */
export function eligibilityAnswerOf(said: Said, dayOf: DayOf, isRepeated = false): EligibilityAnswer | null {
  const coverages = said.activities.map((activity) => coverageOf(activity, dayOf));
  if (!isClear(said) || coverages.includes(null)) return null;
  const names = said.activities.map((activity) => observed(activity, eligibilityObservation.memberName));
  return {
    kind: 'answer',
    result: said.result ?? 'undecided',
    payerReference: said.idPayer || null,
    denialCode: said.result === 'no' ? said.denialCode || null : null,
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
