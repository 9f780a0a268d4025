import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LineFilter, PriceProposal, ShownLine } from '../../../shared/priceList/proposal.ts';
import { priceListApi } from '../../../shared/priceList/routes.ts';
import { alerts } from '../../base/alerts.ts';
import { errorText } from '../../base/messageText.ts';
import { FormDialog } from '../../parts/form/FormDialog.tsx';
import { useContractForm } from '../../parts/form/useContractForm.ts';
import { countText } from '../../parts/job/jobTexts.ts';
import { TextInput } from '../../ui/TextInput.tsx';

/** Which lines: these as they are listed, or a group with its count. */
export type MeantLines =
  | { readonly lines: readonly ShownLine[] }
  | { readonly filter: LineFilter & { readonly count: number } };

/** What the call is sent of them. */
export const sentLines = (meant: MeantLines) =>
  'lines' in meant
    ? { lines: meant.lines.map(({ code, afterFils }) => ({ code, afterFils })) }
    : { filter: meant.filter };

interface DecideLinesDialogProps {
  proposal: PriceProposal;
  meant: MeantLines;
  isAccepted: boolean;
  onClose: () => void;
  /** It was decided, by the reader or by somebody else first. */
  onDecided: () => void;
}

/** Asks for the reason of a decision about lines; a refusal needs one, which the provider reads. */
export function DecideLinesDialog({ proposal, meant, isAccepted, onClose, onDecided }: DecideLinesDialogProps) {
  const { t } = useTranslation('priceList');
  const { proposalId, edition } = proposal;
  const count = 'lines' in meant ? meant.lines.length : meant.filter.count;
  const finish = () => {
    onClose();
    onDecided();
  };
  const form = useContractForm({
    endpoint: priceListApi.endpoints.decidePriceLines,
    initial: { reason: '' },
    bodyOf: ({ reason }) => ({ proposalId, edition, isAccepted, reason: reason.trim(), ...sentLines(meant) }),
    onDone: finish,
    onRefused: ({ errors }) => {
      const other = errors.find(({ field }) => field !== 'reason');
      if (!other) return errors;
      alerts.error(errorText(other));
      finish();
      return [];
    },
  });
  const reason = useWatch({ control: form.control, name: 'reason' });
  const which = isAccepted ? 'accept' : 'refuse';
  return (
    <FormDialog
      form={form}
      title={t(`decide.${which}`)}
      submitText={t(`decide.${which}Button`)}
      isDisabled={!isAccepted && reason.trim() === ''}
      isDangerous={!isAccepted}
      onClose={onClose}
    >
      <Typography>{t(`decide.${which}Text`, { lines: countText(count) })}</Typography>
      <TextInput
        control={form.control}
        name="reason"
        label={t('field.reason')}
        maxLength={500}
        rows={3}
        isRequired={!isAccepted}
      />
    </FormDialog>
  );
}
