import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type Choice, Dropdown } from '../../ui/Dropdown.tsx';
import { Section } from '../../ui/Section.tsx';
import { AccountField } from '../AccountField.tsx';
import { ConnectionCheck } from './ConnectionCheck.tsx';
import { isControlMedicationEAuth } from './registrationValues.ts';
import type { Registration } from './useRegistration.ts';

function ControlledFields({ registration }: { registration: Registration }) {
  const { t } = useTranslation('registration');
  const { control, values, tests } = registration;
  const isOn = values.isControlMedication;
  return (
    <>
      <Box sx={{ gridColumn: '1 / -1', borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
        <Typography variant="h3">{t('controlled')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t(isOn ? 'controlledOn' : 'controlledOff')}
        </Typography>
      </Box>
      <AccountField control={control} name="controlMedicationUsername" isDisabled={!isOn} />
      <AccountField control={control} name="controlMedicationPassword" isDisabled={!isOn} />
      <AccountField control={control} name="clinicianLicenseNumber" isDisabled={!isOn} />
      {isOn ? <ConnectionCheck test={tests.controlled} label={t('testControlled')} /> : null}
    </>
  );
}

/** The facility and its credentials at the regulator, and those for controlled medication. */
export function RegulatoryFields({
  registration,
  regulators,
}: {
  registration: Registration;
  regulators: readonly Choice[];
}) {
  const { t } = useTranslation('registration');
  const { control, values, tests } = registration;
  const optional = isControlMedicationEAuth(values) ? { isOptional: true, hint: t('optional') } : {};
  return (
    <Section title={t('regulatory')} columnWidth={260}>
      <Dropdown control={control} name="regulatorId" label={t('field.regulatorId')} choices={regulators} isRequired />
      <AccountField control={control} name="facilityLicenseNumber" />
      <AccountField control={control} name="regulatorUsername" {...optional} />
      <AccountField control={control} name="regulatorPassword" {...optional} />
      <ConnectionCheck test={tests.regulator} label={t('test')} />
      <ControlledFields registration={registration} />
    </Section>
  );
}
