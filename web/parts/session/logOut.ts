import { dashboardPath } from '../../../shared/_field/returnUrl.ts';
import { accountApi } from '../../../shared/account/routes.ts';
import { call } from '../../api/client.ts';
import { navigation } from '../../base/navigation.ts';
import { currentSession, endHere } from '../../base/session.ts';

/** Ends the session on this computer whatever the server says, and there if it can be reached. */
export async function endSession(): Promise<void> {
  endHere();
  try {
    if (currentSession()) await call(accountApi.endpoints.logoff, {});
  } catch {
    // Offline or already ended: the token goes from this computer all the same.
  }
  // The next user of this computer must not find the last one's conversation.
  window.$chatwoot?.reset();
  localStorage.clear();
  sessionStorage.clear();
}

/**
 * Logs out (REQ-LOGIN-23). The page is loaded anew, so that no screen of the next user finds the last one's answers in memory.
 */
export async function logOut(): Promise<void> {
  await endSession();
  navigation.leave(dashboardPath);
}
