import { type FormEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ApiError } from '../../shared/_contract/envelope.ts';
import { isTransportError } from '../api/transportCodes.ts';
import type { Outcome } from '../api/useApiMutation.ts';
import { usePayerDates } from '../field/lookups/useChoices.ts';
import { type FormContext, formResolver } from './formResolver.ts';
import { type FieldName, type FormValues, fieldOrder } from './formValues.ts';

interface EligibilityFormOptions {
  initial: FormValues;
  /** Sends what was typed. */
  send: (values: FormValues) => Promise<Outcome<{ eligibilityId: string }>>;
  onSent: (eligibilityId: string) => void;
  /** Takes the refusals that the screen shows in its own way, and gives the rest back. */
  onRefused?: (errors: readonly ApiError[]) => Promise<readonly ApiError[]>;
}

const isFieldName = (name: string | undefined): name is FieldName => fieldOrder.includes(name as FieldName);

/** The form of a request, new or changed: validated, sent once however often the button is pressed, refusals at their fields. */
export function useEligibilityForm({ initial, send, onSent, onRefused }: EligibilityFormOptions) {
  const [refusals, setRefusals] = useState<readonly ApiError[]>([]);
  const [isNotSent, setNotSent] = useState(false);
  const isUnderWay = useRef(false);
  const window = useRef<FormContext['window']>(undefined);
  const form = useForm<FormValues, FormContext>({
    defaultValues: initial,
    // The payer that is chosen when the form is checked decides about the dates.
    resolver: (values, _, options) => formResolver(values, { window: window.current }, options),
    mode: 'onTouched',
  });
  window.current = usePayerDates(form.watch('payerId'));

  const forgetOutcome = () => {
    setRefusals([]);
    setNotSent(false);
  };

  const showRefusals = (errors: readonly ApiError[]) => {
    const named = errors.filter((error) => isFieldName(error.field));
    for (const { field, message } of named) form.setError(field as FieldName, { type: 'server', message });
    setRefusals(errors.filter((error) => !isFieldName(error.field) && !isTransportError(error)));
    setNotSent(errors.some(isTransportError));
    const first = fieldOrder.find((name) => named.some((error) => error.field === name));
    if (first) form.setFocus(first);
  };

  const sendOnce = async (values: FormValues) => {
    // A second click can arrive before the button shows that the first one counts.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const outcome = await send(values);
      if (outcome.isDone && outcome.data) return onSent(outcome.data.eligibilityId);
      const errors = outcome.isDone ? [] : outcome.errors;
      showRefusals(onRefused ? await onRefused(errors) : errors);
    } finally {
      isUnderWay.current = false;
    }
  };

  return {
    form,
    control: form.control,
    errors: form.formState.errors,
    /** The summary appears with the first attempt to send. */
    wasSubmitted: form.formState.submitCount > 0,
    refusals,
    /** The last attempt got no answer; trying again is safe. */
    isNotSent,
    forgetOutcome,
    goTo: (name: FieldName) => form.setFocus(name),
    /** Whether these fields are right by themselves; goes to the first that is not. */
    check: (names: FieldName[]) => form.trigger(names, { shouldFocus: true }),
    submit: (event: FormEvent) => {
      forgetOutcome();
      return form.handleSubmit(sendOnce)(event);
    },
  };
}
