import { useTranslation } from 'react-i18next';
import { deliveryApi } from '../../shared/delivery/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

interface RedriveDialogProps {
  deliveryIds: string[];
  onClose: () => void;
  onDone: () => void;
}

/** Asks before something leaves the portal, sends the failed deliveries again and shows the result. */
export function RedriveDialog({ deliveryIds, onClose, onDone }: RedriveDialogProps) {
  const { t } = useTranslation('delivery');
  const { send, isSending } = useApiMutation(deliveryApi.endpoints.redriveDeadLetters);
  const redrive = async () => {
    const { isDone, data } = await send({ body: { deliveryIds } });
    if (!isDone || !data) return;
    const redriven = data.filter(({ outcome }) => outcome === 'redriven').length;
    alerts.success(t('done', { redriven, other: data.length - redriven }));
    onClose();
    onDone();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('confirmTitle', { count: deliveryIds.length })}
      action={t('confirm')}
      isSending={isSending}
      onClose={onClose}
      onConfirm={() => void redrive()}
    >
      {t('confirmText')}
    </ConfirmDialog>
  );
}
