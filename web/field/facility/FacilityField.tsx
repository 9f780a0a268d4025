import i18next from 'i18next';
import type { FieldValues } from 'react-hook-form';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import type { FacilityFound } from '../../../shared/facility/facilityFields.ts';
import { facilityApi } from '../../../shared/facility/routes.ts';
import { type UserFacility, userApi } from '../../../shared/user/routes.ts';
import { call } from '../../api/client.ts';
import { Autocomplete } from '../../ui/Autocomplete.tsx';
import type { FieldProps } from '../../ui/useField.ts';

async function searchChoices(text: string, signal: AbortSignal): Promise<readonly UserFacility[]> {
  const { data } = await call(userApi.endpoints.getFacilityChoices, { query: { text } }, { signal });
  return data ?? [];
}

type Named = Pick<FacilityFound, 'facilityId' | 'facilityName' | 'facilityNameArabic' | 'facilityLicense'>;
const keyOf = ({ facilityId }: Pick<Named, 'facilityId'>): string => facilityId;
const labelOf = (facility: Omit<Named, 'facilityId'>): string =>
  `${nameIn(i18next.language, facility, 'facilityName')} (${facility.facilityLicense})`;

/** A facility that the reader administers, searched for by name or licence: the own ones, or any for administrators of the portal. */
export function FacilityField<Values extends FieldValues>(props: FieldProps<Values>) {
  return <Autocomplete {...props} search={searchChoices} keyOf={keyOf} labelOf={labelOf} />;
}

async function searchProviders(text: string, signal: AbortSignal): Promise<readonly FacilityFound[]> {
  const query = { searchTerm: text, take: 20 };
  const { data } = await call(facilityApi.endpoints.getAllActiveFacilities, { query }, { signal });
  return data?.items ?? [];
}

/** A provider of the network, searched for by name or licence; for those who look up facilities for others. */
export function ProviderField<Values extends FieldValues>(props: FieldProps<Values>) {
  return <Autocomplete {...props} search={searchProviders} keyOf={keyOf} labelOf={labelOf} />;
}
