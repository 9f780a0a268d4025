import { useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { ClinicianFilter } from '../field/clinician/ClinicianFilter.tsx';
import { useStatusText } from '../field/eligibility/useStatusText.ts';
import { FacilityLicenseField } from '../field/facility/FacilityLicenseField.tsx';
import { useAllServiceCategories, usePayers } from '../field/lookups/useChoices.ts';
import { DateField } from '../ui/DateField.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { type HistoryFilters, payerAsks, payerIsLate } from './historySearch.ts';
import { SenderField } from './SenderField.tsx';

interface HistoryFilterFieldsProps {
  control: Control<HistoryFilters>;
  /** A facility chooses its payers, clinicians and people; a payer names a facility by its licence; an administrator chooses both. */
  reader: 'facility' | 'payer' | 'administrator';
}

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
  const services = useAllServiceCategories();
  const [facilityLicense, payerId] = useWatch({ control, name: ['facilityLicense', 'payerId'] });
  const statuses = useMemo(
    () => [
      { id: payerAsks, name: t('column.payerAsks') },
      // The order of a payer's work is no business of a facility.
      ...(reader === 'facility' ? [] : [{ id: payerIsLate, name: t('column.payerIsLate') }]),
      ...Object.values(eligibilityStatus).map((status) => ({ id: status, name: statusText(status) })),
    ],
    [t, statusText, reader],
  );
  const hasSenders = reader === 'facility' || (reader === 'administrator' && facilityLicense.trim() !== '');
  return (
    <>
      <TextInput
        control={control}
        name="text"
        label={t(reader === 'payer' ? 'history.ownReference' : 'history.text')}
        maxLength={100}
      />
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
      {reader === 'administrator' && (
        <FacilityLicenseField
          control={control}
          name="facilityLicense"
          label={t('history.facility')}
          isRequired={payerId === null}
        />
      )}
      {reader === 'payer' && (
        <TextInput
          control={control}
          name="facilityLicense"
          label={t('history.facilityLicense')}
          maxLength={30}
          isCode
        />
      )}
      {reader !== 'payer' && <PayerField control={control} />}
      <ClinicianFilter
        control={control}
        hasList={reader === 'facility'}
        label={t('history.clinician')}
        licenseLabel={t('history.clinicianLicense')}
      />
      <Dropdown
        control={control}
        name="serviceCategoryId"
        label={t('history.service')}
        choices={services}
        noneText={t('history.anyService')}
      />
      <DateField control={control} name="serviceFrom" label={t('history.serviceFrom')} />
      <DateField control={control} name="serviceTo" label={t('history.serviceTo')} />
      {hasSenders && <SenderField control={control} facilityLicense={facilityLicense.trim()} />}
    </>
  );
}
