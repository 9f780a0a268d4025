import { useTranslation } from 'react-i18next';
import type { KeptFile } from '../../../shared/authorization/postOfficeFiles.ts';
import { authorizationApi } from '../../../shared/authorization/routes.ts';
import { useApiMutation } from '../../api/useApiMutation.ts';
import { alerts } from '../../base/alerts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { reasonText } from './fileColumns.tsx';

interface ReadAgainDialogProps {
  file: Pick<KeptFile, 'keptId' | 'version'>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks, has the file read again, and says the result. */
export function ReadAgainDialog({ file: { keptId, version }, onClose, onDone }: ReadAgainDialogProps) {
  const { t } = useTranslation('postOfficeFile');
  const { send, isSending } = useApiMutation(authorizationApi.endpoints.readPostOfficeFileAgain);
  const readAgain = async () => {
    const { isDone, data } = await send({ body: { keptId, version } });
    onClose();
    // Where another was faster, what is there now is shown.
    onDone();
    if (!isDone || !data) return;
    if (data.state === 'taken') alerts.success(t('taken'));
    else alerts.warning(t('stays', { reason: reasonText(t, data.reason) }));
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('againTitle')}
      action={t('again')}
      isSending={isSending}
      onClose={onClose}
      onConfirm={() => void readAgain()}
    >
      {t('againText')}
    </ConfirmDialog>
  );
}
