import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

interface RedriveDialogProps {
  count: number;
  isSending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before something leaves the portal. */
export function RedriveDialog({ count, isSending, onClose, onConfirm }: RedriveDialogProps) {
  const { t } = useTranslation('delivery');
  return (
    <ConfirmDialog
      isOpen
      title={t('confirmTitle', { count })}
      action={t('confirm')}
      isSending={isSending}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {t('confirmText')}
    </ConfirmDialog>
  );
}
