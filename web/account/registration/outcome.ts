import type { Answer } from '../../../shared/_contract/endpoint.ts';
import type { ApiError } from '../../../shared/_contract/envelope.ts';
import type { LicenseCandidate } from '../../../shared/account/registrationForm.ts';
import { type accountApi, licenseCandidates } from '../../../shared/account/routes.ts';
import type { Outcome } from '../../api/useApiMutation.ts';

export type Registered = Answer<typeof accountApi.endpoints.register>;

/** What the screen does with the answer to a registration. */
export type RegistrationOutcome =
  | { kind: 'registered' }
  /** A clinician was found with another licence (REQ-REG-40). */
  | { kind: 'candidates'; candidates: readonly LicenseCandidate[] }
  | { kind: 'refused'; errors: readonly ApiError[] };

/** No answer came (REQ-REG-42; decisions, Registration 6). An offline browser shows its own message (REQ-LOGIN-24). */
const transportCodes: readonly string[] = ['network', 'serverError'];
const transportText = 'We are experiencing issues, please log a support ticket';
const facilityNotFound = 'Provider not found in the product, Please contact to support.';

const refusal = (code: string, message: string): RegistrationOutcome => ({
  kind: 'refused',
  errors: [{ code, message }],
});

export function readOutcome(outcome: Outcome<Registered>): RegistrationOutcome {
  if (outcome.isDone) {
    return outcome.data ? { kind: 'registered' } : refusal('facilityNotFound', facilityNotFound);
  }
  const offered = licenseCandidates.safeParse(outcome.data);
  if (offered.success && offered.data.candidates.length > 0) {
    return { kind: 'candidates', candidates: offered.data.candidates };
  }
  const isTransport = outcome.errors.some(({ code }) => transportCodes.includes(code));
  return isTransport ? refusal('supportTicket', transportText) : { kind: 'refused', errors: outcome.errors };
}
