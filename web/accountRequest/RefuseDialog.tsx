import { useTranslation } from 'react-i18next';
import { type AccountRequest, accountRequestApi } from '../../shared/accountRequest/routes.ts';
import { alerts } from '../base/alerts.ts';
import { ReasonDialog } from '../parts/form/ReasonDialog.tsx';

interface RefuseDialogProps {
  request: AccountRequest;
  onClose: () => void;
  onDecided: () => void;
}

/** Asks for the reason of a refusal, which the person reads at the next sign-in. */
export function RefuseDialog({ request, onClose, onDecided }: RefuseDialogProps) {
  const { t } = useTranslation('accountRequest');
  const { accountRequestId, version, kind } = request;
  return (
    <ReasonDialog
      endpoint={accountRequestApi.endpoints.refuseAccountRequest}
      bodyOf={({ reason }) => ({ accountRequestId, version, reason })}
      about={accountRequestId}
      title={t(`refuseTitle.${kind}`)}
      submitText={t('refuse')}
      label={t('field.reason')}
      isDangerous
      onClose={onClose}
      onDone={() => {
        alerts.success(t('refused'));
        onDecided();
      }}
    />
  );
}
