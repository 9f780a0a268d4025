import type { AuthorizationAnswer } from '../../../shared/authorization/answer.ts';
import type { CodeNames } from '../../../shared/authorization/codeNames.ts';
import type { AuthorizationForm } from '../../../shared/authorization/form.ts';
import type { AnswerReview } from '../../../shared/authorization/rereadAnswer.ts';
import type { StoredAuthorization } from '../../_data/authorization/authorization.ts';

const decidedStates = ['approved', 'partiallyApproved', 'denied', 'cancelled', 'expired'] as const;

/** A request that a payer has decided on. */
interface Decided extends StoredAuthorization {
  readonly state: (typeof decidedStates)[number];
  readonly form: AuthorizationForm;
  readonly answer: AuthorizationAnswer;
}

/** The same as it is printed: with what must be looked at before anybody relies on it, and what its codes are called. */
export interface PrintedDecision extends Decided {
  readonly review: AnswerReview | null;
  readonly names: CodeNames;
}

/** Whether there is a decision to print: a request that is open, or was never answered, has no decision. */
export const isDecided = (found: StoredAuthorization): found is Decided =>
  decidedStates.some((state) => state === found.state) && found.form !== null && found.answer !== null;
