import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { errorLogApi, reopenings } from '../../shared/errorLog/routes.ts';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextInput } from '../ui/TextInput.tsx';

interface ResolveDialogProps {
  fingerprint: string;
  onClose: () => void;
  onResolved: () => void;
}

/** Asks what was done about a cause, and when it is to open again. */
export function ResolveDialog({ fingerprint, onClose, onResolved }: ResolveDialogProps) {
  const { t } = useTranslation('errorLog');
  const form = useContractForm({
    endpoint: errorLogApi.endpoints.resolveErrorGroup,
    initial: { note: '', reopens: 'again' as (typeof reopenings)[number] },
    bodyOf: (values) => ({ fingerprint, ...values }),
    onDone: onResolved,
  });
  const choices = reopenings.map((id) => ({ id, name: t(`reopens.${id}`) }));
  return (
    <Dialog
      isOpen
      title={t('resolveTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <SubmitButton form="resolve-errors" isSending={form.isSending}>
            {t('resolve')}
          </SubmitButton>
        </>
      }
    >
      <ContractForm form={form} id="resolve-errors">
        <TextInput control={form.control} name="note" label={t('field.note')} maxLength={500} rows={3} isRequired />
        <Dropdown control={form.control} name="reopens" label={t('field.reopens')} choices={choices} isRequired />
      </ContractForm>
    </Dialog>
  );
}
