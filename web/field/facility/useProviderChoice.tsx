import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { FacilityFound } from '../../../shared/facility/facilityFields.ts';
import { facilityApi } from '../../../shared/facility/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { ProviderField } from './FacilityField.tsx';

/** Where the address has the licence of the provider. */
const parameter = 'provider';

interface ProviderChoice {
  /** The licence of the provider that the screen is about; null until one is chosen. */
  facilityLicense: string | null;
  /** Where the reader chooses. */
  picker: ReactNode;
}

/** The provider of a screen, which the reader chooses by name; the address keeps it. `label` names the choice. */
export function useProviderChoice(label: string): ProviderChoice {
  const [search, setSearch] = useSearchParams();
  const facilityLicense = search.get(parameter);
  const { data } = useApi(
    facilityApi.endpoints.findFacility,
    facilityLicense === null ? null : { body: { searchTerm: facilityLicense } },
  );
  const { control } = useForm<{ provider: FacilityFound | null }>({
    defaultValues: { provider: null },
    ...(data && { values: { provider: data } }),
  });
  const chosen = useWatch({ control, name: 'provider' })?.facilityLicense;
  useEffect(() => {
    if (chosen === undefined) return;
    setSearch(
      (before) => {
        before.set(parameter, chosen);
        return before;
      },
      { replace: true },
    );
  }, [chosen, setSearch]);
  const picker = (
    <Box sx={{ maxWidth: 480, mb: 2, '& .MuiOutlinedInput-root': { bgcolor: 'background.paper' } }}>
      <ProviderField control={control} name="provider" label={label} isRequired />
    </Box>
  );
  return { facilityLicense, picker };
}
