import { useTranslation } from 'react-i18next';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { ClinicianRow } from '../../shared/clinician/clinicianModel.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import type { ClinicianCheck } from '../../shared/clinician/verificationModel.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { DateField } from '../ui/DateField.tsx';
import { TextInput } from '../ui/TextInput.tsx';

interface MarkVerifiedDialogProps {
  clinician: ClinicianRow;
  check: ClinicianCheck;
  onClose: () => void;
  onMarked: () => void;
}

/** Asks until when the clinician is verified, and why what is written otherwise is no other person. */
export function MarkVerifiedDialog({ clinician, check, onClose, onMarked }: MarkVerifiedDialogProps) {
  const { t } = useTranslation('clinician');
  const { clinicianId, facilityId, version } = clinician;
  const { checkId, latestUntil, outcome } = check;
  const form = useContractForm({
    endpoint: clinicianApi.endpoints.markClinicianVerified,
    initial: { verifiedUntil: latestUntil ?? '', note: '' },
    bodyOf: ({ verifiedUntil, note }) => ({
      ...{ clinicianId, facilityId, version, checkId, verifiedUntil },
      ...(note.trim() && { note }),
    }),
    onDone: () => {
      alerts.success(t('check.marked'));
      onClose();
      onMarked();
    },
  });
  return (
    <FormDialog form={form} title={t('check.mark')} submitText={t('check.mark')} onClose={onClose}>
      <DateField
        control={form.control}
        name="verifiedUntil"
        label={t('field.verifiedUntil')}
        min={emiratesDateOf(new Date())}
        {...(latestUntil && { max: latestUntil })}
        isRequired
      />
      {outcome === 'differs' && (
        <TextInput
          control={form.control}
          name="note"
          label={t('check.note')}
          hint={t('check.noteHint')}
          maxLength={500}
          rows={3}
          isRequired
        />
      )}
    </FormDialog>
  );
}
