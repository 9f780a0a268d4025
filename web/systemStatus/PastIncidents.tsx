import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { IncidentCard } from './IncidentCard.tsx';

const perPage = 10;

/** The incidents and works that are over, a page at a time. */
export function PastIncidents() {
  const { t } = useTranslation('systemStatus');
  const { rows, hasMore, isLoading, error, store } = useEndpointPages(systemStatusApi.endpoints.searchIncidents, {
    body: { take: perPage },
  });
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h2">{t('past')}</Typography>
      {error !== null && <Alert severity="warning">{t('pastFailed')}</Alert>}
      {rows.length === 0 && !isLoading && error === null && <Typography>{t('nonePast')}</Typography>}
      {rows.map((incident) => (
        <IncidentCard key={incident.incidentId} incident={incident} />
      ))}
      {hasMore && rows.length > 0 && (
        <Button onClick={() => void store.loadMore()} loading={isLoading} sx={{ justifySelf: 'start' }}>
          {t('more')}
        </Button>
      )}
    </Box>
  );
}
