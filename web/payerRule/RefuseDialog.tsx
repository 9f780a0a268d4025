import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { payerRuleApi } from '../../shared/payerRule/routes.ts';
import type { RuleKey } from '../../shared/payerRule/ruleModel.ts';
import { alerts } from '../base/alerts.ts';
import { errorText } from '../base/messageText.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { TextInput } from '../ui/TextInput.tsx';

interface RefuseDialogProps {
  ruleKey: RuleKey;
  edition: number;
  onClose: () => void;
  /** The change was refused, or another person decided first. */
  onChanged: () => void;
}

/** Asks a second person for the reason of a refusal: without one nothing is sent. */
export function RefuseDialog({ ruleKey, edition, onClose, onChanged }: RefuseDialogProps) {
  const { t } = useTranslation('payerRule');
  const finish = () => {
    onClose();
    onChanged();
  };
  const form = useContractForm({
    endpoint: payerRuleApi.endpoints.refuseRuleChange,
    initial: { reason: '' },
    bodyOf: ({ reason }) => ({ ...ruleKey, edition, reason: reason.trim() }),
    onDone: () => {
      alerts.success(t('approval.refusedDone'));
      finish();
    },
    onRefused: ({ errors }) => {
      const overtaken = errors.find(({ code }) => code === 'changedMeanwhile');
      if (!overtaken) return errors;
      alerts.error(errorText(overtaken));
      finish();
      return [];
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('approval.refuseTitle')}
      submitText={t('approval.refuse')}
      isDisabled={!form.isValid}
      isDangerous
      onClose={onClose}
    >
      <Typography>{t('approval.refuseText')}</Typography>
      <TextInput
        control={form.control}
        name="reason"
        label={t('approval.reason')}
        maxLength={500}
        rows={3}
        isRequired
      />
    </FormDialog>
  );
}
