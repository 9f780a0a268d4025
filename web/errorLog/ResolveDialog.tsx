import { useTranslation } from 'react-i18next';
import { errorLogApi, reopenings } from '../../shared/errorLog/routes.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
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
    onDone: () => {
      alerts.success(t('resolved'));
      onClose();
      onResolved();
    },
  });
  const choices = reopenings.map((id) => ({ id, name: t(`reopens.${id}`) }));
  return (
    <FormDialog form={form} title={t('resolveTitle')} submitText={t('resolve')} onClose={onClose}>
      <TextInput control={form.control} name="note" label={t('field.note')} maxLength={500} rows={3} isRequired />
      <Dropdown control={form.control} name="reopens" label={t('field.reopens')} choices={choices} isRequired />
    </FormDialog>
  );
}
