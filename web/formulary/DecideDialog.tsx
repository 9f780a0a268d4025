import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formularyApi } from '../../shared/formulary/routes.ts';
import { alerts } from '../base/alerts.ts';
import { errorText } from '../base/messageText.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { TextInput } from '../ui/TextInput.tsx';

interface DecideDialogProps {
  about: { readonly versionId: string; readonly edition: number; readonly payerId: number };
  move: 'approve' | 'refuse';
  onClose: () => void;
  /** It was decided, by the reader or by somebody else first. */
  onMoved: () => void;
}

/** Asks the second person for the reason of a decision: without one nothing is sent. */
export function DecideDialog({ about, move, onClose, onMoved }: DecideDialogProps) {
  const { t } = useTranslation('formulary');
  const finish = () => {
    onClose();
    onMoved();
  };
  const form = useContractForm({
    endpoint: formularyApi.endpoints.moveFormularyVersion,
    initial: { reason: '' },
    bodyOf: ({ reason }) => ({ ...about, move, reason: reason.trim() }),
    onDone: () => {
      alerts.success(t(`done.${move}`));
      finish();
    },
    onRefused: ({ errors }) => {
      const overtaken = errors.find(({ field }) => field === undefined);
      if (!overtaken) return errors;
      alerts.error(errorText(overtaken));
      finish();
      return [];
    },
  });
  const reason = useWatch({ control: form.control, name: 'reason' });
  return (
    <FormDialog
      form={form}
      title={t(`decide.${move}`)}
      submitText={t(`move.${move}`)}
      isDisabled={reason.trim() === ''}
      isDangerous={move === 'refuse'}
      onClose={onClose}
    >
      <Typography>{t(`decide.${move}Text`)}</Typography>
      <TextInput control={form.control} name="reason" label={t('field.reason')} maxLength={500} rows={3} isRequired />
    </FormDialog>
  );
}
