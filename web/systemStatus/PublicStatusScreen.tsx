import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { useApi } from '../api/useApi.ts';
import { Arriving } from '../ui/Arriving.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { IncidentCard } from './IncidentCard.tsx';
import { lookEveryMs } from './lookEveryMs.ts';
import { PartList } from './PartList.tsx';

/** What works now, for who is not signed in: up, down or unknown, and the open incidents. */
export function PublicStatusScreen() {
  const { t } = useTranslation('systemStatus');
  const { data, error, refresh } = useApi(
    systemStatusApi.endpoints.getSystemStatus,
    {},
    { refreshInterval: lookEveryMs, isQuiet: true },
  );
  if (error && !data) return <LoadFailure error={error} onRetry={refresh} />;
  if (!data) return <Arriving height={320} label={t('loading')} />;
  return (
    <ScreenBody>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h2">{t('open')}</Typography>
        {data.incidents.length === 0 && <Typography>{t('noneOpen')}</Typography>}
        {data.incidents.map((incident) => (
          <IncidentCard key={incident.incidentId} incident={incident} />
        ))}
        <PartList parts={data.parts} />
      </Box>
    </ScreenBody>
  );
}
