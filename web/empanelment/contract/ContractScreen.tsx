import Box from '@mui/material/Box';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isIsoDay } from '../../../shared/_field/dateText.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { useSession } from '../../base/session.ts';
import { Arriving } from '../../ui/Arriving.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { ContractActions } from './ContractActions.tsx';
import { ContractChanges } from './ContractChanges.tsx';
import { ContractFacts } from './ContractFacts.tsx';
import { type ContractNamed, useContract, useContractChoice } from './useContract.tsx';

/** The day as of which the contract is shown. */
function useDay() {
  const { t } = useTranslation('empanelment');
  const { control, setValue } = useForm({ defaultValues: { on: emiratesDateOf(new Date()) } });
  const typed = useWatch({ control, name: 'on' });
  const [day, setDay] = useState(typed);
  // While a day is being typed, the last whole one stays.
  if (typed !== day && isIsoDay(typed)) setDay(typed);
  const field = (
    <Box sx={{ maxWidth: 240, mb: 2 }}>
      <DateField control={control} name="on" label={t('field.on')} />
    </Box>
  );
  return { day, field, show: (on: string) => setValue('on', on) };
}

function OneContract({ named, day, show }: { named: ContractNamed; day: string; show: (on: string) => void }) {
  const { t } = useTranslation('empanelment');
  const { data, error, refresh } = useContract(named, day);
  if (error) return <LoadFailure onRetry={refresh} error={error} />;
  if (!data) return <Arriving height={320} label={t('contract.loading')} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ContractActions contract={data} named={named} />
      <ContractFacts contract={data} />
      <ContractChanges contract={data} onShow={show} />
    </Box>
  );
}

/** The contract between a provider and an insurer as of any day, for both of them (REQ-NET-12, REQ-NET-21). */
export function ContractScreen() {
  const { t } = useTranslation('empanelment');
  const session = useSession();
  const { named, picker, chooseFirst } = useContractChoice();
  const { day, field, show } = useDay();
  const hasTenant = session?.payerId != null || session?.facilityId != null;
  if (!hasTenant) {
    return (
      <ScreenBody>
        <EmptyState title={t('contract.title')} nextStep={t('contract.noAccess')} />
      </ScreenBody>
    );
  }
  return (
    <ScreenBody>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, '& > *': { flex: '1 1 240px' } }}>
        {picker}
        {field}
      </Box>
      {named ? (
        <OneContract named={named} day={day} show={show} />
      ) : (
        <EmptyState title={t('contract.title')} nextStep={chooseFirst} />
      )}
    </ScreenBody>
  );
}
