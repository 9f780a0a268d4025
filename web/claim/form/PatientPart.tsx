import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { EmiratesIdField } from '../../ui/EmiratesIdField.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { ClaimValues } from './claimValues.ts';
import { Found } from './FindingsAtFields.tsx';
import { usePayerChoices } from './usePayerChoices.ts';

interface PatientPartProps {
  control: Control<ClaimValues>;
  /** The payer that the claim names already. */
  payer: string | null;
}

/** For whom the claim is, and who pays it. */
export function PatientPart({ control, payer }: PatientPartProps) {
  const { t } = useTranslation('claim');
  return (
    <Section title={t('form.part.patient')} columnWidth={240}>
      <TextInput control={control} name="patientName" label={t('form.field.patientName')} maxLength={100} />
      <Found at="emiratesId">
        <EmiratesIdField control={control} name="emiratesId" label={t('form.field.emiratesId')} />
      </Found>
      <Found at="patientFile">
        <TextInput control={control} name="patientFile" label={t('form.field.patientFile')} maxLength={100} isCode />
      </Found>
      <Found at="payerId">
        <Dropdown control={control} name="payerId" label={t('form.field.payerId')} choices={usePayerChoices(payer)} />
      </Found>
      <Found at="cardNumber">
        <TextInput control={control} name="cardNumber" label={t('form.field.cardNumber')} maxLength={100} isCode />
      </Found>
    </Section>
  );
}
