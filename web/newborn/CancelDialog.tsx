import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type Newborn, newbornApi } from '../../shared/newborn/routes.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { TextInput } from '../ui/TextInput.tsx';

interface CancelDialogProps {
  newborn: Newborn;
  onClose: () => void;
  onDone: () => void;
}

/** Takes a number back that was given by mistake. */
export function CancelDialog({ newborn: { newbornId, version }, onClose, onDone }: CancelDialogProps) {
  const { t } = useTranslation('newborn');
  const form = useContractForm({
    endpoint: newbornApi.endpoints.cancelNewborn,
    initial: { reason: '' },
    bodyOf: (values) => ({ newbornId, version, ...values }),
    onDone: () => {
      alerts.success(t('cancel.done'));
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog form={form} title={t('cancel.title')} submitText={t('cancel.action')} onClose={onClose} isDangerous>
      <Typography variant="body2">{t('cancel.text')}</Typography>
      <TextInput control={form.control} name="reason" label={t('field.reason')} maxLength={300} rows={2} isRequired />
    </FormDialog>
  );
}
