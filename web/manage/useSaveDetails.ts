import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import type { Answer } from '../../shared/_contract/endpoint.ts';
import type { ApiError } from '../../shared/_contract/envelope.ts';
import { displayNameOf } from '../../shared/_field/displayName.ts';
import { manageApi, type UserDetailsForm } from '../../shared/manage/routes.ts';
import { apiKey } from '../api/useApi.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { changeSession, currentSession } from '../base/session.ts';

const { getUserDetails, updateUserDetails } = manageApi.endpoints;
export type UserDetails = Answer<typeof getUserDetails>;

/** What the rest of the portal shows of the user at once. */
function remember(details: UserDetails): void {
  const session = currentSession();
  if (!session) return;
  changeSession({ ...session, displayName: displayNameOf(details), areShortcutsOn: details.areShortcutsOn });
}

/** Shows the user's own details everywhere in the portal as they were just saved. */
export function useShowSaved() {
  const { t } = useTranslation('manage');
  const { mutate } = useSWRConfig();
  return async (saved: UserDetails | null): Promise<void> => {
    if (saved) remember(saved);
    await mutate(apiKey(getUserDetails, {}), saved, { revalidate: false });
    alerts.success(t('saved'));
  };
}

/** Saves changes of the own details over the version that was shown; answers what was refused. */
export function useSaveDetails() {
  const showSaved = useShowSaved();
  const { send, isSending } = useApiMutation(updateUserDetails, { showsErrors: true });

  const save = async (shown: UserDetails, changes: Partial<UserDetailsForm>): Promise<readonly ApiError[]> => {
    const { firstName, lastName, mobileNumber, areShortcutsOn, version } = shown;
    const outcome = await send({ body: { firstName, lastName, mobileNumber, areShortcutsOn, version, ...changes } });
    if (!outcome.isDone) return outcome.errors;
    await showSaved(outcome.data);
    return [];
  };
  return { save, isSending };
}
