import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { payerRuleApi } from '../../shared/payerRule/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { useSession } from '../base/session.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

interface ApprovalSettingProps {
  payerId: number;
  isDemanded: boolean;
  onChanged: () => void;
}

/** The payer's demand for a second person: its people begin it, only an administrator of the portal ends it. */
export function ApprovalSetting({ payerId, isDemanded, onChanged }: ApprovalSettingProps) {
  const { t } = useTranslation('payerRule');
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  const { send } = useApiMutation(payerRuleApi.endpoints.demandRuleApproval);
  const isPortal = session !== null && holdsOneOf(session, ['SuperAdmin']);
  if (isDemanded && !isPortal) return null;
  const words = isDemanded ? 'end' : 'demand';
  const confirm = async () => {
    const outcome = await send({ body: { payerId, isDemanded: !isDemanded } });
    if (!outcome.isDone) return;
    alerts.success(t(isDemanded ? 'approval.ended' : 'approval.demanded'));
    onChanged();
  };
  return (
    <div>
      <Button size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t(`approval.${words}`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(`approval.${words}Title`)}
        action={t(`approval.${words}`)}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void confirm();
        }}
      >
        {t(`approval.${words}Text`)}
      </ConfirmDialog>
    </div>
  );
}
