import { holdsOneOf } from '../../shared/_field/grants.ts';
import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { useSession } from '../base/session.ts';

/** Whether the user may send requests; administrators and payers only read them. The contract holds the roles. */
export function useMaySubmit(): boolean {
  const session = useSession();
  return session !== null && holdsOneOf(session, eligibilityApi.endpoints.submitEligibility.access);
}
