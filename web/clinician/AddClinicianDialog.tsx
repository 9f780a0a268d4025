import { useTranslation } from 'react-i18next';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { AddedPlace } from '../../shared/clinician/clinicianModel.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { alerts } from '../base/alerts.ts';
import { useSession } from '../base/session.ts';
import { FormDialog } from '../parts/form/FormDialog.tsx';
import { useContractForm } from '../parts/form/useContractForm.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { bodyOfFields, ClinicianFields, type ClinicianValues, fieldOfClinician } from './ClinicianFields.tsx';
import { useFacilityChoices } from './useFacilityChoices.ts';

interface AddClinicianDialogProps {
  /** The details of a clinician who is to work at another facility too. */
  preset?: Partial<ClinicianValues>;
  onClose: () => void;
  onAdded: () => void;
}

/** Adds a clinician at one of the user's facilities. */
export function AddClinicianDialog({ preset, onClose, onAdded }: AddClinicianDialogProps) {
  const { t } = useTranslation('clinician');
  const choices = useFacilityChoices();
  const today = emiratesDateOf(new Date());
  const dates = { worksFrom: today, worksTo: '' };
  const person = { licenseNo: '', fullName: '', fullNameArabic: '', specialty: null, emiratesId: '' };
  const tell = (places: readonly AddedPlace[] | null) => {
    const outcome = places?.[0]?.outcome ?? 'added';
    if (outcome === 'exists') alerts.warning(t('added.exists'));
    else alerts.success(t(`added.${outcome}`));
  };
  const form = useContractForm({
    endpoint: clinicianApi.endpoints.addClinician,
    initial: { ...person, ...dates, facilityId: useSession()?.facilityId ?? null, ...preset } as ClinicianValues,
    bodyOf: (values) => ({
      licenseNo: values.licenseNo,
      ...bodyOfFields(values).person,
      ...(values.emiratesId && { emiratesId: values.emiratesId }),
      facilities: [{ facilityId: values.facilityId ?? '', ...bodyOfFields(values).dates }],
    }),
    about: [preset?.licenseNo ?? ''],
    fieldOf: fieldOfClinician,
    onDone: (places) => {
      tell(places);
      onClose();
      onAdded();
    },
  });
  return (
    <FormDialog form={form} title={t('addTitle')} submitText={t('add')} onClose={onClose}>
      <TextInput
        control={form.control}
        name="licenseNo"
        label={t('field.licenseNo')}
        maxLength={30}
        isCode
        isRequired
      />
      <ClinicianFields control={form.control} />
      <Dropdown control={form.control} name="facilityId" label={t('field.facilityName')} choices={choices} isRequired />
    </FormDialog>
  );
}
