import i18next from 'i18next';
import { accountApi } from '../../../shared/account/routes.ts';
import { call } from '../../api/client.ts';
import { loadTexts } from '../../base/i18n.ts';
import { goToLogin } from '../../base/navigation.ts';
import { endHere, removeSession } from '../../base/session.ts';
import { showEnd } from './endNotice.ts';

type EndReason = 'idle' | 'absolute' | 'unknown';

/** Tells the user at the sign-in that the session has ended, and why, if this page knows it. */
export async function sayEnd(reason: EndReason): Promise<void> {
  const isSayable = await loadTexts(['sessionEnd']).then(
    () => true,
    () => false,
  );
  if (isSayable) showEnd(i18next.t(`sessionEnd:ended.${reason}`));
}

/** The session is over: nothing of it stays on the screen, and the sign-in says why. What was typed stays in the tab. */
export async function endWithReason(reason: 'idle' | 'absolute'): Promise<void> {
  await sayEnd(reason);
  removeSession();
}

/** Ends the session before its time and comes back here after the sign-in. */
export async function signInAgain(): Promise<void> {
  endHere();
  await call(accountApi.endpoints.logoff, {}, { isQuiet: true }).catch(() => undefined);
  removeSession();
  goToLogin();
}
