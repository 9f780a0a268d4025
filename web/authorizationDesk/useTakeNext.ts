import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { authorizationDeskApi } from '../../shared/authorizationDesk/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { pathTo } from '../base/screenPath.ts';
import { authorizationDeskScreens } from './screens.ts';

/** Takes the request that is due first of those that wait, and goes to it; to the queue when none waits. */
export function useTakeNext() {
  const { t } = useTranslation('authorizationDesk');
  const navigate = useNavigate();
  const { send, isSending } = useApiMutation(authorizationDeskApi.endpoints.takeNextAuthorization);
  const takeNext = async (): Promise<void> => {
    const outcome = await send({});
    if (!outcome.isDone) return;
    if (outcome.data) return void navigate(pathTo(authorizationDeskScreens.item, outcome.data));
    alerts.success(t('list.noneWaits'));
    navigate(pathTo(authorizationDeskScreens.list));
  };
  return { takeNext, isSending };
}
