import { useTranslation } from 'react-i18next';
import type { FacilityRecord } from '../../shared/facility/facilityFields.ts';
import { facilityRecordEndpoints } from '../../shared/facility/recordRoutes.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { TextInput } from '../ui/TextInput.tsx';

interface StateDialogProps {
  facility: FacilityRecord;
  onClose: () => void;
  onChanged: () => void;
}

/** Activates or deactivates a facility, with the reason, and says what that does to its people. */
export function StateDialog({ facility, onClose, onChanged }: StateDialogProps) {
  const { t } = useTranslation('facility');
  const { facilityId, version, isActive } = facility;
  const act = isActive ? 'deactivate' : 'activate';
  const form = useContractForm({
    endpoint: facilityRecordEndpoints.changeFacilityState,
    initial: { reason: '' },
    bodyOf: ({ reason }) => ({ facilityId, version, isActive: !isActive, reason: reason.trim() }),
    onDone: () => {
      alerts.success(t(`${act}.done`));
      onClose();
      onChanged();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(`${act}.title`)}
      submitText={t(`${act}.open`)}
      isDangerous={isActive}
      onClose={onClose}
    >
      {t(`${act}.text`)}
      <TextInput control={form.control} name="reason" label={t('field.reason')} maxLength={500} rows={3} isRequired />
    </FormDialog>
  );
}
