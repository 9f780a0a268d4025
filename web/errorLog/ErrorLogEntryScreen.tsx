import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type ErrorEntry, type ErrorGroup, errorLogApi } from '../../shared/errorLog/routes.ts';
import { useApi } from '../api/useApi.ts';
import { alerts } from '../base/alerts.ts';
import { pathTo } from '../base/screenPath.ts';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { DateText } from '../ui/DateText.tsx';
import { type Fact, Facts } from '../ui/Facts.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { Section } from '../ui/Section.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { ErrorStateChip } from './ErrorStateChip.tsx';
import { entryColumns } from './errorColumns.tsx';
import { ResolveDialog } from './ResolveDialog.tsx';
import { errorLogScreens } from './screens.ts';

const { getLogById, searchLogs } = errorLogApi.endpoints;

const code = (value: string | null) => value && <Identifier value={value} />;

const entryFacts = (t: TFunction<'errorLog'>, entry: ErrorEntry): Fact[] => [
  { label: t('field.at'), value: <DateText value={entry.at} withTime /> },
  { label: t('field.side'), value: t(`side.${entry.side}`) },
  { label: t('field.area'), value: code(entry.area) },
  { label: t('field.operation'), value: code(entry.operation), isWide: true },
  { label: t('field.requestId'), value: code(entry.requestId), isWide: true },
  { label: t('field.release'), value: code(entry.release) },
  { label: t('field.browser'), value: entry.browser && t(`browser.${entry.browser}`) },
  { label: t('field.language'), value: entry.language && t(`language.${entry.language}`) },
];

const groupFacts = (t: TFunction<'errorLog'>, group: ErrorGroup): Fact[] => [
  { label: t('field.count'), value: group.count },
  { label: t('field.affected'), value: group.affected },
  { label: t('field.firstSeenAt'), value: <DateText value={group.firstSeenAt} withTime /> },
  { label: t('field.lastSeenAt'), value: <DateText value={group.lastSeenAt} withTime /> },
  { label: t('field.releases'), value: code(group.releases.join(', ')), isWide: true },
  { label: t('field.fingerprint'), value: code(group.fingerprint), isWide: true },
];

/** The errors of the same cause, this one among them. */
function Occurrences({ fingerprint }: { fingerprint: string }) {
  const { t } = useTranslation('errorLog');
  const pages = useEndpointPages(searchLogs, { body: { fingerprint } });
  const columns = useMemo(() => entryColumns(t).filter(({ id }) => ['at', 'requestId', 'release'].includes(id)), [t]);
  return (
    <DataTable
      name="errorOccurrences"
      label={t('occurrences')}
      columns={columns}
      pages={pages}
      rowId={(row) => row.logId}
      linkOf={(row) => pathTo(errorLogScreens.entry, row)}
      nextStep={t('next.widen')}
    />
  );
}

/** One error: what is known of it, where in the code it happened, the others of its cause, and whether that is resolved. */
export function ErrorLogEntryScreen() {
  const { t } = useTranslation('errorLog');
  const { logId = '' } = useParams();
  const [isResolving, setResolving] = useState(false);
  const read = useApi(getLogById, { body: { logId } });
  const onResolved = () => {
    setResolving(false);
    alerts.success(t('resolved'));
    read.refresh();
  };
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('missing'), nextStep: t('missingNext') }}
      back={{ to: pathTo(errorLogScreens.list), text: t('back') }}
      head={({ entry, group }) => (
        <>
          <ErrorStateChip state={group.state} size="medium" />
          <Box component="strong" sx={{ fontSize: '1.125rem' }}>
            <Identifier value={[entry.name, entry.code].filter(Boolean).join(' · ')} />
          </Box>
          {group.state === 'open' && (
            <Button variant="contained" aria-haspopup="dialog" onClick={() => setResolving(true)}>
              {t('resolve')}
            </Button>
          )}
          {isResolving && (
            <ResolveDialog
              fingerprint={group.fingerprint}
              onClose={() => setResolving(false)}
              onResolved={onResolved}
            />
          )}
        </>
      )}
      timeline={({ group }) => ({
        title: t('history'),
        entries: [
          { key: 'first', at: group.firstSeenAt, title: t('event.first'), tone: 'error' },
          ...group.events.map(({ at, event, by, note, release }) => ({
            key: `${event} ${at}`,
            at,
            title: t(`event.${event}`, { release }),
            detail: [by, note].filter(Boolean).join(' · '),
            tone: event === 'resolved' ? ('success' as const) : ('error' as const),
          })),
        ],
      })}
    >
      {({ entry, group }) => (
        <>
          <Section title={t('facts')} isPlain>
            <Facts facts={entryFacts(t, entry)} />
          </Section>
          <Section title={t('stack')} isPlain>
            {entry.frames.length === 0 && t('noStack')}
            <Box component="pre" dir="ltr" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {entry.frames.join('\n')}
            </Box>
          </Section>
          <Section title={t('group')} isPlain>
            <Facts facts={groupFacts(t, group)} />
            <Occurrences fingerprint={group.fingerprint} />
          </Section>
        </>
      )}
    </RecordScreen>
  );
}
