import { type GrantHolder, holdsOneOf } from '../_field/grants.ts';
import { type EligibilityStatus, eligibilityStatus } from './eligibilityStatus.ts';
import { canMove } from './eligibilityTransition.ts';

const { Pending, Answered, Error: Failed, Cancelled, Resubmitted, Eligible, NotEligible } = eligibilityStatus;

/** What of a request decides what may be done with it. */
interface Acted {
  readonly status: EligibilityStatus;
  readonly answeredAt: string | null;
}

/** What a facility's people may do with a request that they sent. */
export const eligibilityActions = ['cancel', 'correct', 'resubmit', 'recheck'] as const;
export type EligibilityAction = (typeof eligibilityActions)[number];

/** Who may: the roles that send requests. The contract of each call names the same. */
export const eligibilitySenders = ['Eligibility'] as const;

const possible: Readonly<Record<EligibilityAction, (request: Acted) => boolean>> = {
  cancel: ({ status }) => canMove(status, Cancelled),
  /** A request that the payer has answered is corrected by a new one. */
  correct: ({ status }) => status === Pending || canMove(status, Pending),
  resubmit: ({ status }) => canMove(status, Resubmitted),
  /** Whoever answered a rule's questions waits for the payer's first answer. */
  recheck: ({ status, answeredAt }) =>
    ([Failed, Eligible, NotEligible] as EligibilityStatus[]).includes(status) ||
    (status === Answered && answeredAt !== null),
};

/** Whether a request in this state allows the action, whoever asks. */
export const isPossible = (action: EligibilityAction, request: Acted): boolean => possible[action](request);

/** What somebody may do with a request: by their role, at the facility that sent it, in its present status. */
export const actionsFor = (
  holder: GrantHolder,
  request: Acted & { readonly facilityId: string },
): EligibilityAction[] =>
  holder.facilityId === request.facilityId && holdsOneOf(holder, eligibilitySenders)
    ? eligibilityActions.filter((action) => isPossible(action, request))
    : [];
