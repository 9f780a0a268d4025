import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/Dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** What the confirming button does, in words. */
  action: string;
  isDangerous?: boolean;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation('payerRule');
  const { isOpen, title, text, action, isDangerous = false, onClose, onConfirm } = props;
  const confirm = () => {
    onClose();
    void onConfirm();
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} autoFocus>
            {t('confirm.cancel')}
          </Button>
          <Button variant="contained" color={isDangerous ? 'error' : 'primary'} onClick={confirm}>
            {action}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
