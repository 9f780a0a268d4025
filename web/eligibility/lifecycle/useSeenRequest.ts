import { useState } from 'react';
import { type EligibilityAction, isPossible } from '../../../shared/eligibility/eligibilityActions.ts';
import type { Details } from './details.ts';

/**
 * The state of a request that the user decides about: as it was when they began, even if it is read again in between. A refused
 * change shows the present state; when the user goes on, the decision is about that state.
 */
export function useSeenRequest(now: Details, action: EligibilityAction) {
  const [seen, setSeen] = useState(now);
  const [isConflict, setConflict] = useState(false);
  return {
    seen,
    /** Shown once the server has refused the change and the present state was read. */
    hasChanged: isConflict && now.version !== seen.version,
    isStillPossible: isPossible(action, now),
    refused: () => setConflict(true),
    goOn: () => {
      setSeen(now);
      setConflict(false);
    },
  };
}
