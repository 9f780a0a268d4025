import type { ServiceDateWindow } from '../../shared/_field/serviceDate.ts';
import { emiratesDateOf, serviceDateProblem } from '../../shared/_field/serviceDate.ts';
import { cardFormProblems } from '../../shared/eligibility/cardForm.ts';
import { eligibilityForm } from '../../shared/eligibility/routes.ts';
import { contractResolver, type FieldProblem } from '../parts/form/contractResolver.ts';
import type { FormValues } from './formValues.ts';
import { bodyOf } from './formValues.ts';

/** A field that is missing says so by its own words; everything else by the contract's. */
function inOwnWords(problem: FieldProblem): FieldProblem {
  const { field, code } = problem;
  if (code === 'invalidType') return { ...problem, message: `eligibility:required.${field}` };
  return field === 'serviceDate' && code === 'invalidFormat' ? { ...problem, message: 'ui:date.invalid' } : problem;
}

/** Rules over several fields; the contract reports them only once every single field is right. */
function crossFieldProblems(values: FormValues, window: ServiceDateWindow | undefined): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const { identifier } = values;
  // Only one of the two is on the screen, which disables the other.
  const [missing] = cardFormProblems({
    ...values,
    isEmiratesIdDisabled: identifier === 'cardNumber',
    isCardNumberDisabled: identifier === 'emiratesId',
  });
  const required = (field: 'emiratesId' | 'cardNumber' | 'eidReasonId', code: string) =>
    problems.push({ field, code, message: `eligibility:required.${field}` });
  if (missing) required(identifier, missing);
  if (identifier === 'emiratesId' && values.eidReasonId === null && !values.cardReadId) {
    required('eidReasonId', 'required');
  }
  const dateProblem = serviceDateProblem(values.serviceDate, emiratesDateOf(new Date()), window);
  if (dateProblem) {
    const message = window ? `lifecycle:${dateProblem}ForPayer` : `eligibility:serviceDate.${dateProblem}`;
    problems.push({ field: 'serviceDate', code: dateProblem, message });
  }
  return problems;
}

/** Checks the form by the contract's schema, and by the service dates that the chosen payer allows, as the server will. */
export const formResolver = (datesOf: (payerId: number | null) => ServiceDateWindow | undefined) =>
  contractResolver<FormValues>(eligibilityForm, {
    bodyOf,
    check: (found, values) => [
      ...crossFieldProblems(values, datesOf(values.payerId)),
      // The contract reports a missing identifier at the Emirates ID, which is not on the screen while the card number is.
      ...found.filter(({ field }) => field !== 'emiratesId' || values.identifier === 'emiratesId').map(inOwnWords),
    ],
  });
