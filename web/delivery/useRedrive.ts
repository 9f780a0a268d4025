import { useTranslation } from 'react-i18next';
import { deliveryApi } from '../../shared/delivery/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';

/** Sends the failed deliveries again and shows the result. */
export function useRedrive(onDone: () => void) {
  const { t } = useTranslation('delivery');
  const { send, isSending } = useApiMutation(deliveryApi.endpoints.redriveDeadLetters);
  const redrive = async (deliveryIds: string[]) => {
    const { isDone, data } = await send({ body: { deliveryIds } });
    if (!isDone || !data) return;
    const redriven = data.filter(({ outcome }) => outcome === 'redriven').length;
    alerts.success(t('done', { redriven, other: data.length - redriven }));
    onDone();
  };
  return { redrive, isSending };
}
