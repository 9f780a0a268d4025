import { mutate } from 'swr';
import { manageApi } from '../../shared/manage/routes.ts';
import { call } from '../api/client.ts';
import { apiKey } from '../api/useApi.ts';
import { changeSession, currentSession } from '../base/session.ts';

const { getUserDetails, updateUserDetails } = manageApi.endpoints;
const quietly = { isQuiet: true } as const;

/** Keeps the shortcut setting with the account. Where that fails it holds in this browser until the next sign-in, and no longer. */
export async function saveShortcuts(areShortcutsOn: boolean): Promise<void> {
  try {
    const { data: details } = await call(getUserDetails, {}, quietly);
    if (!details) return;
    const { firstName, lastName, mobileNumber, version } = details;
    const body = { firstName, lastName, mobileNumber, areShortcutsOn, version };
    const { data: saved } = await call(updateUserDetails, { body }, quietly);
    const session = currentSession();
    if (session) changeSession({ ...session, areShortcutsOn });
    // The settings may be open: what they save next goes over this version.
    await mutate(apiKey(getUserDetails, {}), saved, { revalidate: false });
  } catch {
    // In this browser the setting holds already.
  }
}
