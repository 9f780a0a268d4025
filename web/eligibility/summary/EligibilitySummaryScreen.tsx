import HistoryIcon from '@mui/icons-material/FormatListBulleted';
import AddIcon from '@mui/icons-material/PersonAddAlt';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { longestSummary } from '../../../shared/eligibility/eligibilityHistory.ts';
import { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { errorText } from '../../base/messageText.ts';
import { pathTo } from '../../base/screenPath.ts';
import { useSessionState } from '../../base/sessionState.ts';
import { FacilityLicenseField } from '../../field/facility/FacilityLicenseField.tsx';
import { Arriving } from '../../ui/Arriving.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ScreenBody } from '../../ui/ScreenBody.tsx';
import { eligibilityScreens } from '../screens.ts';
import { useMaySubmit } from '../useMaySubmit.ts';
import { useReader } from '../useReader.ts';
import { SummaryNumbers } from './SummaryNumbers.tsx';

const periods = [7, 31, longestSummary] as const;
const dayMs = 86_400_000;

const periodOf = (days: number) => ({
  from: emiratesDateOf(new Date(Date.now() - (days - 1) * dayMs)),
  to: emiratesDateOf(new Date()),
});

/** Where the receptionist's day begins: how the requests stand, a new request, and the way to the history (REQ-ELIG-01). */
export function EligibilitySummaryScreen() {
  const { t } = useTranslation(['summary', 'ui']);
  const maySubmit = useMaySubmit();
  const isAdministrator = useReader() === 'administrator';
  const [days, setDays] = useSessionState<number>('eligibility:summaryDays', 31);
  const { control } = useForm({ defaultValues: { facilityLicense: '' } });
  const named = useWatch({ control, name: 'facilityLicense' });
  const tenant = named ? { facilityLicense: named } : {};
  const isWaiting = isAdministrator && !named;
  const { data, isLoading, error, refresh } = useApi(
    eligibilityApi.endpoints.summarizeEligibility,
    isWaiting ? null : { body: { ...periodOf(days), ...tenant } },
    { keepPreviousData: true },
  );
  const content = () => {
    if (isWaiting) return <EmptyState title={t('facility')} nextStep={t('enterFacility')} />;
    if (isLoading) return <Arriving height={420} />;
    if (error || !data) {
      const retry = <Button onClick={refresh}>{t('ui:table.tryAgain')}</Button>;
      return <EmptyState title={t('failed')} nextStep={error?.errors.map(errorText).join(' ') ?? ''} action={retry} />;
    }
    if (data.byStatus.length === 0) return <EmptyState title={t('empty')} nextStep={t('emptyNext')} />;
    return <SummaryNumbers summary={data} tenant={tenant} />;
  };
  return (
    <ScreenBody>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        {maySubmit && (
          <Button component={Link} to={pathTo(eligibilityScreens.new)} variant="contained" startIcon={<AddIcon />}>
            {t('new')}
          </Button>
        )}
        <Button component={Link} to={pathTo(eligibilityScreens.history)} variant="outlined" startIcon={<HistoryIcon />}>
          {t('toHistory')}
        </Button>
        <Box sx={{ flexGrow: 1 }} />
        {isAdministrator && (
          <Box sx={{ width: 300, maxWidth: '100%' }}>
            <FacilityLicenseField control={control} name="facilityLicense" label={t('facility')} />
          </Box>
        )}
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('period')}
          value={days}
          onChange={(_, chosen: number | null) => chosen && setDays(chosen)}
        >
          {periods.map((each) => (
            <ToggleButton key={each} value={each} sx={{ textTransform: 'none', px: 1.5, color: 'text.primary' }}>
              {t('days', { count: each })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {content()}
    </ScreenBody>
  );
}
