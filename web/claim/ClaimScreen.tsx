import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { ClaimEvent, ClaimRecord } from '../../shared/claim/claimRecord.ts';
import { claimApi } from '../../shared/claim/routes.ts';
import { useApi } from '../api/useApi.ts';
import { usePolling } from '../api/usePolling.ts';
import { useRecordInTitle } from '../base/recordInTitle.ts';
import { pathTo } from '../base/screenPath.ts';
import { eventEntries } from '../parts/life/eventEntries.ts';
import { PrintButtons } from '../parts/record/PrintButtons.tsx';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { ClaimActions } from './ClaimActions.tsx';
import { ClaimChip } from './ClaimChip.ts';
import { ClaimFacts, Diagnoses, Encounters, Lines, NotChecked } from './ClaimParts.tsx';
import { FindingList } from './FindingList.tsx';
import { RepairedNotice } from './repairs/RepairedNotice.tsx';
import { claimScreens } from './screens.ts';
import { ClaimStanding } from './sending/ClaimStanding.tsx';
import { RegulatorFindings } from './sending/RegulatorFindings.tsx';
import { sendingPauses } from './sending/sendingPauses.ts';
import { TagButton } from './TagButton.tsx';

const tones: Partial<Record<ClaimEvent['event'], 'success' | 'error'>> = {
  makeReady: 'success',
  accept: 'success',
  reject: 'error',
};

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
  const poll = async () => {
    await read.refreshInBackground();
    return false;
  };
  usePolling(poll, read.data?.state === 'sent', sendingPauses);
  const words = {
    titleOf: ({ event }: ClaimEvent) => t(`events.${event}`),
    detailOf: ({ detail }: ClaimEvent) => detail,
    toneOf: ({ event }: ClaimEvent) => tones[event],
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
          <TagButton claims={[record]} onChanged={read.refresh} />
          <PrintButtons
            endpoint={claimApi.endpoints.printClaim}
            sendingOf={(language) => ({ query: { claimId, language } })}
            label={t('record.print')}
            fileName={`claim-${record.claimNumber}`}
          />
        </>
      )}
      notices={(record) => (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', mb: 2 }}>
          <ClaimStanding record={record} />
          <RepairedNotice record={record} onChanged={read.refresh} />
          <RegulatorFindings record={record} />
        </Box>
      )}
      timeline={({ events }) => ({ title: t('record.course'), entries: eventEntries(events, words) })}
    >
      {(record) => (
        <>
          <FindingList record={record} onChanged={read.refresh} />
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
