import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What happens, and what else the dialog shows. */
  children: ReactNode;
  /** What the confirming button does, in words; null while nothing can be confirmed. */
  action: string | null;
  /** What the button does that changes nothing; "Cancel" where nothing else is said. */
  keepText?: string;
  /** The action takes something away. */
  isDangerous?: boolean;
  isSending?: boolean;
  onClose: () => void;
  /** The caller closes the dialog: at once, or when the action is done. */
  onConfirm: () => void;
}

/** Asks before something that cannot be taken back, or that leaves the portal. The focus is on the button that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, action, keepText, isDangerous = false, isSending = false } = props;
  const { t } = useTranslation('ui');
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose} autoFocus>
            {keepText ?? t('confirm.cancel')}
          </Button>
          {action !== null && (
            <Button
              variant="contained"
              color={isDangerous ? 'error' : 'primary'}
              loading={isSending}
              onClick={props.onConfirm}
            >
              {action}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
