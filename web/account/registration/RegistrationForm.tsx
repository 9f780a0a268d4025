import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../shared/_field/bilingual.ts';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { CardReaderDialog } from '../../parts/cardReader/CardReaderDialog.tsx';
import { ContractForm } from '../../parts/form/ContractForm.tsx';
import { VerificationBox } from '../../parts/verification/VerificationBox.tsx';
import { type Choice, Dropdown } from '../../ui/Dropdown.tsx';
import { LicensePicker } from '../../ui/LicensePicker.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { PersonFields } from './PersonFields.tsx';
import { RegulatoryFields } from './RegulatoryFields.tsx';
import { isPharmacy, type Lists } from './registrationValues.ts';
import { useRegistration } from './useRegistration.ts';

function useNames({ regulators, providerTypes }: Lists): { regulators: Choice[]; types: Choice[] } {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return {
    regulators: regulators.map((each) => ({ id: each.regulatorId, name: nameIn(language, each, 'name') })),
    types: providerTypes.map((each) => ({
      id: each.providerTypeId,
      name: inLanguage(language, { en: each.providerTypeDescription, ar: each.nameArabic }),
    })),
  };
}

export function RegistrationForm({ lists }: { lists: Lists }) {
  const { t } = useTranslation('registration');
  const registration = useRegistration(lists);
  const names = useNames(lists);
  const { form, tokens, card, picker, values, mayRegister, isSending } = registration;

  /** REQ-REG-31, REQ-REG-32 */
  const followType = (providerTypeId: number | null) => {
    const isOn = !isPharmacy({ providerTypeId });
    for (const service of ['isEAuthorization', 'isEligibility'] as const) {
      registration.setValue(service, isOn, { shouldValidate: true });
    }
  };

  return (
    <ContractForm form={form}>
      <PersonFields
        registration={registration}
        types={
          <Dropdown
            control={registration.control}
            name="providerTypeId"
            label={t('field.providerTypeId')}
            choices={names.types}
            onChosen={followType}
            isRequired
          />
        }
      />
      <RegulatoryFields registration={registration} regulators={names.regulators} />
      <Box sx={{ maxWidth: 400 }}>
        <VerificationBox tokens={tokens} />
      </Box>
      <Box>
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
          <SubmitButton disabled={!mayRegister} isSending={isSending} aria-describedby="register-rule">
            {t('register')}
          </SubmitButton>
          <Button onClick={registration.cancel}>{t('cancel')}</Button>
        </Box>
        <Typography id="register-rule" variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
          {mayRegister ? null : t('registerRule')}
        </Typography>
      </Box>
      <CardReaderDialog
        isOpen={card.isOpen}
        expectedEmiratesId={values.emiratesId}
        onSubmit={card.submit}
        onClose={card.close}
      />
      {picker.candidates.length > 0 ? (
        <LicensePicker
          title={t('picker.title')}
          note={t('picker.note')}
          candidates={picker.candidates}
          onPick={picker.pick}
          onClose={picker.close}
        />
      ) : null}
    </ContractForm>
  );
}
