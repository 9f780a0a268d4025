import i18next from 'i18next';
import type { FieldValues } from 'react-hook-form';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { type UserFacility, userApi } from '../../../shared/user/routes.ts';
import { call } from '../../api/client.ts';
import { Autocomplete } from '../../ui/Autocomplete.tsx';
import type { FieldProps } from '../../ui/useField.ts';

/** The facilities that were found on this page, by licence: a form keeps the licence alone. */
const found = new Map<string, UserFacility>();

async function searchLicenses(text: string, signal: AbortSignal): Promise<readonly string[]> {
  const { data } = await call(userApi.endpoints.getFacilityChoices, { query: { text } }, { signal });
  for (const facility of data ?? []) found.set(facility.facilityLicense, facility);
  return (data ?? []).map(({ facilityLicense }) => facilityLicense);
}

const keyOf = (license: string): string => license;
const labelOf = (license: string): string => {
  const facility = found.get(license);
  return facility ? `${nameIn(i18next.language, facility, 'facilityName')} (${license})` : license;
};

/** A filter by a facility's licence that an administrator of the portal chooses by the facility's name; '' for none. */
export function FacilityLicenseField<Values extends FieldValues>(props: FieldProps<Values>) {
  return <Autocomplete {...props} search={searchLicenses} keyOf={keyOf} labelOf={labelOf} emptyValue="" />;
}
