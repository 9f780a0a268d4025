import { useTranslation } from 'react-i18next';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { payerRuleApi } from '../../shared/payerRule/routes.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { alerts } from '../base/alerts.ts';
import { useSession } from '../base/session.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';

interface ApprovalSettingProps {
  payerId: number;
  isDemanded: boolean;
  onChanged: () => void;
}

/** The payer's demand for a second person: its people begin it, only an administrator of the portal ends it. */
export function ApprovalSetting({ payerId, isDemanded, onChanged }: ApprovalSettingProps) {
  const { t } = useTranslation('payerRule');
  const session = useSession();
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
      <DialogButton text={t(`approval.${words}`)} size="small">
        {(close) => (
          <ConfirmDialog
            isOpen
            title={t(`approval.${words}Title`)}
            action={t(`approval.${words}`)}
            onClose={close}
            onConfirm={() => {
              close();
              void confirm();
            }}
          >
            {t(`approval.${words}Text`)}
          </ConfirmDialog>
        )}
      </DialogButton>
    </div>
  );
}
