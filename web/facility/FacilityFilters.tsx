import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { regulatorOptions } from '../../shared/_field/regulator.ts';
import { facilityKinds } from '../../shared/facility/facilityFields.ts';
import { Dropdown } from '../ui/Dropdown.tsx';
import { TextInput } from '../ui/TextInput.tsx';

export const noFilters = {
  searchTerm: '',
  regulatorId: null as number | null,
  kind: null as (typeof facilityKinds)[number] | null,
};

interface FacilityFiltersProps {
  control: Control<typeof noFilters>;
  /** The list of administrators tells kinds apart. */
  hasKind?: boolean;
}

/** The fields by which facilities are looked up. */
export function FacilityFilters({ control, hasKind = false }: FacilityFiltersProps) {
  const { t, i18n } = useTranslation('facility');
  const regulators = regulatorOptions.map((each) => ({
    id: each.regulatorId,
    name: nameIn(i18n.language, each, 'name'),
  }));
  return (
    <>
      <TextInput control={control} name="searchTerm" label={t('field.searchTerm')} maxLength={100} />
      <Dropdown
        control={control}
        name="regulatorId"
        label={t('field.regulatorId')}
        choices={regulators}
        noneText={t('all')}
      />
      {hasKind && (
        <Dropdown
          control={control}
          name="kind"
          label={t('field.kind')}
          choices={facilityKinds.map((id) => ({ id, name: t(`kind.${id}`) }))}
          noneText={t('all')}
        />
      )}
    </>
  );
}
