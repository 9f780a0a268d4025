import type { GrantHolder } from '../_field/grants.ts';
import { movesFor, type RecordOf, recordRefusal } from '../_parts/life.ts';
import { type EligibilityMove, eligibilityLife } from './eligibilityLife.ts';
import { type EligibilityStatus, type EligibilityStatusName, statusRowOf } from './eligibilityStatus.ts';

/** What of a request decides what may be done with it. */
interface Acted {
  readonly status: EligibilityStatus;
  readonly answeredAt: string | null;
  readonly facilityId: string;
}

/** What a facility's people may do with a request that they sent, by the buttons of its screen. */
export const eligibilityActions = ['cancel', 'correct', 'resubmit', 'recheck'] as const satisfies EligibilityMove[];
export type EligibilityAction = (typeof eligibilityActions)[number];

/** A stored or sent request as its life knows it; a status of a newer release is no state of it, and allows nothing. */
export const livingRequest = <Request extends Acted>(request: Request): Request & RecordOf<typeof eligibilityLife> => ({
  ...request,
  state: statusRowOf(request.status)?.name ?? ('unknown' as EligibilityStatusName),
});

/** Whether a request in this state allows the action, regardless of the user. */
export const isPossible = (action: EligibilityAction, request: Acted): boolean =>
  recordRefusal(eligibilityLife, action, livingRequest(request)) === null;

/** The actions that a user may take on a request: by role, at the facility that sent it, in its current status. */
export function actionsFor(holder: GrantHolder, request: Acted): EligibilityAction[] {
  const possible: readonly string[] = movesFor(eligibilityLife, livingRequest(request), holder);
  return eligibilityActions.filter((action) => possible.includes(action));
}
