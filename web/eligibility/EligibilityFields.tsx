import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode, useDeferredValue, useId } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../shared/_field/dateText.ts';
import { serviceDateLimits } from '../../shared/_field/serviceDate.ts';
import { searchClinicians, searchReferralClinicians } from '../field/clinician/searchClinicians.ts';
import type { ReadCard } from '../field/eligibility/broughtPatient.ts';
import {
  useConsultationCategories,
  usePayerDates,
  usePayers,
  useServiceCategories,
} from '../field/lookups/useChoices.ts';
import { DateField } from '../ui/DateField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { MobileField } from '../ui/MobileField.tsx';
import { RadioField } from '../ui/RadioChoice.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { ClinicianField } from './ClinicianField.tsx';
import { CardNumberFields, useFoundNumber } from './card/CardNumberFields.tsx';
import { FindCard } from './card/FindCard.tsx';
import { FindInsurer } from './card/FindInsurer.tsx';
import { EmiratesIdFields } from './EmiratesIdFields.tsx';
import type { FieldName, FormValues } from './formValues.ts';
import { MaternityHint } from './MaternityHint.tsx';
import { UsualPayers } from './UsualPayers.tsx';

interface FieldsProps {
  control: Control<FormValues>;
  check: (names: FieldName[]) => Promise<boolean>;
  goTo: (name: FieldName) => void;
  /** Today in the Emirates, ISO. */
  today: string;
  broughtCard?: ReadCard | null;
  /** Goes to the next field to fill in. */
  onRead?: () => void;
  /** Told of the first request, where several payers were asked at once. */
  onAsked?: (first: { eligibilityId: string }) => void;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 270px), 1fr))' }}>
        {children}
      </Box>
    </Paper>
  );
}

function IdentifierSwitch({ control }: Pick<FieldsProps, 'control'>) {
  const { t } = useTranslation('eligibility');
  const options = (['emiratesId', 'cardNumber'] as const).map((id) => ({ id, name: t(`field.${id}`) }));
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <RadioField control={control} name="identifier" label={t('form.identifyBy')} options={options} />
    </Box>
  );
}

const stay = () => undefined;

interface NumberFieldsProps extends Omit<FieldsProps, 'today'> {
  identifier: FormValues['identifier'];
}

/** The numbers of the patient: the Emirates ID with or without the card's, or the card's alone. */
const NumberFields = memo((props: NumberFieldsProps) => {
  const { identifier, control, check, goTo, broughtCard = null, onRead = stay, onAsked } = props;
  const found = useFoundNumber(control);
  const find = { control, check, onUse: found.take };
  const cardNumber = (isRequired: boolean) => (
    <CardNumberFields
      control={control}
      isFound={found.isFound}
      isRequired={isRequired}
      findCard={<FindCard by="cardNumber" {...find} />}
      // A card number is read next; with its payer, all of the patient is known.
      onFound={() => (found.hasPayer ? onRead() : goTo('cardNumber'))}
    />
  );
  if (identifier !== 'emiratesId') return cardNumber(true);
  return (
    <>
      <EmiratesIdFields
        control={control}
        findCard={
          <>
            <FindCard by="emiratesId" {...find} />
            {onAsked && <FindInsurer control={control} check={check} onUse={found.takeWithPayer} onAsked={onAsked} />}
          </>
        }
        broughtCard={broughtCard}
        onRead={onRead}
      />
      {cardNumber(false)}
    </>
  );
});

/** The switch is painted at once; the other number's fields, which take longer, are drawn after it. */
function ChosenNumberFields(props: Omit<FieldsProps, 'today'>) {
  const identifier = useWatch({ control: props.control, name: 'identifier' });
  return <NumberFields {...props} identifier={useDeferredValue(identifier)} />;
}

function PatientFields(props: Omit<FieldsProps, 'today'>) {
  const { control } = props;
  const { t } = useTranslation('eligibility');
  const payers = usePayers();
  return (
    <Section title={t('form.patient')}>
      <IdentifierSwitch control={control} />
      <Dropdown
        control={control}
        name="payerId"
        label={t('field.payerId')}
        choices={payers}
        // Room for what is wrong: alone in its row, the field would push all else away from under the finger that leaves it.
        hint=" "
        isRequired
      />
      {props.onRead && <UsualPayers control={control} onChosen={props.onRead} />}
      <ChosenNumberFields {...props} />
      <MobileField control={control} name="mobileNumber" label={t('field.mobileNumber')} />
    </Section>
  );
}

/** The day of the service, within what the chosen payer allows; alone, so that choosing a payer draws no other field again. */
function ServiceDateField({ control, today }: Pick<FieldsProps, 'control' | 'today'>) {
  const { t } = useTranslation(['eligibility', 'lifecycle']);
  const window = usePayerDates(useWatch({ control, name: 'payerId' }));
  const { earliest, latest } = serviceDateLimits(today, window);
  const hint = window && t('lifecycle:dates', { earliest: dateText(earliest), latest: dateText(latest) });
  return (
    <DateField
      control={control}
      name="serviceDate"
      label={t('field.serviceDate')}
      min={earliest}
      max={latest}
      {...(hint ? { hint } : {})}
      isRequired
    />
  );
}

function ServiceFields({ control, today }: Pick<FieldsProps, 'control' | 'today'>) {
  const { t } = useTranslation('eligibility');
  return (
    <Section title={t('form.service')}>
      <Dropdown
        control={control}
        name="serviceCategoryId"
        label={t('field.serviceCategoryId')}
        choices={useServiceCategories()}
        isRequired
      />
      <Dropdown
        control={control}
        name="consultationCategoryId"
        label={t('field.consultationCategoryId')}
        choices={useConsultationCategories()}
      />
      <ServiceDateField control={control} today={today} />
      <ClinicianField
        control={control}
        name="clinicianLicense"
        hint={t('form.clinicianHint')}
        search={searchClinicians}
      />
      <ClinicianField
        control={control}
        name="referralClinicianLicense"
        hint={t('form.referralHint')}
        search={searchReferralClinicians}
      />
      <MaternityHint control={control} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextInput control={control} name="remarks" label={t('field.remarks')} maxLength={500} rows={2} />
      </Box>
    </Section>
  );
}

/** The fields of an eligibility request, in the order in which a reception asks for them. */
export function EligibilityFields({ today, ...form }: FieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PatientFields {...form} />
      <ServiceFields control={form.control} today={today} />
    </Box>
  );
}
