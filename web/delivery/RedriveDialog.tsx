import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/Dialog.tsx';

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
    <Dialog
      isOpen
      title={t('confirmTitle', { count })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="contained" loading={isSending} onClick={onConfirm}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <Typography>{t('confirmText')}</Typography>
    </Dialog>
  );
}
