import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { shortestPassword } from '../../../../shared/rules/password.ts';
import { EmiratesIdField } from '../../../ui/EmiratesIdField.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { Section } from '../../../ui/Section.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { ServiceChoices } from './ServiceChoices.tsx';
import type { Registration } from './useRegistration.ts';

/** The browser's own hint is the specification's six, the rule is eight (REQ-VALID-04). */
const minLength = 6;

export function PersonFields({ registration, types }: { registration: Registration; types: React.ReactNode }) {
  const { t } = useTranslation('registration');
  const { control, isCheckingName } = registration;
  return (
    <Section title={t('person')}>
      <Box>
        <TextInput
          control={control}
          name="email"
          label={t('field.email')}
          type="email"
          autoComplete="email"
          maxLength={254}
          isCode
          isRequired
        />
        <Box role="status" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {isCheckingName ? t('checkingName') : null}
        </Box>
      </Box>
      <PasswordInput
        control={control}
        name="password"
        label={t('field.password')}
        hint={t('passwordHint', { length: shortestPassword })}
        autoComplete="new-password"
        minLength={minLength}
        maxLength={128}
        isRequired
      />
      <PasswordInput
        control={control}
        name="confirmPassword"
        label={t('field.confirmPassword')}
        autoComplete="new-password"
        minLength={minLength}
        maxLength={128}
        isRequired
      />
      <TextInput
        control={control}
        name="firstName"
        label={t('field.firstName')}
        hint={t('asPrinted')}
        autoComplete="given-name"
        maxLength={100}
        isRequired
      />
      <TextInput
        control={control}
        name="lastName"
        label={t('field.lastName')}
        hint={t('asPrinted')}
        autoComplete="family-name"
        maxLength={100}
        isRequired
      />
      <EmiratesIdField control={control} name="emiratesId" label={t('field.emiratesId')} isRequired />
      {types}
      <ServiceChoices registration={registration} />
    </Section>
  );
}
