import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { Incident } from '../../shared/systemStatus/routes.ts';
import { DateText } from '../ui/DateText.tsx';

type ShownIncident = Omit<Incident, 'edition'>;

/** When an incident began, or from when to when planned work goes on. */
function Span({ incident: { kind, startsAt, endsAt } }: { incident: ShownIncident }) {
  const { t } = useTranslation('systemStatus');
  return (
    <Typography variant="body2" color="textSecondary">
      {t(`incidentKind.${kind}`)} · {t('from')} <DateText value={startsAt} withTime />
      {endsAt && (
        <>
          {' '}
          {t('to')} <DateText value={endsAt} withTime />
        </>
      )}
    </Typography>
  );
}

/** An incident or planned work with its reports, the newest first. */
export function IncidentCard({ incident, actions }: { incident: ShownIncident; actions?: ReactNode }) {
  const { i18n } = useTranslation('systemStatus');
  const id = useId();
  return (
    <Paper component="article" variant="outlined" aria-labelledby={id} sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <Typography id={id} variant="h3" sx={{ flex: 1, minWidth: 200 }}>
          {nameIn(i18n.language, incident, 'title')}
        </Typography>
        {actions}
      </Box>
      <Span incident={incident} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {incident.reports.map((report) => (
          <Box component="li" key={`${report.at}${report.text}`} sx={{ mt: 1 }}>
            <Typography variant="caption" color="textSecondary" component="div">
              <DateText value={report.at} withTime />
            </Typography>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {nameIn(i18n.language, report, 'text')}
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
