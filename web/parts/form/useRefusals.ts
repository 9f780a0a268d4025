import { useState } from 'react';
import { type Field, type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import type { ApiError } from '../../../shared/_contract/envelope.ts';
import { isTransportError } from '../../api/transportCodes.ts';
import { keptRefusal } from '../../base/messageText.ts';
import { type Wait, waitOf } from '../../base/retry.ts';
import type { SummaryError } from '../../ui/ErrorSummary.tsx';
import { inOrder, problemsOf } from './fieldPaths.ts';

/** The outcome of a sending as the form shows it. */
interface Shown {
  /** Refusals of no field on the screen. */
  readonly refusals: readonly ApiError[];
  /** No answer arrived: trying again is safe. */
  readonly isNotSent: boolean;
  /** How long the server refuses the same call; null where it does not. */
  readonly wait: Wait | null;
}
const nothing: Shown = { refusals: [], isNotSent: false, wait: null };

const isOnScreen = <Values extends FieldValues>({ control }: UseFormReturn<Values>, field: string): boolean =>
  (get(control._fields, field) as Field | undefined)?._f?.mount === true;

/** Puts refusals of the server at their fields, each with its code, and the focus on the first; keeps the others for the summary. */
export function useRefusals<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const [shown, setShown] = useState(nothing);
  const refuse = (errors: readonly ApiError[], values: Values, fieldOf: (field: string, values: Values) => string) => {
    const placed = errors.map((error) => ({ ...error, field: error.field ? fieldOf(error.field, values) : '' }));
    const [atFields, others] = [true, false].map((wanted) =>
      placed.filter(({ field }) => isOnScreen(form, field) === wanted),
    ) as [typeof placed, typeof placed];
    const ordered = inOrder(atFields, values);
    // Backwards: of two refusals of a field the first is the one to mend first.
    for (const error of ordered.toReversed()) {
      form.setError(error.field as FieldPath<Values>, { type: error.code, message: keptRefusal(error) });
    }
    if (ordered[0]) form.setFocus(ordered[0].field as FieldPath<Values>);
    setShown({
      refusals: others.filter((error) => !isTransportError(error)),
      isNotSent: others.some(isTransportError),
      wait: waitOf(errors),
    });
  };
  return { shown, refuse, forget: () => setShown(nothing) };
}

/** What is wrong, for the summary above the form: what belongs to no field first, then the fields in their order. */
export function summaryOf<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  refusals: readonly ApiError[],
  labelOf: ((field: string) => string) | undefined,
): SummaryError[] {
  const problems = inOrder(problemsOf(form.formState.errors), form.getValues());
  const fields = problems.flatMap(({ field, message }): SummaryError[] => {
    if (!isOnScreen(form, field)) return [{ message }];
    return labelOf ? [{ name: field, label: labelOf(field), message }] : [];
  });
  return [...refusals.map((error) => ({ message: keptRefusal(error) })), ...fields];
}
