import { type Benefit, benefit, mostBenefits } from '../../../shared/eligibility/benefit.ts';
import { benefitObservation } from '../../../shared/eligibility/eligibilityObservation.ts';

/** What a payer observes at an activity, whichever way its answer came. */
export interface Observation {
  readonly code: string | null;
  readonly value: string | null;
  readonly valueType: string | null;
}

type Field = keyof typeof benefitObservation;
const fields = Object.keys(benefitObservation) as Field[];
const fieldOf = (valueType: string | null): Field | undefined =>
  fields.find((name) => benefitObservation[name] === valueType);

/** Dirhams as the payer writes them, in fils; not a number where it is no amount. */
export const filsOf = (dirhams: string): number =>
  /^\d{1,9}(\.\d{1,2})?$/.test(dirhams) ? Math.round(Number(dirhams) * 100) : Number.NaN;

function factOf(field: Field, text: string): string | number {
  if (field === 'network') return text;
  return field === 'coPaymentPercent' ? filsOf(text) / 100 : filsOf(text);
}

/**
 * What an activity says of single services. A service with anything that cannot be read is left out as a whole: half of it would
 * mislead, and the answer itself stands without it.
 */
export function benefitsOf(observations: readonly Observation[]): Benefit[] {
  const services = new Map<string, Record<string, string | number>>();
  for (const { code, value, valueType } of observations) {
    const field = fieldOf(valueType);
    if (field && code !== null) {
      services.set(code, { ...services.get(code), service: code, [field]: factOf(field, value ?? '') });
    }
  }
  const read = [...services.values()].map((told) => benefit.safeParse(told).data);
  return read.filter((each) => each !== undefined).slice(0, mostBenefits);
}
