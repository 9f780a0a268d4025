import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '../../shared/_contract/envelope.ts';
import { dashboardPath } from '../../shared/_field/returnUrl.ts';
import { addressAfterSignIn, changePasswordPath } from '../../shared/_field/routeGuard.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { type ChangePasswordForm, manageApi } from '../../shared/manage/routes.ts';
import { call } from '../api/client.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { pathTo } from '../base/screenPath.ts';
import { currentSession, finishStep, updateSession, useSession } from '../base/session.ts';
import { manageScreens } from './screens.ts';

/** The session as the server knows it after the change; without an answer the step counts as done all the same. */
async function refreshSession(): Promise<void> {
  try {
    const { data } = await call(accountApi.endpoints.getSession, {}, { isQuiet: true });
    if (data) updateSession(data);
  } catch {
    // The password is changed: the next call tells what else is owed.
  }
  finishStep('changePassword');
}

/** Where a forced change leads on to: the next step, or the address that the sign-in wanted. */
function addressAfter(): string {
  const session = currentSession();
  if (!session) return dashboardPath;
  const wanted = session.url === changePasswordPath ? dashboardPath : session.url;
  return addressAfterSignIn(session, wanted);
}

/** Changes the password; a forced change goes on with the sign-in, a free one back to the settings. */
export function useChangePassword() {
  const { t } = useTranslation('manage');
  const navigate = useNavigate();
  const session = useSession();
  const [isForced] = useState(
    session?.isResetPasswordRequired === true || session?.pendingSteps.includes('changePassword') === true,
  );
  const [refusals, setRefusals] = useState<readonly ApiError[]>([]);
  const { send, isSending } = useApiMutation(manageApi.endpoints.changePassword, { showsErrors: true });

  const change = async (body: ChangePasswordForm) => {
    setRefusals([]);
    const outcome = await send({ body });
    if (!outcome.isDone) return setRefusals(outcome.errors);
    await refreshSession();
    alerts.success(t('password.changed'), { keep: true });
    void navigate(isForced ? addressAfter() : pathTo(manageScreens.settings), { replace: true });
  };
  return { change, isForced, isSending, refusals };
}
