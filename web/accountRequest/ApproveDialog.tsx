import { useTranslation } from 'react-i18next';
import { type AccountRequest, accountRequestApi } from '../../shared/accountRequest/routes.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';

interface DecisionProps {
  request: AccountRequest;
  onClose: () => void;
  onDecided: () => void;
}

/** Asks before an account opens or a licence is accepted, and says what the person can do then. */
export function ApproveDialog({ request, onClose, onDecided }: DecisionProps) {
  const { t } = useTranslation('accountRequest');
  const { accountRequestId, version, kind, fullName } = request;
  const form = useContractForm({
    endpoint: accountRequestApi.endpoints.approveAccountRequest,
    initial: {},
    bodyOf: () => ({ accountRequestId, version }),
    onDone: () => {
      alerts.success(t('approved'));
      onClose();
      onDecided();
    },
  });
  return (
    <FormDialog form={form} title={t(`approveTitle.${kind}`)} submitText={t('approve')} onClose={onClose}>
      {t(`approveText.${kind}`, { name: fullName })}
    </FormDialog>
  );
}
