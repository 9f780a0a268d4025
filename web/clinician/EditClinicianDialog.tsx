import { useTranslation } from 'react-i18next';
import type { ClinicianRow } from '../../shared/clinician/clinicianModel.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { alerts } from '../base/alerts.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { bodyOfFields, ClinicianFields, type ClinicianValues, fieldOfClinician } from './ClinicianFields.tsx';

interface EditClinicianDialogProps {
  clinician: ClinicianRow;
  onClose: () => void;
  onSaved: () => void;
}

const valuesOf = (row: ClinicianRow): ClinicianValues => ({
  licenseNo: row.licenseNo,
  facilityId: row.facilityId,
  fullName: row.fullName,
  fullNameArabic: row.fullNameArabic,
  specialty: row.specialtyCode
    ? { code: row.specialtyCode, name: row.specialty, nameArabic: row.specialtyArabic ?? row.specialty }
    : null,
  emiratesId: '',
  worksFrom: row.worksFrom ?? '',
  worksTo: row.worksTo ?? '',
});

/** Changes a clinician at one facility. An Emirates ID that is left empty stays as it is. */
export function EditClinicianDialog({ clinician, onClose, onSaved }: EditClinicianDialogProps) {
  const { t } = useTranslation('clinician');
  const { clinicianId, facilityId, version, isActive, emiratesIdEnding } = clinician;
  const form = useContractForm({
    endpoint: clinicianApi.endpoints.updateClinician,
    initial: valuesOf(clinician),
    bodyOf: (values) => ({
      ...{ clinicianId, facilityId, version, isActive },
      ...bodyOfFields(values).person,
      ...bodyOfFields(values).dates,
      ...(values.emiratesId && { emiratesId: values.emiratesId }),
    }),
    fieldOf: fieldOfClinician,
    onDone: () => {
      alerts.success(t('saved'));
      onClose();
      onSaved();
    },
  });
  const hint = emiratesIdEnding ? t('emiratesIdStays', { ending: emiratesIdEnding }) : undefined;
  return (
    <FormDialog
      form={form}
      title={t('editTitle', { licence: clinician.licenseNo })}
      submitText={t('save')}
      onClose={onClose}
    >
      <ClinicianFields control={form.control} {...(hint && { idHint: hint })} />
    </FormDialog>
  );
}
