import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { SpecialtyOption } from '../../shared/clinician/clinicianModel.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { call } from '../api/client.ts';
import { Autocomplete } from '../ui/Autocomplete.tsx';
import { DateField } from '../ui/DateField.tsx';
import { EmiratesIdField } from '../ui/EmiratesIdField.tsx';
import { TextInput } from '../ui/TextInput.tsx';

/** What is entered of a clinician at a facility. */
export interface ClinicianValues {
  licenseNo: string;
  facilityId: string | null;
  fullName: string;
  fullNameArabic: string;
  specialty: SpecialtyOption | null;
  emiratesId: string;
  worksFrom: string;
  worksTo: string;
}

async function searchSpecialties(searchFilter: string, signal: AbortSignal): Promise<readonly SpecialtyOption[]> {
  const { data } = await call(clinicianApi.endpoints.findSpecialties, { query: { searchFilter } }, { signal });
  return data ?? [];
}

/** The part of a body that the fields fill. */
export const bodyOfFields = ({ fullName, fullNameArabic, specialty, worksFrom, worksTo }: ClinicianValues) => ({
  person: { fullName, fullNameArabic, specialtyCode: specialty?.code ?? '' },
  dates: { worksFrom: worksFrom || null, worksTo: worksTo || null },
});

/** The form's field for a field of the contract. */
export const fieldOfClinician = (field: string): string => {
  const last = field.split('.').at(-1) ?? field;
  return last === 'specialtyCode' ? 'specialty' : last;
};

type PersonValues = Omit<ClinicianValues, 'worksFrom' | 'worksTo'>;

interface PersonFieldsProps<Values extends PersonValues> {
  control: Control<Values>;
  idHint?: string;
}

/** Name, specialty and Emirates ID of a clinician. */
export function PersonFields<Values extends PersonValues>({ idHint, ...props }: PersonFieldsProps<Values>) {
  const { t, i18n } = useTranslation('clinician');
  // A control of the library fits one set of values only.
  const control = props.control as unknown as Control<PersonValues>;
  return (
    <>
      <TextInput control={control} name="fullName" label={t('field.fullName')} maxLength={120} isRequired />
      <TextInput control={control} name="fullNameArabic" label={t('field.fullNameArabic')} maxLength={120} />
      <Autocomplete
        control={control}
        name="specialty"
        label={t('field.specialty')}
        search={searchSpecialties}
        keyOf={({ code }) => code}
        labelOf={(option) => nameIn(i18n.language, option, 'name')}
        isRequired
      />
      <EmiratesIdField
        control={control}
        name="emiratesId"
        label={t('field.emiratesId')}
        {...(idHint && { hint: idHint })}
      />
    </>
  );
}

/** Name, specialty and Emirates ID of a clinician, and the dates of the work at one facility. */
export function ClinicianFields(props: PersonFieldsProps<ClinicianValues>) {
  const { t } = useTranslation('clinician');
  const { control } = props;
  return (
    <>
      <PersonFields {...props} />
      <DateField control={control} name="worksFrom" label={t('field.worksFrom')} />
      <DateField control={control} name="worksTo" label={t('field.worksTo')} />
    </>
  );
}
