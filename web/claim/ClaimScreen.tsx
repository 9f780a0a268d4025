import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { ClaimEvent, ClaimRecord } from '../../shared/claim/claimRecord.ts';
import { claimApi } from '../../shared/claim/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useRecordInTitle } from '../base/recordInTitle.ts';
import { pathTo } from '../base/screenPath.ts';
import { eventEntries } from '../parts/life/eventEntries.ts';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { ClaimActions } from './ClaimActions.tsx';
import { ClaimChip } from './ClaimChip.ts';
import { ClaimFacts, Diagnoses, Encounters, FindingList, Lines, NotChecked } from './ClaimParts.tsx';
import { claimScreens } from './screens.ts';

/** What the reader does next, by what the rules say. */
function standing({ state, blocking, warnings }: ClaimRecord) {
  if (state === 'ready') return { next: 'ready', severity: 'success' } as const;
  if (blocking > 0) return { next: 'blocked', severity: 'error' } as const;
  return warnings > 0
    ? ({ next: 'warned', severity: 'warning' } as const)
    : ({ next: 'clean', severity: 'info' } as const);
}

function Title({ record }: { record: ClaimRecord }) {
  const { i18n } = useTranslation();
  const payer = nameIn(i18n.language, record, 'payerName') || record.payerCode;
  return (
    <Typography variant="h2" component="p" sx={{ flexGrow: 1, minWidth: 160 }}>
      <Identifier value={record.claimNumber} />
      {payer && (
        <>
          {' · '}
          <bdi>{payer}</bdi>
        </>
      )}
    </Typography>
  );
}

/** One claim of the facility: what is wrong with it, what it says, its course, and what is done next. */
export function ClaimScreen() {
  const { t } = useTranslation('claim');
  const { claimId = '' } = useParams();
  const read = useApi(claimApi.endpoints.getClaim, { query: { claimId } });
  useRecordInTitle(read.data?.claimNumber ?? null);
  const words = {
    titleOf: ({ event }: ClaimEvent) => t(`events.${event}`),
    detailOf: ({ detail }: ClaimEvent) => detail,
    toneOf: ({ event }: ClaimEvent) => (event === 'makeReady' ? ('success' as const) : undefined),
  };
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('record.missing'), nextStep: t('record.missingNext') }}
      back={{ to: pathTo(claimScreens.section), text: t('record.back') }}
      head={(record) => (
        <>
          <ClaimChip state={record.state} size="medium" />
          <Title record={record} />
          <ClaimActions record={record} onChanged={read.refresh} />
        </>
      )}
      notices={(record) => {
        const { next, severity } = standing(record);
        return (
          <Alert severity={severity} sx={{ mb: 2 }}>
            {t(`next.${next}`)}
          </Alert>
        );
      }}
      timeline={({ events }) => ({ title: t('record.course'), entries: eventEntries(events, words) })}
    >
      {(record) => (
        <>
          <FindingList record={record} />
          <ClaimFacts record={record} />
          <Encounters record={record} />
          <Diagnoses record={record} />
          <Lines record={record} />
          <NotChecked record={record} />
        </>
      )}
    </RecordScreen>
  );
}
