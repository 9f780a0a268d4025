import { useState } from 'react';
import { type EligibilityAction, isPossible } from '../../../shared/eligibility/eligibilityActions.ts';
import type { Details } from './details.ts';

/**
 * The state of a request that the user is deciding about: what they saw when they began, however often it is read again meanwhile.
 * A refused change shows what is there now; going on takes that as seen.
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
