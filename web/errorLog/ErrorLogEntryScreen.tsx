import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { errorLogApi } from '../../shared/errorLog/routes.ts';
import { useApi } from '../api/useApi.ts';
import { pathTo } from '../base/screenPath.ts';
import { eventEntries } from '../parts/life/eventEntries.ts';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { DialogButton } from '../ui/DialogButton.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { Section } from '../ui/Section.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { factsOf } from '../ui/table/factsOf.ts';
import { useEndpointPages } from '../ui/table/useEndpointPages.ts';
import { ErrorStateChip } from './ErrorStateChip.tsx';
import { entryColumns, failureOf, groupColumns } from './errorColumns.tsx';
import { ResolveDialog } from './ResolveDialog.tsx';
import { errorLogScreens } from './screens.ts';

const { getLogById, searchLogs } = errorLogApi.endpoints;

const ofEntry = ['at', 'side', 'area', 'operation', 'requestId', 'release', 'browser', 'language'];
const ofGroup = ['count', 'affected', 'firstSeenAt', 'lastSeenAt', 'releases', 'fingerprint'];

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
  const read = useApi(getLogById, { body: { logId } });
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('missing'), nextStep: t('missingNext') }}
      back={{ to: pathTo(errorLogScreens.list), text: t('back') }}
      head={({ entry, group }) => (
        <>
          <ErrorStateChip state={group.state} size="medium" />
          <Box component="strong" sx={{ fontSize: '1.125rem' }}>
            <Identifier value={failureOf(entry)} />
          </Box>
          {group.state === 'open' && (
            <DialogButton text={t('resolve')} variant="contained">
              {(close) => <ResolveDialog fingerprint={group.fingerprint} onClose={close} onResolved={read.refresh} />}
            </DialogButton>
          )}
        </>
      )}
      timeline={({ group }) => ({
        title: t('history'),
        entries: [
          { key: 'first', at: group.firstSeenAt, title: t('event.first'), tone: 'error' },
          ...eventEntries(group.events, {
            titleOf: ({ event, release }) => t(`event.${event}`, { release }),
            detailOf: ({ note }) => note,
            toneOf: ({ event }) => (event === 'resolved' ? 'success' : 'error'),
          }),
        ],
      })}
    >
      {({ entry, group }) => (
        <>
          <Section title={t('facts')} isPlain>
            <Facts facts={factsOf(entryColumns(t), entry, ofEntry)} />
          </Section>
          <Section title={t('stack')} isPlain>
            {entry.frames.length === 0 && t('noStack')}
            <Box component="pre" dir="ltr" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {entry.frames.join('\n')}
            </Box>
          </Section>
          <Section title={t('group')} isPlain>
            <Facts facts={factsOf(groupColumns(t), group, ofGroup)} />
            <Occurrences fingerprint={group.fingerprint} />
          </Section>
        </>
      )}
    </RecordScreen>
  );
}
