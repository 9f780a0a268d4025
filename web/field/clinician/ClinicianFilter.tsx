import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type { ClinicianOption } from '../../../shared/clinician/routes.ts';
import { Autocomplete } from '../../ui/Autocomplete.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { clinicianLabel, searchClinicians } from './searchClinicians.ts';

/** What is shown and searched by of a clinician. */
export type ChosenClinician = Pick<ClinicianOption, 'licenseNo' | 'fullName'>;

interface ClinicianFilters extends FieldValues {
  clinician: ChosenClinician | null;
  clinicianLicense: string;
}

interface ClinicianFilterProps<Filters extends ClinicianFilters> {
  control: Control<Filters>;
  /** Whether the reader has clinicians to choose from; others name a licence. */
  hasList: boolean;
  label: string;
  licenseLabel: string;
}

const clinicianKey = ({ licenseNo }: ChosenClinician): string => licenseNo;

/** The clinician by whom a list is filtered: a facility picks one of its own, others type a licence. */
export function ClinicianFilter<Filters extends ClinicianFilters>({
  control,
  hasList,
  label,
  licenseLabel,
}: ClinicianFilterProps<Filters>) {
  return hasList ? (
    <Autocomplete<ChosenClinician, Filters>
      control={control}
      name={'clinician' as FieldPath<Filters>}
      label={label}
      search={searchClinicians}
      keyOf={clinicianKey}
      labelOf={clinicianLabel}
    />
  ) : (
    <TextInput
      control={control}
      name={'clinicianLicense' as FieldPath<Filters>}
      label={licenseLabel}
      maxLength={30}
      isCode
    />
  );
}
