import i18next from 'i18next';
import { accountApi } from '../../../shared/account/routes.ts';
import { call } from '../../api/client.ts';
import { alerts } from '../../base/alerts.ts';
import { loadTexts } from '../../base/i18n.ts';
import { goToLogin } from '../../base/navigation.ts';
import { removeSession } from '../../base/session.ts';

/** The session is over: nothing of it stays on the screen, and the sign-in says why. What was typed stays in the tab. */
export async function endHere(reason: 'idle' | 'absolute'): Promise<void> {
  const isSayable = await loadTexts(['sessionEnd']).then(
    () => true,
    () => false,
  );
  if (isSayable) alerts.warning(i18next.t(`sessionEnd:ended.${reason}`), { keep: true });
  removeSession();
}

/** Ends the session before its time and comes back here after the sign-in. */
export async function signInAgain(): Promise<void> {
  await call(accountApi.endpoints.logoff, {}, { isQuiet: true }).catch(() => undefined);
  removeSession();
  goToLogin();
}
