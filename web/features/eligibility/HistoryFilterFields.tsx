import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { eligibilityStatus } from '../../../shared/model/eligibilityStatus.ts';
import { DateField } from '../../ui/DateField.tsx';
import { Dropdown } from '../../ui/Dropdown.tsx';
import { statusKey } from '../../ui/statusKey.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import type { HistoryFilters } from './historySearch.ts';

interface HistoryFilterFieldsProps {
  control: Control<HistoryFilters>;
  /** An administrator names the facility whose requests are listed. */
  needsFacility: boolean;
  /** Payers search by date and status only. */
  hasPatient: boolean;
}

export function HistoryFilterFields({ control, needsFacility, hasPatient }: HistoryFilterFieldsProps) {
  const { t } = useTranslation(['eligibility', 'ui']);
  const patient = useWatch({ control, name: 'patient' });
  const statuses = useMemo(
    () => Object.values(eligibilityStatus).map((status) => ({ id: status, name: t(statusKey(status)) })),
    [t],
  );
  return (
    <Box
      component="search"
      aria-label={t('history.filters')}
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 1,
        '& .MuiOutlinedInput-root, & .MuiPickersOutlinedInput-root': { bgcolor: 'background.paper' },
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
        '& > :nth-of-type(n+3)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      {needsFacility && (
        <TextInput
          control={control}
          name="facilityLicense"
          label={t('history.facilityLicense')}
          maxLength={30}
          isCode
          isRequired
        />
      )}
      <DateField control={control} name="from" label={t('history.from')} />
      <DateField control={control} name="to" label={t('history.to')} />
      <Dropdown
        control={control}
        name="status"
        label={t('column.status')}
        choices={statuses}
        noneText={t('history.anyStatus')}
        isDisabled={patient.trim() !== ''}
      />
      {hasPatient && <TextInput control={control} name="patient" label={t('history.patient')} maxLength={30} isCode />}
    </Box>
  );
}
