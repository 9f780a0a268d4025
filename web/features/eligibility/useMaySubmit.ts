import { eligibilityApi } from '../../../shared/api/eligibility.ts';
import { holdsOneOf } from '../../../shared/rules/grants.ts';
import { useSession } from '../../app/session.ts';

/** Whether the user may send requests; administrators and payers only read them. The contract holds the roles. */
export function useMaySubmit(): boolean {
  const session = useSession();
  return session !== null && holdsOneOf(session, eligibilityApi.endpoints.submitEligibility.access);
}
