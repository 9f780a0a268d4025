import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FacilityField } from '../field/facility/FacilityField.tsx';

/** A facility where the reader may place people. */
export function PlaceField<Values extends FieldValues>({
  control,
  name,
}: {
  control: Control<Values>;
  name: FieldPath<Values>;
}) {
  const { t } = useTranslation('user');
  return (
    <FacilityField control={control} name={name} label={t('field.facility')} hint={t('facility.hint')} isRequired />
  );
}
