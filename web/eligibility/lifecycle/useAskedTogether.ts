import { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { useApi } from '../../api/useApi.ts';
import type { Details } from './details.ts';

/** The requests that were made by the same act as this one, this one among them; nothing is read for a request on its own. */
export function useAskedTogether({ eligibilityId, askedTogether }: Details) {
  const sending = askedTogether ? { query: { eligibilityId } } : null;
  const read = useApi(eligibilityApi.endpoints.getAskedTogether, sending, { isQuiet: true });
  return { items: read.data?.items ?? [], refreshInBackground: read.refreshInBackground };
}
