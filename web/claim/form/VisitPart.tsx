import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClaimDialect } from '../../../shared/claim/claim.ts';
import { DateTimeField } from '../../ui/DateTimeField.tsx';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { useNumberChoices } from './choices.ts';
import type { ClaimValues } from './claimValues.ts';
import { Found } from './FindingsAtFields.tsx';

interface VisitPartProps {
  control: Control<ClaimValues>;
  dialect: ClaimDialect;
}

/** The ways to begin and to end that another facility belongs to. */
const fromElsewhere: readonly (number | null)[] = [3, 8];
const toElsewhere: readonly (number | null)[] = [4, 7];

/** Where and when the patient was treated. */
export function VisitPart({ control, dialect }: VisitPartProps) {
  const { t } = useTranslation('claim');
  const [startType, endType, source, to, eligibilityNumber] = useWatch({
    control,
    name: ['startType', 'endType', 'transferSource', 'transferTo', 'eligibilityNumber'],
  });
  const types = useNumberChoices('encounter', dialect);
  const startTypes = useNumberChoices('startType', dialect);
  const endTypes = useNumberChoices('endType', dialect);
  return (
    <Section title={t('form.part.visit')} columnWidth={240}>
      <Found at="encounterType">
        <Dropdown control={control} name="encounterType" label={t('form.field.encounterType')} choices={types} />
        <Found at="visit" />
      </Found>
      <Found at="visitStart">
        <DateTimeField control={control} name="visitStart" label={t('form.field.visitStart')} />
      </Found>
      <Found at="visitEnd">
        <DateTimeField control={control} name="visitEnd" label={t('form.field.visitEnd')} />
      </Found>
      <Found at="startType">
        <Dropdown control={control} name="startType" label={t('form.field.startType')} choices={startTypes} />
      </Found>
      <Found at="endType">
        <Dropdown control={control} name="endType" label={t('form.field.endType')} choices={endTypes} />
      </Found>
      {(dialect === 'doh' || eligibilityNumber !== '') && (
        <Found at="eligibilityNumber">
          <TextInput
            control={control}
            name="eligibilityNumber"
            label={t('form.field.eligibilityNumber')}
            maxLength={100}
            isCode
          />
        </Found>
      )}
      {(fromElsewhere.includes(startType) || source !== '') && (
        <Found at="transferSource">
          <TextInput
            control={control}
            name="transferSource"
            label={t('form.field.transferSource')}
            maxLength={100}
            isCode
          />
        </Found>
      )}
      {(toElsewhere.includes(endType) || to !== '') && (
        <Found at="transferTo">
          <TextInput control={control} name="transferTo" label={t('form.field.transferTo')} maxLength={100} isCode />
        </Found>
      )}
    </Section>
  );
}
