import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { type EligibilityForm, eligibilityApi } from '../../../shared/api/eligibility.ts';
import type { ApiError } from '../../../shared/contract/envelope.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { dropDraft, keepDraft } from './draft.ts';
import { formResolver } from './formResolver.ts';
import { bodyOf, emptyForm, type FieldName, type FormValues, fieldOrder } from './formValues.ts';
import { detailPath } from './paths.ts';

interface NewEligibilityOptions {
  initial: FormValues;
  today: string;
  userId: string;
}

/** No answer came: the alerts say why, the form says that nothing is lost. */
const transportCodes: readonly string[] = ['offline', 'network', 'serverError', 'notSignedIn'];

const isFieldName = (name: string | undefined): name is FieldName => fieldOrder.includes(name as FieldName);

/** The form of a new request: validated, kept as a draft, sent once however often the button is pressed. */
export function useNewEligibility({ initial, today, userId }: NewEligibilityOptions) {
  const navigate = useNavigate();
  const [refusals, setRefusals] = useState<readonly ApiError[]>([]);
  const [isNotSent, setNotSent] = useState(false);
  const { send, isSending } = useApiMutation(eligibilityApi.endpoints.submitEligibility, { showsErrors: true });
  const isUnderWay = useRef(false);
  const form = useForm<FormValues>({
    defaultValues: initial,
    resolver: formResolver,
    mode: 'onTouched',
  });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(userId, values) }),
    [form, userId],
  );

  const forgetOutcome = () => {
    setRefusals([]);
    setNotSent(false);
  };

  const showRefusals = (errors: readonly ApiError[]) => {
    const named = errors.filter((error) => isFieldName(error.field));
    for (const { field, message } of named) form.setError(field as FieldName, { type: 'server', message });
    setRefusals(errors.filter(({ code, field }) => !isFieldName(field) && !transportCodes.includes(code)));
    setNotSent(errors.some(({ code }) => transportCodes.includes(code)));
    const first = fieldOrder.find((name) => named.some((error) => error.field === name));
    if (first) form.setFocus(first);
  };

  const sendOnce = async (values: FormValues) => {
    // A second click can arrive before the button shows that the first one counts.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const outcome = await send({ body: bodyOf(values) as EligibilityForm });
      if (!outcome.isDone || !outcome.data) return showRefusals(outcome.isDone ? [] : outcome.errors);
      dropDraft(userId);
      // Back leads to where the user came from, not to a form that was sent.
      navigate(detailPath(outcome.data.eligibilityId), { replace: true });
    } finally {
      isUnderWay.current = false;
    }
  };

  return {
    control: form.control,
    errors: form.formState.errors,
    /** The summary appears with the first attempt to send. */
    wasSubmitted: form.formState.submitCount > 0,
    isSending,
    refusals,
    /** The last attempt got no answer; trying again is safe. */
    isNotSent,
    goTo: (name: FieldName) => form.setFocus(name),
    submit: (event: FormEvent) => {
      forgetOutcome();
      return form.handleSubmit(sendOnce)(event);
    },
    clear: () => {
      forgetOutcome();
      form.reset(emptyForm(today));
      dropDraft(userId);
    },
  };
}
