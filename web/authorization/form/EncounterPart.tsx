import { useMemo } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { encounterTypes } from '../../../shared/authorization/authorizationTypes.ts';
import { DateTimeField } from '../../ui/DateTimeField.tsx';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { Section } from '../../ui/Section.tsx';
import type { FormValues } from './formValues.ts';

/** Where and when the patient is treated. */
export function EncounterPart({ control }: { control: Control<FormValues> }) {
  const { t } = useTranslation('authorization');
  const types = useMemo(() => encounterTypes.map((id) => ({ id, name: t(`form.encounter.${id}`) })), [t]);
  return (
    <Section title={t('form.part.encounter')} columnWidth={240}>
      <Dropdown
        control={control}
        name="encounterType"
        label={t('form.field.encounterType')}
        choices={types}
        isRequired
      />
      <DateTimeField control={control} name="encounterStart" label={t('form.field.encounterStart')} isRequired />
      <DateTimeField control={control} name="encounterEnd" label={t('form.field.encounterEnd')} />
    </Section>
  );
}
