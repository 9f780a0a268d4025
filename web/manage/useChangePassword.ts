import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { dashboardPath } from '../../shared/_field/returnUrl.ts';
import { addressAfterSignIn, changePasswordPath } from '../../shared/_field/routeGuard.ts';
import { passwordsNotMatching } from '../../shared/account/registrationForm.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { type ChangePasswordForm, changePasswordForm, manageApi } from '../../shared/manage/routes.ts';
import { call } from '../api/client.ts';
import { alerts } from '../base/alerts.ts';
import { pathTo } from '../base/screenPath.ts';
import { changeSession, currentSession, finishStep, useSession } from '../base/session.ts';
import { contractResolver } from '../parts/form/contractResolver.ts';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { manageScreens } from './screens.ts';

/** The session as the server knows it after the change; without an answer the step counts as done all the same. */
async function refreshSession(): Promise<void> {
  try {
    const { data } = await call(accountApi.endpoints.getSession, {}, { isQuiet: true });
    if (data) changeSession(data);
  } catch {
    // The password is changed: the next call tells what else is owed.
  }
  finishStep('changePassword');
}

/** The address after a forced change of password: the next step of sign-in, or the page that the user asked for. */
function addressAfter(): string {
  const session = currentSession();
  if (!session) return dashboardPath;
  const wanted = session.url === changePasswordPath ? dashboardPath : session.url;
  return addressAfterSignIn(session, wanted);
}

/** The contract compares the two passwords only once every field is right; the form says it at once. */
const resolver = contractResolver<ChangePasswordForm>(changePasswordForm, {
  check: (found, { newPassword, confirmPassword }) =>
    confirmPassword === newPassword
      ? found
      : [...found, { field: 'confirmPassword', code: 'mismatchedPasswords', message: passwordsNotMatching }],
});

/** Changes the password. A forced change continues the sign-in, another one leads back to the settings. */
export function useChangePassword() {
  const { t } = useTranslation('manage');
  const navigate = useNavigate();
  const session = useSession();
  const [isForced] = useState(
    session?.isResetPasswordRequired === true || session?.pendingSteps.includes('changePassword') === true,
  );
  const form = useContractForm({
    endpoint: manageApi.endpoints.changePassword,
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
    resolver,
    bodyOf: (values) => values,
    onDone: async () => {
      await refreshSession();
      alerts.success(t('password.changed'), { keep: true });
      void navigate(isForced ? addressAfter() : pathTo(manageScreens.settings), { replace: true });
    },
  });
  return { form, isForced };
}
