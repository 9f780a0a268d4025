import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { LoginForm } from '../../../shared/api/account.ts';
import { returnUrlOf } from '../../../shared/rules/returnUrl.ts';
import { storeSession } from '../../app/session.ts';

/** The return address of the login page's query; guards write returnUrl, other systems' links ReturnUrl (REQ-LOGIN-17). */
function wantedAddress(search: URLSearchParams): string | null {
  for (const [name, value] of search) if (name.toLowerCase() === 'returnurl') return value;
  return null;
}

/** `login` answers whether the user is in; `refusals` are the texts of the last failed sign-in. */
export function useLogin() {
  const { t } = useTranslation(['account', 'app']);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  const login = useCallback(
    async (values: LoginForm): Promise<boolean> => {
      setRefusals([]);
      const { signIn } = await import('./signIn.ts');
      const result = await signIn(values, returnUrlOf(wantedAddress(search)));
      if (result.user) {
        storeSession(result.user);
        void navigate(returnUrlOf(result.user.url), { replace: true });
        return true;
      }
      setRefusals(result.texts.length > 0 || result.isSaid ? result.texts : [t('login.noAnswer')]);
      return false;
    },
    [navigate, search, t],
  );
  return { login, refusals };
}
