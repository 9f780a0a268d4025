import { useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { clinicianLabel, searchClinicians } from '../field/clinician/searchClinicians.ts';
import { useStatusText } from '../field/eligibility/useStatusText.ts';
import { usePayers } from '../field/lookups/useChoices.ts';
import { Autocomplete } from '../ui/Autocomplete.tsx';
import { DateField } from '../ui/DateField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { type ChosenClinician, type HistoryFilters, payerAsks } from './historySearch.ts';
import { SenderField } from './SenderField.tsx';

interface HistoryFilterFieldsProps {
  control: Control<HistoryFilters>;
  /** A facility chooses its payers, clinicians and people; a payer a facility; an administrator names both by number. */
  reader: 'facility' | 'payer' | 'administrator';
}

const clinicianKey = ({ licenseNo }: ChosenClinician): string => licenseNo;

/** The payers to choose from are no business of a payer, who has no field for them. */
function PayerField({ control }: Pick<HistoryFilterFieldsProps, 'control'>) {
  const { t } = useTranslation('eligibility');
  const payers = usePayers();
  return (
    <Dropdown
      control={control}
      name="payerId"
      label={t('field.payerId')}
      choices={payers}
      noneText={t('history.anyPayer')}
    />
  );
}

export function HistoryFilterFields({ control, reader }: HistoryFilterFieldsProps) {
  const { t } = useTranslation('eligibility');
  const statusText = useStatusText();
  const [facilityLicense, payerId] = useWatch({ control, name: ['facilityLicense', 'payerId'] });
  const statuses = useMemo(
    () => [
      { id: payerAsks, name: t('column.payerAsks') },
      ...Object.values(eligibilityStatus).map((status) => ({ id: status, name: statusText(status) })),
    ],
    [t, statusText],
  );
  const hasSenders = reader === 'facility' || (reader === 'administrator' && facilityLicense.trim() !== '');
  return (
    <>
      <DateField control={control} name="from" label={t('history.from')} />
      <DateField control={control} name="to" label={t('history.to')} />
      <Dropdown
        control={control}
        name="status"
        label={t('column.status')}
        choices={statuses}
        noneText={t('history.anyStatus')}
      />
      <TextInput control={control} name="patient" label={t('history.patient')} maxLength={30} isCode />
      {reader !== 'facility' && (
        <TextInput
          control={control}
          name="facilityLicense"
          label={t('history.facilityLicense')}
          maxLength={30}
          isCode
          isRequired={reader === 'administrator' && payerId === null}
        />
      )}
      {reader !== 'payer' && <PayerField control={control} />}
      {reader === 'facility' ? (
        <Autocomplete<ChosenClinician, HistoryFilters>
          control={control}
          name="clinician"
          label={t('history.clinician')}
          search={searchClinicians}
          keyOf={clinicianKey}
          labelOf={clinicianLabel}
        />
      ) : (
        <TextInput
          control={control}
          name="clinicianLicense"
          label={t('history.clinicianLicense')}
          maxLength={30}
          isCode
        />
      )}
      {hasSenders && <SenderField control={control} facilityLicense={facilityLicense.trim()} />}
    </>
  );
}
