import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { payerRuleApi } from '../../shared/payerRule/routes.ts';
import type { RuleKey } from '../../shared/payerRule/ruleModel.ts';
import { alerts } from '../base/alerts.ts';
import { errorText } from '../base/messageText.ts';
import { ContractForm } from '../parts/form/ContractForm.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
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
  const { t } = useTranslation(['payerRule', 'ui']);
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
    <Dialog
      isOpen
      title={t('approval.refuseTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('ui:confirm.cancel')}</Button>
          <SubmitButton form="refuse-change" isSending={form.isSending} disabled={!form.isValid} color="error">
            {t('approval.refuse')}
          </SubmitButton>
        </>
      }
    >
      <ContractForm form={form} id="refuse-change">
        <Typography>{t('approval.refuseText')}</Typography>
        <TextInput
          control={form.control}
          name="reason"
          label={t('approval.reason')}
          maxLength={500}
          rows={3}
          isRequired
        />
      </ContractForm>
    </Dialog>
  );
}
