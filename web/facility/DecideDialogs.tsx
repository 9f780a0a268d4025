import { useTranslation } from 'react-i18next';
import { type LicenseRequest, portalLicenseEndpoints } from '../../shared/facility/licenseRoutes.ts';
import { alerts } from '../base/alerts.ts';
import { facilityLabel } from '../base/facilityLabel.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { TextInput } from '../ui/TextInput.tsx';

interface DecideDialogProps {
  request: LicenseRequest;
  onClose: () => void;
  onDecided: () => void;
}

/** Asks before a facility is given its licences. */
export function ApproveDialog({ request, onClose, onDecided }: DecideDialogProps) {
  const { t, i18n } = useTranslation('facility');
  const { licenseRequestId, version, numberOfUsers } = request;
  const form = useContractForm({
    endpoint: portalLicenseEndpoints.approveRequestedLicense,
    initial: {},
    bodyOf: () => ({ licenseRequestId, version }),
    onDone: () => {
      alerts.success(t('license.approved'));
      onClose();
      onDecided();
    },
  });
  const facility = facilityLabel(request, i18n.language);
  return (
    <FormDialog form={form} title={t('license.approveTitle')} submitText={t('license.approve')} onClose={onClose}>
      {numberOfUsers === 0
        ? t('license.approveEndText', { facility })
        : t('license.approveText', { facility, users: numberOfUsers })}
    </FormDialog>
  );
}

/** Asks for the reason of a refusal, which the representative reads. */
export function RefuseDialog({ request, onClose, onDecided }: DecideDialogProps) {
  const { t } = useTranslation('facility');
  const { licenseRequestId, version } = request;
  const form = useContractForm({
    endpoint: portalLicenseEndpoints.refuseRequestedLicense,
    initial: { reason: '' },
    bodyOf: ({ reason }) => ({ licenseRequestId, version, reason: reason.trim() }),
    onDone: () => {
      alerts.success(t('license.refused'));
      onClose();
      onDecided();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('license.refuseTitle')}
      submitText={t('license.refuse')}
      isDangerous
      onClose={onClose}
    >
      <TextInput control={form.control} name="reason" label={t('field.reason')} maxLength={500} rows={3} isRequired />
    </FormDialog>
  );
}
