import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { authorizationMeasureApi, mostMonths } from '../../shared/authorizationMeasure/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useSession } from '../base/session.ts';
import { useSessionState } from '../base/sessionState.ts';
import { usePayers } from '../field/lookups/useChoices.ts';
import { Arriving } from '../ui/Arriving.tsx';
import { Dropdown } from '../ui/Dropdown.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { ToggleChoice } from '../ui/ToggleChoice.tsx';
import { Measures } from './Measures.tsx';
import { monthText } from './measureColumns.tsx';

const periods = ['3', '6', String(mostMonths)] as const;
type Period = (typeof periods)[number];

/** How requests for approval go, by month and payer, each measure with its definition (REQ-EAUTH-19). */
export function MeasuresScreen() {
  const { t } = useTranslation('authorizationMeasure');
  const isFacility = useSession()?.payerId == null;
  const [months, setMonths] = useSessionState<Period>('authorizationMeasure:months', '6');
  const { control } = useForm<{ payerId: number | null }>({ defaultValues: { payerId: null } });
  const payerId = useWatch({ control, name: 'payerId' });
  const payers = usePayers(isFacility);
  const query = { months: Number(months), ...(payerId !== null && { payerId }) };
  const { data, error, refresh } = useApi(
    authorizationMeasureApi.endpoints.getAuthorizationMeasures,
    { query },
    { keepPreviousData: true },
  );
  const content = () => {
    if (data && data.total.requests + data.outstanding > 0)
      return <Measures key={`${payerId} ${data.from}`} measures={data} hasPayers={isFacility} />;
    if (data) return <EmptyState title={t('empty')} nextStep={t('emptyNext')} />;
    if (error) return <LoadFailure error={error} onRetry={refresh} />;
    return <Arriving height={480} />;
  };
  return (
    <ScreenBody>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <ToggleChoice
          label={t('period')}
          size="small"
          value={months}
          onChange={setMonths}
          options={periods.map((id) => ({ id, name: t('months', { count: Number(id) }) }))}
        />
        {isFacility && (
          <Box sx={{ width: 280, maxWidth: '100%', '& .MuiOutlinedInput-root': { bgcolor: 'background.paper' } }}>
            <Dropdown
              control={control}
              name="payerId"
              label={t('field.payer')}
              choices={payers}
              noneText={t('allPayers')}
            />
          </Box>
        )}
        {data && (
          <Typography color="textSecondary">
            {t('asOf', { from: monthText(data.from), to: monthText(data.to) })}
          </Typography>
        )}
      </Box>
      {content()}
    </ScreenBody>
  );
}
