import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type EligibilityForm, eligibilityApi } from '../../shared/eligibility/routes.ts';
import { pathTo } from '../base/screenPath.ts';
import type { BroughtPatient } from '../field/eligibility/broughtPatient.ts';
import { sessionDraft } from '../parts/form/formDraft.ts';
import { bodyOf, type FormValues } from './formValues.ts';
import { eligibilityScreens } from './screens.ts';
import { useEligibilityForm } from './useEligibilityForm.ts';

const notKept = ['emiratesId', 'cardNumber', 'cardReadId'] as const;

interface NewRequest {
  initial: FormValues;
  from: string | null;
  /** The patient with whom the form begins. */
  brought: BroughtPatient | null;
}

/** The form of a new request, kept as a draft until it is sent; `from` names the earlier request of its patient. */
export function useNewEligibility({ initial, from, brought }: NewRequest) {
  const navigate = useNavigate();
  const [draft] = useState(() => {
    const own = sessionDraft<FormValues>(from ? `eligibility:draft:${from}` : 'eligibility:draft', notKept);
    // What was typed about an earlier patient is not this patient's.
    if (brought) own.drop();
    return own;
  });
  return useEligibilityForm({
    endpoint: eligibilityApi.endpoints.submitEligibility,
    initial,
    bodyOf: (values) => bodyOf(values) as EligibilityForm,
    draft,
    // Back leads to where the user came from, not to a form that was sent.
    onDone: (sent) => sent && navigate(pathTo(eligibilityScreens.detail, sent), { replace: true }),
  });
}
