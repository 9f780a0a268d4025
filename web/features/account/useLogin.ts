import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { accountApi, type LoginForm } from '../../../shared/api/account.ts';
import { returnUrlOf } from '../../../shared/rules/returnUrl.ts';
import { CallFailed } from '../../api/callFailed.ts';
import { call } from '../../api/client.ts';
import { errorText } from '../../app/messageText.ts';
import { storeSession } from '../../app/session.ts';

/** The return address of the login page's query; guards write returnUrl, other systems' links ReturnUrl (REQ-LOGIN-17). */
function wantedAddress(search: URLSearchParams): string | null {
  for (const [name, value] of search) if (name.toLowerCase() === 'returnurl') return value;
  return null;
}

/** Sends the login call. `errors` are the texts of a failed sign-in; `login` answers whether the user is in. */
export function useLogin() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [errors, setErrors] = useState<readonly string[]>([]);

  const login = useCallback(
    async ({ userName, password, token }: LoginForm): Promise<boolean> => {
      setErrors([]);
      const sending = {
        query: { returnUrl: returnUrlOf(wantedAddress(search)) },
        body: { email: userName, password, token, rememberme: false as const },
      };
      try {
        const { status, errors: refusals, data } = await call(accountApi.endpoints.login, sending);
        if (status > 0 && data) {
          storeSession(data);
          void navigate(returnUrlOf(data.url), { replace: true });
          return true;
        }
        setErrors(status < 0 && refusals.length > 0 ? refusals.map(errorText) : [t('login.noAnswer')]);
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        // What the portal has already announced as an alert is not said again in the form.
        setErrors(error.isAnnounced && error.kind !== 'notSignedIn' ? [] : error.errors.map(errorText));
      }
      return false;
    },
    [navigate, search, t],
  );
  return { login, errors };
}
