import { useTranslation } from 'react-i18next';
import { payerRuleApi } from '../../shared/payerRule/routes.ts';
import type { RuleKey } from '../../shared/payerRule/ruleModel.ts';
import { alerts } from '../base/alerts.ts';
import { ReasonDialog } from '../parts/form/ReasonDialog.tsx';

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
  return (
    <ReasonDialog
      endpoint={payerRuleApi.endpoints.refuseRuleChange}
      bodyOf={({ reason }) => ({ ...ruleKey, edition, reason })}
      about={Object.values(ruleKey).join(':')}
      title={t('approval.refuseTitle')}
      submitText={t('approval.refuse')}
      text={t('approval.refuseText')}
      label={t('approval.reason')}
      isDangerous
      onClose={onClose}
      onDone={() => {
        alerts.success(t('approval.refusedDone'));
        onChanged();
      }}
      onOvertaken={onChanged}
    />
  );
}
