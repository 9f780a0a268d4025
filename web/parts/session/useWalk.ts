import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SessionUser } from '../../../shared/_contract/sessionUser.ts';
import { dashboardPath } from '../../../shared/_field/returnUrl.ts';
import { addressAfterSignIn } from '../../../shared/_field/routeGuard.ts';
import { optionalSteps, type SignInStep } from '../../../shared/_field/signInSteps.ts';
import { accountApi } from '../../../shared/account/routes.ts';
import { call } from '../../api/client.ts';
import { wantedAddress } from '../../base/navigation.ts';
import { changeSession, currentSession, finishStep } from '../../base/session.ts';

/**
 * Tells the server that the user left a step without a change, so that the step is not asked for again after a reload. The page does
 * not wait for the call: if it fails, the step is asked for once more.
 */
function settle(step: SignInStep): void {
  const optional = optionalSteps.find((each) => each === step);
  if (!optional || !currentSession()?.pendingSteps.includes(step)) return;
  call(accountApi.endpoints.settleSignInStep, { body: { step: optional } }, { isQuiet: true }).catch(() => undefined);
}

/** Where the walk goes from here: the next step that is owed, else the wanted address (decisions, Routes 8). */
export function useWalk(step: SignInStep) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wanted = wantedAddress(search);

  const nextAddress = useCallback((): string => {
    const session = currentSession();
    return session ? addressAfterSignIn(session, wanted ?? session.url) : dashboardPath;
  }, [wanted]);

  /** The step is done: `user` is what its call answered. Without one nothing was changed. */
  const goOn = useCallback(
    (user?: SessionUser | null) => {
      if (user) changeSession(user);
      else settle(step);
      finishStep(step);
      void navigate(nextAddress(), { replace: true });
    },
    [navigate, nextAddress, step],
  );
  return { goOn, nextAddress };
}
