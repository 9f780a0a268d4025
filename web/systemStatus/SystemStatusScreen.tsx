import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { PartDetail } from '../../shared/systemStatus/partDetail.ts';
import { type Incident, systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useSession } from '../base/session.ts';
import { Arriving } from '../ui/Arriving.tsx';
import { DateText } from '../ui/DateText.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { AddIncidentDialog } from './AddIncidentDialog.tsx';
import { IncidentCard } from './IncidentCard.tsx';
import { lookEveryMs } from './lookEveryMs.ts';
import { PartList } from './PartList.tsx';
import { PastIncidents } from './PastIncidents.tsx';
import { ReportDialog } from './ReportDialog.tsx';

function IncidentActions({ incident, onDone }: { incident: Incident; onDone: () => void }) {
  const { t } = useTranslation('systemStatus');
  const dialogOf = (isOver: boolean) => (close: () => void) => (
    <ReportDialog incident={incident} isOver={isOver} onClose={close} onDone={onDone} />
  );
  return (
    <>
      <DialogButton text={t('report')} size="small">
        {dialogOf(false)}
      </DialogButton>
      <DialogButton text={t('end')} size="small">
        {dialogOf(true)}
      </DialogButton>
    </>
  );
}

/** Why the last question to a payer got no usable answer: only those who run the portal are told. */
function LastFault({ part: { lastFault, failedAt } }: { part: PartDetail }) {
  const { t } = useTranslation(['systemStatus', 'eligibility']);
  if (lastFault === null || failedAt === null) return null;
  return (
    <Typography variant="caption" color="textSecondary" component="div">
      {t('lastFault')} {t(`eligibility:fault.${lastFault}` as never, { defaultValue: lastFault })} ·{' '}
      <DateText value={failedAt} withTime />
    </Typography>
  );
}

/** What works now and since when, the open incidents, and those that are over. Administrators tell of incidents here. */
export function SystemStatusScreen() {
  const { t } = useTranslation('systemStatus');
  const user = useSession();
  const mayTell = user !== null && holdsOneOf(user, moduleAccess.systemIncidents);
  const status = useApi(
    systemStatusApi.endpoints.getSystemStatusDetails,
    {},
    { refreshInterval: lookEveryMs, isQuiet: true },
  );
  if (status.error && !status.data) return <LoadFailure error={status.error} onRetry={status.refresh} />;
  if (!status.data) return <Arriving height={320} label={t('loading')} />;
  const { parts, incidents } = status.data;
  return (
    <ScreenBody>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {mayTell && (
          <Box>
            <DialogButton text={t('add')} variant="contained" size="small" startIcon={<AddIcon />}>
              {(close) => <AddIncidentDialog onClose={close} onDone={status.refresh} />}
            </DialogButton>
          </Box>
        )}
        <Typography variant="h2">{t('open')}</Typography>
        {incidents.length === 0 && <Typography>{t('noneOpen')}</Typography>}
        {incidents.map((incident) => (
          <IncidentCard
            key={incident.incidentId}
            incident={incident}
            actions={mayTell && <IncidentActions incident={incident} onDone={status.refresh} />}
          />
        ))}
        <PartList parts={parts} detailOf={(part) => <LastFault part={part} />} />
        {/* One that ends is read among those that are over. */}
        <PastIncidents key={incidents.length} />
      </Box>
    </ScreenBody>
  );
}
