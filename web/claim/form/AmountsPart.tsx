import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClaimDialect } from '../../../shared/claim/claim.ts';
import { NumberInput } from '../../ui/NumberInput.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { ClaimValues } from './claimValues.ts';
import { Found } from './FindingsAtFields.tsx';
import { useProposedAmounts } from './useProposedAmounts.ts';

const hinted = ['netDirhams', 'grossDirhams'] as const;

interface AmountsPartProps {
  form: UseFormReturn<ClaimValues>;
  dialect: ClaimDialect;
}

/** What the claim comes to. */
export function AmountsPart({ form, dialect }: AmountsPartProps) {
  const { t } = useTranslation('claim');
  useProposedAmounts(form);
  const amounts = [
    ...(['netDirhams', 'patientShareDirhams'] as const),
    // Dubai's schema has no tax.
    ...(dialect === 'doh' ? (['vatDirhams'] as const) : []),
    'grossDirhams' as const,
  ];
  return (
    <Section title={t('form.part.amounts')} columnWidth={240}>
      {amounts.map((name) => {
        const hint = hinted.find((each) => each === name);
        return (
          <Found key={name} at={name}>
            <NumberInput
              control={form.control}
              name={name}
              label={t(`form.field.${name}`)}
              min={0}
              decimals={2}
              {...(hint && { hint: t(`form.hint.${hint}`) })}
            />
          </Found>
        );
      })}
    </Section>
  );
}

/** By which number the claim is known, and what was agreed for it. */
export function ClaimPart({ form: { control } }: Pick<AmountsPartProps, 'form'>) {
  const { t } = useTranslation('claim');
  return (
    <Section title={t('form.part.claim')} columnWidth={240}>
      <Found at="claimNumber">
        <TextInput
          control={control}
          name="claimNumber"
          label={t('form.field.claimNumber')}
          hint={t('form.hint.claimNumber')}
          maxLength={100}
          isCode
        />
      </Found>
      <Found at="packageName">
        <TextInput control={control} name="packageName" label={t('form.field.packageName')} maxLength={100} />
      </Found>
    </Section>
  );
}
