import { useTranslation } from 'react-i18next';
import { jobApi } from '../../../shared/job/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { alerts } from '../../base/alerts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface RetryDialogProps {
  jobId: string;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a failed job is started anew for the person who started it. */
export function RetryDialog({ jobId, onClose, onDone }: RetryDialogProps) {
  const { t } = useTranslation('failedJobs');
  const { send, isSending } = useApiMutation(jobApi.endpoints.retryFailedJob);
  const retry = async () => {
    if (!(await send({ body: { jobId } })).isDone) return;
    alerts.success(t('retried'));
    onClose();
    onDone();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('retryTitle')}
      action={t('retry')}
      isSending={isSending}
      onClose={onClose}
      onConfirm={() => void retry()}
    >
      {t('retryText')}
    </ConfirmDialog>
  );
}
