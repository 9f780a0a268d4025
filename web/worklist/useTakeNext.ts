import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { worklistApi } from '../../shared/worklist/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { pathTo } from '../base/screenPath.ts';
import { worklistScreens } from './screens.ts';

/** Takes the request that is due first of those that wait, and goes to it; to the list when none waits. */
export function useTakeNext() {
  const { t } = useTranslation('worklist');
  const navigate = useNavigate();
  const { send, isSending } = useApiMutation(worklistApi.endpoints.takeNextRequest);
  const takeNext = async (): Promise<void> => {
    const outcome = await send({});
    if (!outcome.isDone) return;
    if (outcome.data) return void navigate(pathTo(worklistScreens.item, outcome.data));
    alerts.success(t('list.noneWaits'));
    navigate(pathTo(worklistScreens.list));
  };
  return { takeNext, isSending };
}
