import Button from '@mui/material/Button';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ContractForm, type SentForm } from './ContractForm.tsx';

interface FormDialogProps {
  /** As `useContractForm` gives it. */
  form: SentForm & { readonly isSending: boolean; readonly dropDraft: () => void };
  title: string;
  /** What the form does, on the button that sends it. */
  submitText: string;
  /** The form cannot be sent yet: an upload is under way, or a field that it needs is empty. */
  isDisabled?: boolean;
  /** The form takes something away. */
  isDangerous?: boolean;
  /** Further buttons, between the one that closes and the one that sends. */
  actions?: ReactNode;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form of the contract in a dialog: it is open while it is rendered, and nothing is sent when it is closed. Its draft (`dialogDraft`) survives Escape; the button that cancels drops it. */
export function FormDialog(props: FormDialogProps) {
  const { form, title, submitText, isDisabled = false, isDangerous = false, actions, onClose, children } = props;
  const { t } = useTranslation('ui');
  const id = useId();
  const cancel = () => {
    form.dropDraft();
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={cancel}>{t('confirm.cancel')}</Button>
          {actions}
          <SubmitButton
            form={id}
            isSending={form.isSending}
            disabled={isDisabled}
            {...(isDangerous && { color: 'error' })}
          >
            {submitText}
          </SubmitButton>
        </>
      }
    >
      <ContractForm form={form} id={id}>
        {children}
      </ContractForm>
    </Dialog>
  );
}
