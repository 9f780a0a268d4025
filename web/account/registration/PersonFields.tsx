import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { EmiratesIdField } from '../../ui/EmiratesIdField.tsx';
import { Section } from '../../ui/Section.tsx';
import { AccountField } from '../AccountField.tsx';
import { ServiceChoices } from './ServiceChoices.tsx';
import type { Registration } from './useRegistration.ts';

export function PersonFields({ registration, types }: { registration: Registration; types: React.ReactNode }) {
  const { t } = useTranslation('registration');
  const { control, isCheckingName } = registration;
  return (
    <Section title={t('person')}>
      <Box>
        <AccountField control={control} name="email" />
        <Box role="status" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {isCheckingName ? t('checkingName') : null}
        </Box>
      </Box>
      <AccountField control={control} name="password" />
      <AccountField control={control} name="confirmPassword" />
      <AccountField control={control} name="firstName" />
      <AccountField control={control} name="lastName" />
      <EmiratesIdField control={control} name="emiratesId" label={t('field.emiratesId')} isRequired />
      {types}
      <ServiceChoices registration={registration} />
    </Section>
  );
}
