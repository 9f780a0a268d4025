import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { AuditChange } from '../../shared/auditTrail/auditEntry.ts';
import { auditTrailApi } from '../../shared/auditTrail/routes.ts';
import { useApi } from '../api/useApi.ts';
import { pathTo } from '../base/screenPath.ts';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { Section } from '../ui/Section.tsx';
import { factsOf } from '../ui/table/factsOf.ts';
import { auditColumns } from './auditColumns.tsx';
import { auditTrailScreens } from './screens.ts';

const { getAuditEntry } = auditTrailApi.endpoints;
const ofEntry = ['at', 'actor', 'facility', 'entity', 'entityId', 'outcome', 'sourceIp', 'requestId'];

/** The fields that the entry names, a row each. Names and values are the portal's own, so they keep their direction. */
function Changes({ changes }: { changes: readonly AuditChange[] }) {
  const { t } = useTranslation('auditTrail');
  if (changes.length === 0) return <Typography>{t('entry.noData')}</Typography>;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        aria-label={t('entry.data')}
        sx={{
          borderCollapse: 'collapse',
          '& th, & td': { textAlign: 'start', verticalAlign: 'top', py: 0.75, paddingInlineEnd: 3 },
          '& thead th': { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400 },
          '& td': { overflowWrap: 'anywhere', minWidth: 120 },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t('entry.field')}</th>
            <th scope="col">{t('entry.was')}</th>
            <th scope="col">{t('entry.is')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{field ? <Identifier value={field} /> : t('entry.value')}</th>
              <td>{before === null ? '–' : <Identifier value={before} />}</td>
              <td>{after === null ? '–' : <Identifier value={after} />}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** One entry of the audit trail: what happened, what it says of the record, and where it stands in the trail. */
export function AuditEntryScreen() {
  const { t } = useTranslation('auditTrail');
  const { entryId = '' } = useParams();
  const read = useApi(getAuditEntry, { query: { entryId } });
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('list.missing'), nextStep: t('list.missingNext') }}
      back={{ to: pathTo(auditTrailScreens.list), text: t('list.back') }}
      head={({ action }) => (
        <Box component="strong" sx={{ fontSize: '1.125rem' }}>
          <Identifier value={action} />
        </Box>
      )}
    >
      {(entry) => (
        <>
          <Section title={t('entry.facts')} isPlain>
            <Facts
              facts={[
                ...factsOf(auditColumns(t), entry, ofEntry),
                { label: t('column.userAgent'), value: <bdi dir="ltr">{entry.userAgent}</bdi>, isWide: true },
              ]}
            />
          </Section>
          <Section title={t('entry.data')} isPlain>
            <Changes changes={entry.changes} />
          </Section>
          <Section title={t('entry.place')} isPlain>
            <Facts
              facts={[
                { label: t('column.chainId'), value: <Identifier value={entry.chainId} />, isWide: true },
                { label: t('column.sequence'), value: entry.sequence },
              ]}
            />
          </Section>
        </>
      )}
    </RecordScreen>
  );
}
