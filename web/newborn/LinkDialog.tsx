import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type Newborn, newbornApi } from '../../shared/newborn/routes.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { EmiratesIdField } from '../ui/EmiratesIdField.tsx';
import { TextInput } from '../ui/TextInput.tsx';

interface LinkDialogProps {
  newborn: Newborn;
  onClose: () => void;
  onDone: () => void;
}

/** Links the child's own card, after which the temporary number counts no more. */
export function LinkDialog({ newborn: { newbornId, version }, onClose, onDone }: LinkDialogProps) {
  const { t } = useTranslation('newborn');
  const form = useContractForm({
    endpoint: newbornApi.endpoints.linkOwnCard,
    initial: { emiratesId: '', cardNumber: '' },
    bodyOf: ({ emiratesId, cardNumber }) => ({
      newbornId,
      version,
      ...(emiratesId.trim() && { emiratesId }),
      ...(cardNumber.trim() && { cardNumber }),
    }),
    onDone: (data) => {
      alerts.success(t(data?.confirmedBy === 'register' ? 'link.doneRegister' : 'link.doneFacility'));
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog form={form} title={t('link.title')} submitText={t('link.action')} onClose={onClose}>
      <Typography variant="body2">{t('link.text')}</Typography>
      <EmiratesIdField control={form.control} name="emiratesId" label={t('field.ownEmiratesId')} />
      <TextInput control={form.control} name="cardNumber" label={t('field.ownCardNumber')} maxLength={30} isCode />
    </FormDialog>
  );
}
