import { eligibilityApi, type LastChoices } from '../../shared/eligibility/routes.ts';
import { useApi } from '../api/useApi.ts';
import { usePayers } from '../field/lookups/useChoices.ts';
import type { FormValues } from './formValues.ts';

interface Proposed {
  /** Null where nothing is proposed: a first request, or a payer that takes no requests any more. */
  readonly proposal: LastChoices | null;
  /** While it is not known, the form would change under the user's hands. */
  readonly isLoading: boolean;
}

/** What the user chose in the last request at this facility, which the next one probably shares. */
export function useProposal(isWanted: boolean): Proposed {
  const { data, isLoading } = useApi(eligibilityApi.endpoints.getLastChoices, isWanted ? {} : null, { isQuiet: true });
  const payers = usePayers();
  const isKnown = data && (payers === undefined || payers.some(({ id }) => id === data.payerId));
  return { proposal: isKnown ? data : null, isLoading };
}

/** The form with what is proposed. A reason is only for a number that was typed. */
export const proposedIn = (values: FormValues, proposal: LastChoices | null): FormValues =>
  proposal ? { ...values, ...proposal, payerId: values.payerId ?? proposal.payerId } : values;
