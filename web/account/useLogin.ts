import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { returnUrlOf } from '../../shared/_field/returnUrl.ts';
import { addressAfterSignIn } from '../../shared/_field/routeGuard.ts';
import type { LoginForm } from '../../shared/account/routes.ts';
import { wantedAddress } from '../base/navigation.ts';
import { setPreference } from '../base/preferences.ts';
import type { Wait } from '../base/retry.ts';
import { storeSession } from '../base/session.ts';

/** `login` answers whether the user is in; `refusals` are the texts of the last failed sign-in. */
export function useLogin() {
  const { t } = useTranslation(['account', 'app']);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [wait, setWait] = useState<Wait | null>(null);

  const login = useCallback(
    async (values: LoginForm, verify: (difficulty: number) => Promise<string | null>): Promise<boolean> => {
      setRefusals([]);
      setWait(null);
      const { signIn } = await import('./signIn.ts');
      const result = await signIn(values, returnUrlOf(wantedAddress(search)), verify);
      if (result.user) {
        storeSession(result.user);
        setPreference('shortcuts', result.user.areShortcutsOn ? 'on' : 'off');
        void navigate(addressAfterSignIn(result.user, result.user.url), { replace: true });
        return true;
      }
      setWait(result.wait);
      setRefusals(result.texts.length > 0 || result.isSaid ? result.texts : [t('login.noAnswer')]);
      return false;
    },
    [navigate, search, t],
  );
  return { login, refusals, wait };
}
