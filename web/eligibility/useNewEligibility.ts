import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { type EligibilityForm, eligibilityApi } from '../../shared/eligibility/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { detailPath } from '../field/eligibility/paths.ts';
import { dropDraft, keepDraft } from './draft.ts';
import { bodyOf, emptyForm, type FormValues } from './formValues.ts';
import { useEligibilityForm } from './useEligibilityForm.ts';

interface NewEligibilityOptions {
  initial: FormValues;
  today: string;
  userId: string;
}

/** The form of a new request, kept as a draft until it is sent. */
export function useNewEligibility({ initial, today, userId }: NewEligibilityOptions) {
  const navigate = useNavigate();
  const { send, isSending } = useApiMutation(eligibilityApi.endpoints.submitEligibility, { showsErrors: true });
  const { form, forgetOutcome, ...shown } = useEligibilityForm({
    initial,
    send: (values) => send({ body: bodyOf(values) as EligibilityForm }),
    onSent: (eligibilityId) => {
      dropDraft(userId);
      // Back leads to where the user came from, not to a form that was sent.
      navigate(detailPath(eligibilityId), { replace: true });
    },
  });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(userId, values) }),
    [form, userId],
  );

  return {
    ...shown,
    isSending,
    clear: () => {
      forgetOutcome();
      form.reset(emptyForm(today));
      dropDraft(userId);
    },
  };
}
