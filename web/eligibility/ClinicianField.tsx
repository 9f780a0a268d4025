import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClinicianOption } from '../../shared/clinician/routes.ts';
import { clinicianLabel } from '../field/clinician/searchClinicians.ts';
import { Autocomplete } from '../ui/Autocomplete.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import type { FormValues } from './formValues.ts';

interface ClinicianFieldProps {
  control: Control<FormValues>;
  name: 'clinicianLicense' | 'referralClinicianLicense';
  hint: string;
  /** Must stay the same function while the screen is open. */
  search: (text: string, signal: AbortSignal) => Promise<readonly ClinicianOption[]>;
}

/** A clinician of the request, searched for by name or licence. */
export function ClinicianField({ control, name, hint, search }: ClinicianFieldProps) {
  const { t } = useTranslation('eligibility');
  return (
    <Autocomplete
      control={control}
      name={name}
      label={t(`field.${name}`)}
      hint={hint}
      search={search}
      keyOf={(option) => option.licenseNo}
      labelOf={clinicianLabel}
      renderOption={({ fullName, licenseNo, specialty }) => (
        <span>
          {fullName ? (
            <>
              {fullName} (<Identifier value={licenseNo} />)
            </>
          ) : (
            <Identifier value={licenseNo} />
          )}
          <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {fullName ? specialty : t('form.elsewhere')}
          </Typography>
        </span>
      )}
    />
  );
}
