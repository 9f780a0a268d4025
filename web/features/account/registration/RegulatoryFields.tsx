import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type Choice, Dropdown } from '../../../ui/Dropdown.tsx';
import { PasswordInput } from '../../../ui/PasswordInput.tsx';
import { Section } from '../../../ui/Section.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
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
      <TextInput
        control={control}
        name="controlMedicationUsername"
        label={t('field.controlMedicationUsername')}
        maxLength={100}
        isCode
        isDisabled={!isOn}
        isRequired={isOn}
      />
      <PasswordInput
        control={control}
        name="controlMedicationPassword"
        label={t('field.controlMedicationPassword')}
        autoComplete="off"
        maxLength={200}
        isDisabled={!isOn}
        isRequired={isOn}
      />
      <TextInput
        control={control}
        name="clinicianLicenseNumber"
        label={t('field.clinicianLicenseNumber')}
        maxLength={30}
        isCode
        isDisabled={!isOn}
        isRequired={isOn}
      />
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
  const isOptional = isControlMedicationEAuth(values);
  return (
    <Section title={t('regulatory')} columnWidth={260}>
      <Dropdown control={control} name="regulatorId" label={t('field.regulatorId')} choices={regulators} isRequired />
      <TextInput
        control={control}
        name="facilityLicenseNumber"
        label={t('field.facilityLicenseNumber')}
        maxLength={30}
        isCode
        isRequired
      />
      <TextInput
        control={control}
        name="regulatorUsername"
        label={t('field.regulatorUsername')}
        {...(isOptional ? { hint: t('optional') } : {})}
        maxLength={100}
        isCode
        isRequired={!isOptional}
      />
      <PasswordInput
        control={control}
        name="regulatorPassword"
        label={t('field.regulatorPassword')}
        {...(isOptional ? { hint: t('optional') } : {})}
        autoComplete="off"
        maxLength={200}
        isRequired={!isOptional}
      />
      <ConnectionCheck test={tests.regulator} label={t('test')} />
      <ControlledFields registration={registration} />
    </Section>
  );
}
