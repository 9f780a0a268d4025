import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { maternityService } from '../../shared/_field/lookups.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { useApi } from '../api/useApi.ts';
import type { FormValues } from './formValues.ts';

/**
 * Many plans cover maternity under terms of its own: where the clinician's specialty belongs to it and another service is asked about,
 * the form offers to ask about maternity. Nothing is changed that the user has not chosen.
 */
export function MaternityHint({ control }: { control: Control<FormValues> }) {
  const { t } = useTranslation('eligibility');
  const clinician = useWatch({ control, name: 'clinicianLicense' });
  const { field: service } = useController({ control, name: 'serviceCategoryId' });
  const [dismissed, setDismissed] = useState('');
  const speciality = clinician?.specialty;
  const { data: isMaternity } = useApi(
    clinicianApi.endpoints.checkMaternitySpecialty,
    speciality ? { query: { speciality } } : null,
    { isQuiet: true },
  );
  const isOffered = isMaternity === true && service.value !== maternityService && dismissed !== clinician?.licenseNo;
  return (
    <Box role="status" sx={{ gridColumn: '1 / -1', display: isOffered ? 'block' : 'none' }}>
      {isOffered && (
        <Alert severity="info">
          {t('form.maternity', { specialty: speciality })}
          <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button size="small" variant="outlined" onClick={() => service.onChange(maternityService)}>
              {t('form.askMaternity')}
            </Button>
            <Button size="small" onClick={() => setDismissed(clinician?.licenseNo ?? '')}>
              {t('form.notMaternity')}
            </Button>
          </Box>
        </Alert>
      )}
    </Box>
  );
}
