import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ShownCalls } from '../../../shared/_parts/versionedList/listRoutes.ts';
import { alerts } from '../../base/alerts.ts';
import { errorText } from '../../base/messageText.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { useContractForm } from '../form/useContractForm.ts';
import type { ListNamed } from './shownList.ts';

interface DecideDialogProps {
  endpoint: ShownCalls['move'];
  about: ListNamed & { readonly versionId: string; readonly edition: number };
  move: 'approve' | 'refuse';
  onClose: () => void;
  /** It was decided, by the reader or by somebody else first. */
  onMoved: () => void;
}

/** Asks the second person for the reason of a decision: without one nothing is sent. */
export function DecideDialog({ endpoint, about, move, onClose, onMoved }: DecideDialogProps) {
  const { t } = useTranslation('versionedList');
  const finish = () => {
    onClose();
    onMoved();
  };
  const form = useContractForm({
    endpoint,
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
