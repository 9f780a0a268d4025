import { useTranslation } from 'react-i18next';
import { type AccountRequest, accountRequestApi } from '../../shared/accountRequest/routes.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { TextInput } from '../ui/TextInput.tsx';

interface RefuseDialogProps {
  request: AccountRequest;
  onClose: () => void;
  onDecided: () => void;
}

/** Asks for the reason of a refusal, which the person reads at the next sign-in. */
export function RefuseDialog({ request, onClose, onDecided }: RefuseDialogProps) {
  const { t } = useTranslation('accountRequest');
  const { accountRequestId, version, kind } = request;
  const form = useContractForm({
    endpoint: accountRequestApi.endpoints.refuseAccountRequest,
    initial: { reason: '' },
    bodyOf: ({ reason }) => ({ accountRequestId, version, reason: reason.trim() }),
    onDone: () => {
      alerts.success(t('refused'));
      onClose();
      onDecided();
    },
  });
  return (
    <FormDialog form={form} title={t(`refuseTitle.${kind}`)} submitText={t('refuse')} isDangerous onClose={onClose}>
      <TextInput control={form.control} name="reason" label={t('field.reason')} maxLength={500} rows={3} isRequired />
    </FormDialog>
  );
}
