import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useTranslation } from 'react-i18next';
import { isPharmacy } from './registrationValues.ts';
import type { Registration } from './useRegistration.ts';

const medicalServices = ['isEAuthorization', 'isEligibility', 'isControlMedication'] as const;
type Service = (typeof medicalServices)[number];

/** What the account is for. A pharmacy is asked about controlled medication only (REQ-REG-03); others keep at least one (REQ-REG-33). */
export function ServiceChoices({ registration }: { registration: Registration }) {
  const { t } = useTranslation('registration');
  const { values, setValue, tests } = registration;
  const hasChoice = !isPharmacy(values);
  const services: readonly Service[] = hasChoice ? medicalServices : ['isControlMedication'];

  const choose = (service: Service, isOn: boolean) => {
    const isLast = hasChoice && !isOn && medicalServices.every((each) => each === service || !values[each]);
    if (isLast) return;
    setValue(service, isOn, { shouldValidate: true, shouldDirty: true });
    if (service !== 'isControlMedication' || !isOn) return;
    // REQ-REG-35
    tests.regulator.forget();
    tests.controlled.forget();
  };

  return (
    <FormControl component="fieldset" sx={{ gridColumn: '1 / -1' }}>
      <FormLabel component="legend">{t('services')}</FormLabel>
      <FormGroup row>
        {services.map((service) => (
          <FormControlLabel
            key={service}
            control={
              <Checkbox
                size="small"
                checked={values[service]}
                onChange={(_, isOn) => choose(service, isOn)}
                slotProps={hasChoice ? { input: { 'aria-describedby': 'services-rule' } } : {}}
              />
            }
            label={t(`field.${service}`)}
          />
        ))}
      </FormGroup>
      {hasChoice ? (
        <FormHelperText id="services-rule" sx={{ mx: 0 }}>
          {t('atLeastOne')}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
