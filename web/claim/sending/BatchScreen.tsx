import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import type { ClaimBatchRecord } from '../../../shared/claim/claimRecord.ts';
import { claimApi } from '../../../shared/claim/routes.ts';
import { useApi } from '../../api/useApi.ts';
import { usePolling } from '../../api/usePolling.ts';
import { useRecordInTitle } from '../../base/recordInTitle.ts';
import { pathTo } from '../../base/screenPath.ts';
import type { WordOf } from '../../base/texts.ts';
import { SmallTable } from '../../parts/chart/SmallTable.tsx';
import { RecordScreen } from '../../parts/record/RecordScreen.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { factsBy } from '../../ui/factsBy.tsx';
import { Identifier } from '../../ui/Identifier.tsx';
import { Section } from '../../ui/Section.tsx';
import { ClaimChip } from '../ClaimChip.ts';
import { claimScreens } from '../screens.ts';
import { sendingPauses } from './sendingPauses.ts';
import { TransmissionChip } from './TransmissionChip.ts';

const severities = { queued: 'info', unknown: 'warning', accepted: 'success', rejected: 'error' } as const;

function BatchFacts({ record }: { record: ClaimBatchRecord }) {
  const { t, i18n } = useTranslation('claim');
  const fact = factsBy(record, (name: WordOf<'claim', 'batchField'>) => t(`batchField.${name}`));
  return (
    <Section title={t('batch.facts')} isPlain>
      <Facts
        facts={[
          fact.instant('madeAt'),
          fact.name('payer', nameIn(i18n.language, record, 'payerName') || record.receiverId),
          fact.name('sentByName'),
          fact.text('claims', record.claims),
        ]}
      />
    </Section>
  );
}

/** The claims of a file, each as it is today. */
function BatchClaims({ record: { holds, claims } }: { record: ClaimBatchRecord }) {
  const { t } = useTranslation('claim');
  return (
    <Section title={t('batch.claims')} isPlain>
      <SmallTable
        label={t('batch.claims')}
        heads={[t('field.number'), t('field.state'), t('field.patient')]}
        rows={holds.map((claim) => ({
          key: claim.claimId,
          cells: [
            <Link key="number" to={pathTo(claimScreens.record, claim)}>
              <Identifier value={claim.claimNumber} />
            </Link>,
            <span key="state">
              <ClaimChip state={claim.state} /> {claim.isSentAgain && t('batch.sentAgain')}
            </span>,
            <bdi key="patient">{claim.patientName ?? claim.patientFile ?? '–'}</bdi>,
          ],
        }))}
      />
      {holds.length < claims && <Typography color="textSecondary">{t('batch.thrownAway')}</Typography>}
    </Section>
  );
}

/** One file of claims: what the post office made of it, and what its claims are today. */
export function BatchScreen() {
  const { t } = useTranslation('claim');
  const { batchId = '' } = useParams();
  const read = useApi(claimApi.endpoints.getClaimBatch, { query: { batchId } });
  useRecordInTitle(read.data?.fileName ?? null);
  const poll = async () => {
    await read.refreshInBackground();
    return false;
  };
  const transmission = read.data?.transmission;
  usePolling(poll, transmission === 'queued' || transmission === 'unknown', sendingPauses);
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('batch.missing'), nextStep: t('batch.missingNext') }}
      back={{ to: pathTo(claimScreens.batches), text: t('batch.back') }}
      head={(record) => (
        <>
          <TransmissionChip state={record.transmission} size="medium" />
          <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
            <Identifier value={record.fileName} />
          </Typography>
        </>
      )}
      notices={(record) => (
        <Alert severity={severities[record.transmission]} role="status" sx={{ mb: 2 }}>
          {t(`transmissionText.${record.transmission}`)}
        </Alert>
      )}
    >
      {(record) => (
        <>
          <BatchFacts record={record} />
          <BatchClaims record={record} />
        </>
      )}
    </RecordScreen>
  );
}
