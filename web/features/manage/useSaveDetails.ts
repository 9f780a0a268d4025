import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { manageApi, type UserDetailsForm } from '../../../shared/api/manage.ts';
import type { Answer } from '../../../shared/contract/endpoint.ts';
import type { ApiError } from '../../../shared/contract/envelope.ts';
import { apiKey } from '../../api/useApi.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { alerts } from '../../app/alerts.ts';

const { getUserDetails, updateUserDetails } = manageApi.endpoints;
export type UserDetails = Answer<typeof getUserDetails>;

/** Saves changes of the own details over the version that was shown; answers what was refused. */
export function useSaveDetails() {
  const { t } = useTranslation('manage');
  const { mutate } = useSWRConfig();
  const { send, isSending } = useApiMutation(updateUserDetails, { showsErrors: true });

  const save = async (shown: UserDetails, changes: Partial<UserDetailsForm>): Promise<readonly ApiError[]> => {
    const { firstName, lastName, mobileNumber, areShortcutsOn, version } = shown;
    const outcome = await send({ body: { firstName, lastName, mobileNumber, areShortcutsOn, version, ...changes } });
    if (!outcome.isDone) return outcome.errors;
    await mutate(apiKey(getUserDetails, {}), outcome.data, { revalidate: false });
    alerts.success(t('saved'));
    return [];
  };
  return { save, isSending };
}
