import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Sending } from '../../../shared/_contract/endpoint.ts';
import { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { pathTo } from '../../base/screenPath.ts';
import { bodyOf, cardOfEarlier, type FormValues, formForChangeOf } from '../formValues.ts';
import { eligibilityScreens } from '../screens.ts';
import { useEligibilityForm } from '../useEligibilityForm.ts';
import type { Details } from './details.ts';
import { useSeenRequest } from './useSeenRequest.ts';

const { updateEligibility, resubmitEligibility } = eligibilityApi.endpoints;
type Body = Sending<typeof updateEligibility>['body'];

interface ChangeOptions {
  action: 'correct' | 'resubmit';
  request: Details;
  readAgain: () => Promise<void>;
}

/** The form of a request that is corrected or sent again, by the state of it that the user saw. */
export function useChangeEligibility({ action, request, readAgain }: ChangeOptions) {
  const navigate = useNavigate();
  const state = useSeenRequest(request, action);
  // Changes of other users are shown beside the form and never filled in.
  const [initial] = useState(() => formForChangeOf(request));
  const { eligibilityId } = request;

  const bodyFor = (values: FormValues): Body => {
    const { cardReadId, ...body } = bodyOf(values);
    const reading = cardReadId && cardReadId !== cardOfEarlier ? { cardReadId } : {};
    return { ...body, ...reading, eligibilityId, version: state.seen.version } as Body;
  };
  const form = useEligibilityForm({
    endpoint: (action === 'correct' ? updateEligibility : resubmitEligibility) as typeof updateEligibility,
    initial,
    bodyOf: bodyFor,
    onDone: (sent) => sent && navigate(pathTo(eligibilityScreens.detail, sent), { replace: true }),
    onRefused: async ({ errors }) => {
      if (!errors.some(({ code }) => code === 'changedMeanwhile')) return errors;
      await readAgain();
      state.refused();
      return [];
    },
  });
  return { ...form, state };
}
