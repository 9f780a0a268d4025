import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver, ResolverOptions } from 'react-hook-form';
import type { ServiceDateWindow } from '../../shared/_field/serviceDate.ts';
import { emiratesDateOf, serviceDateProblem } from '../../shared/_field/serviceDate.ts';
import { cardFormProblems } from '../../shared/eligibility/cardForm.ts';
import { type EligibilityForm, eligibilityForm } from '../../shared/eligibility/routes.ts';
import type { FieldName, FormValues } from './formValues.ts';
import { bodyOf } from './formValues.ts';

/** A field that is missing says so by its own words; everything else by the contract's. */
const contractResolver = zodResolver(eligibilityForm, {
  error: (issue) => {
    if (issue.input === undefined) return `eligibility:required.${issue.path?.join('.')}`;
    return issue.code === 'invalid_format' && issue.format === 'date' ? 'ui:date.invalid' : undefined;
  },
});

/** Rules over several fields; the contract reports them only once every single field is right. */
function crossFieldProblems(
  values: FormValues,
  today: string,
  window: ServiceDateWindow | undefined,
): Partial<Record<FieldName, string>> {
  const problems: Partial<Record<FieldName, string>> = {};
  const { identifier } = values;
  // Only one of the two is on the screen, which disables the other.
  const missing = cardFormProblems({
    ...values,
    isEmiratesIdDisabled: identifier === 'cardNumber',
    isCardNumberDisabled: identifier === 'emiratesId',
  });
  if (missing.length > 0) problems[identifier] = `eligibility:required.${identifier}`;
  if (identifier === 'emiratesId' && values.eidReasonId === null && !values.cardReadId) {
    problems.eidReasonId = 'eligibility:required.eidReasonId';
  }
  const dateProblem = serviceDateProblem(values.serviceDate, today, window);
  if (dateProblem)
    problems.serviceDate = window ? `lifecycle:${dateProblem}ForPayer` : `eligibility:serviceDate.${dateProblem}`;
  return problems;
}

/** What the form knows beside its values: the service dates that the chosen payer allows, where they are not the usual ones. */
export interface FormContext {
  readonly window: ServiceDateWindow | undefined;
}

/** Validates the form by the contract's schema, and by the window of service dates as the server will. */
export const formResolver: Resolver<FormValues, FormContext> = async (values, context, options) => {
  const contractOptions = options as unknown as ResolverOptions<EligibilityForm>;
  const checked = await contractResolver(bodyOf(values) as EligibilityForm, context, contractOptions);
  const errors = { ...checked.errors } as FieldErrors<FormValues>;
  for (const [name, message] of Object.entries(
    crossFieldProblems(values, emiratesDateOf(new Date()), context?.window),
  )) {
    errors[name as FieldName] = { type: 'custom', message, ref: options.fields[name as FieldName]?.ref };
  }
  // The contract reports a missing identifier at the Emirates ID, which is not on the screen while the card number is.
  if (values.identifier === 'cardNumber') delete errors.emiratesId;
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};
