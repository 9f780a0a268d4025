import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import type { ClinicianOption } from '../../../shared/clinician/routes.ts';
import { clinicianLabel, searchClinicians } from '../../field/clinician/searchClinicians.ts';
import { Autocomplete } from '../../ui/Autocomplete.tsx';
import { Identifier } from '../../ui/Identifier.tsx';
import type { FormValues } from './formValues.ts';

interface ClinicianFieldProps {
  control: Control<FormValues>;
  name: `lines.${number}.clinician` | `lines.${number}.orderingClinician`;
  label: string;
}

/** One of the facility's clinicians, by name or licence. */
export function ClinicianField(props: ClinicianFieldProps) {
  return (
    <Autocomplete<ClinicianOption, FormValues>
      {...props}
      search={searchClinicians}
      keyOf={({ licenseNo }) => licenseNo}
      labelOf={clinicianLabel}
      renderOption={({ fullName, licenseNo, specialty }) => (
        <span>
          {fullName} (<Identifier value={licenseNo} />)
          <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {specialty}
          </Typography>
        </span>
      )}
    />
  );
}
