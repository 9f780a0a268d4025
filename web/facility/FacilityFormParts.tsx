import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ContractForm, type SentForm } from '../parts/form/ContractForm.tsx';
import { Section } from '../ui/Section.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { ContractFields, RegisterFields } from './FacilityFields.tsx';
import type { FacilityDraft } from './facilityDraft.ts';

interface FacilityFormPartsProps {
  form: SentForm & { readonly control: Control<FacilityDraft>; readonly isSending: boolean };
  label: string;
  submitText: string;
  /** Above the fields. */
  children?: ReactNode;
}

/** The form of a facility, new or stored. */
export function FacilityFormParts({ form, label, submitText, children }: FacilityFormPartsProps) {
  const { t } = useTranslation('facility');
  return (
    <ContractForm form={form} label={label}>
      {children}
      <Section title={t('section.register')} isPlain>
        <div style={{ display: 'grid', gap: 16 }}>
          <RegisterFields control={form.control} />
        </div>
      </Section>
      <Section title={t('section.contract')} isPlain>
        <div style={{ display: 'grid', gap: 16 }}>
          <ContractFields control={form.control} />
        </div>
      </Section>
      <div>
        <SubmitButton isSending={form.isSending}>{submitText}</SubmitButton>
      </div>
    </ContractForm>
  );
}
