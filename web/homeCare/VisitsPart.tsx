import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type Episode, homeCareApi } from '../../shared/homeCare/routes.ts';
import { SmallTable } from '../parts/chart/SmallTable.tsx';
import { Arriving } from '../ui/Arriving.tsx';
import { DateText } from '../ui/DateText.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Section } from '../ui/Section.tsx';
import { TableFault } from '../ui/table/TableFault.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { isInCare } from './isInCare.ts';
import { VisitDialog } from './VisitDialog.tsx';

const visitsAPage = 20;

/** The visits at the patient's home, the newest first; the provider's people see what was noted, and enter the next one. */
export function VisitsPart({ record, onDone }: { record: Episode; onDone: () => void }) {
  const { t } = useTranslation('homeCare');
  const { episodeId } = record;
  const pages = useEndpointPages(homeCareApi.endpoints.getEpisodeVisits, { query: { episodeId, take: visitsAPage } });
  const { rows, hasMore, isLoading, error, store } = pages;
  const more = () => void store.loadMore();
  const refresh = () => {
    onDone();
    void store.refresh();
  };
  const isProvider = record.side === 'provider';
  return (
    <Section title={t('part.visits')} isPlain>
      {error !== null && <TableFault error={error} onRetry={more} />}
      {rows.length === 0 && isLoading && <Arriving height={120} />}
      {rows.length === 0 && !isLoading && error === null && <Typography variant="body2">{t('visit.none')}</Typography>}
      {rows.length > 0 && (
        <SmallTable
          label={t('part.visits')}
          heads={[
            t('field.visitedOn'),
            t('field.service'),
            t('field.minutes'),
            t('field.byName'),
            ...(isProvider ? [t('field.note')] : []),
          ]}
          rows={rows.map(({ visitId, visitedOn, service, minutes, byName, note }) => ({
            key: visitId,
            cells: [
              <DateText key="on" value={visitedOn} />,
              t(`service.${service}`),
              minutes,
              <bdi key="by">{byName}</bdi>,
              ...(isProvider
                ? [
                    <bdi key="note" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                      {note ?? '–'}
                    </bdi>,
                  ]
                : []),
            ],
          }))}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {hasMore && rows.length > 0 && error === null && (
          <Button loading={isLoading} onClick={more}>
            {t('visit.more')}
          </Button>
        )}
        {isInCare(record) && (
          <DialogButton text={t('visit.action')} variant="contained" size="small">
            {(close) => <VisitDialog record={record} onClose={close} onDone={refresh} />}
          </DialogButton>
        )}
      </Box>
    </Section>
  );
}
