import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SessionUser } from '../../../shared/contract/sessionUser.ts';
import type { SignInStep } from '../../../shared/model/signInSteps.ts';
import { dashboardPath } from '../../../shared/rules/returnUrl.ts';
import { addressAfterSignIn } from '../../../shared/rules/routeGuard.ts';
import { wantedAddress } from '../../app/navigation.ts';
import { currentSession, finishStep, updateSession } from '../../app/session.ts';

/** Where the walk goes from here: the next step that is owed, else the wanted address (decisions, Routes 8). */
export function useWalk(step: SignInStep) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wanted = wantedAddress(search);

  const nextAddress = useCallback((): string => {
    const session = currentSession();
    return session ? addressAfterSignIn(session, wanted ?? session.url) : dashboardPath;
  }, [wanted]);

  /** The step is done: `user` is what its call answered. */
  const goOn = useCallback(
    (user?: SessionUser | null) => {
      if (user) updateSession(user);
      finishStep(step);
      void navigate(nextAddress(), { replace: true });
    },
    [navigate, nextAddress, step],
  );
  return { goOn, nextAddress };
}
