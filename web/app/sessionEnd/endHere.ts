import i18next from 'i18next';
import { accountApi } from '../../../shared/account/routes.ts';
import { call } from '../../api/client.ts';
import { loadTexts } from '../../base/i18n.ts';
import { goToLogin } from '../../base/navigation.ts';
import { removeSession } from '../../base/session.ts';
import { showEnd } from './endNotice.ts';

type EndReason = 'idle' | 'absolute' | 'elsewhere';

let isAnnounced = false;

async function announce(reason: EndReason): Promise<void> {
  const isSayable = await loadTexts(['sessionEnd']).then(
    () => true,
    () => false,
  );
  if (isSayable) showEnd(i18next.t(`sessionEnd:ended.${reason}`));
}

/** Removes the session after the user was told why. */
function removeAnnounced(): void {
  isAnnounced = true;
  removeSession();
}

/** The session is over: nothing of it stays on the screen, and the sign-in says why. What was typed stays in the tab. */
export async function endHere(reason: 'idle' | 'absolute'): Promise<void> {
  await announce(reason);
  removeAnnounced();
}

/** Says that another tab, another device or the server ended the session, unless the user was told another reason. */
export async function sayEndedElsewhere(): Promise<void> {
  const isKnown = isAnnounced;
  isAnnounced = false;
  if (!isKnown) await announce('elsewhere');
}

/** Ends the session before its time and comes back here after the sign-in. */
export async function signInAgain(): Promise<void> {
  await call(accountApi.endpoints.logoff, {}, { isQuiet: true }).catch(() => undefined);
  removeAnnounced();
  goToLogin();
}
