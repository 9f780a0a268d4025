import i18next from 'i18next';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { type UserFacility, userApi } from '../../shared/user/routes.ts';
import { call } from '../api/client.ts';
import { Autocomplete } from '../ui/Autocomplete.tsx';

async function searchChoices(text: string, signal: AbortSignal): Promise<readonly UserFacility[]> {
  const { data } = await call(userApi.endpoints.getFacilityChoices, { query: { text } }, { signal });
  return data ?? [];
}

const keyOf = ({ facilityId }: UserFacility): string => facilityId;
const labelOf = (facility: UserFacility): string =>
  `${nameIn(i18next.language, facility, 'facilityName')} (${facility.facilityLicense})`;

/** A facility where the reader may place people, searched for by name or licence. */
export function FacilityField<Values extends FieldValues>({
  control,
  name,
}: {
  control: Control<Values>;
  name: FieldPath<Values>;
}) {
  const { t } = useTranslation('user');
  return (
    <Autocomplete
      control={control}
      name={name}
      label={t('field.facility')}
      hint={t('facility.hint')}
      search={searchChoices}
      keyOf={keyOf}
      labelOf={labelOf}
      isRequired
    />
  );
}
