import i18next from 'i18next';
import type { FieldValues } from 'react-hook-form';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { type UserFacility, userApi } from '../../../shared/user/routes.ts';
import { call } from '../../api/client.ts';
import { Autocomplete } from '../../ui/Autocomplete.tsx';
import type { FieldProps } from '../../ui/useField.ts';

async function searchChoices(text: string, signal: AbortSignal): Promise<readonly UserFacility[]> {
  const { data } = await call(userApi.endpoints.getFacilityChoices, { query: { text } }, { signal });
  return data ?? [];
}

const keyOf = ({ facilityId }: UserFacility): string => facilityId;
const labelOf = (facility: UserFacility): string =>
  `${nameIn(i18next.language, facility, 'facilityName')} (${facility.facilityLicense})`;

/** A facility that the reader administers, searched for by name or licence: the own ones, or any for administrators of the portal. */
export function FacilityField<Values extends FieldValues>(props: FieldProps<Values>) {
  return <Autocomplete {...props} search={searchChoices} keyOf={keyOf} labelOf={labelOf} />;
}
