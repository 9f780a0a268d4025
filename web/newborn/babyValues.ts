import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { registerDays } from '../../shared/newborn/birth.ts';
import type { Baby } from '../../shared/newborn/routes.ts';

/** A child as the form holds it; the time of birth is one of the Emirates. */
export interface BabyValues {
  siblingIndex: number | null;
  bornAt: string;
  sex: Baby['sex'] | null;
  weightGrams: number | null;
}

export const emptyBaby = (siblingIndex: number): BabyValues => ({
  siblingIndex,
  bornAt: '',
  sex: null,
  weightGrams: null,
});

/** The child as the call sends it; the contract's schema says what is missing. */
export const babyBody = ({ siblingIndex, bornAt, sex, weightGrams }: BabyValues): Baby => ({
  siblingIndex: siblingIndex as number,
  bornAt: bornAt && `${bornAt}:00+04:00`,
  sex: sex as Baby['sex'],
  weightGrams: weightGrams as number,
});

/** The first and the last time of birth that the form takes today. */
export function birthBounds(now: Date): { min: string; max: string } {
  const today = emiratesDateOf(now);
  return { min: `${daysAfter(today, -registerDays)}T00:00`, max: `${today}T23:59` };
}
