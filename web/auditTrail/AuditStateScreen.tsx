import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type AuditFinding, type AuditState, auditTrailApi } from '../../shared/auditTrail/routes.ts';
import { useApi } from '../api/useApi.ts';
import { useApiMutation } from '../api/useApiMutation.ts';
import { usePolling } from '../api/usePolling.ts';
import { alerts } from '../base/alerts.ts';
import type { WordOf } from '../base/texts.ts';
import { RecordPart } from '../parts/record/RecordPart.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Identifier } from '../ui/Identifier.tsx';
import { ScreenBody } from '../ui/ScreenBody.tsx';
import { Section } from '../ui/Section.tsx';
import { Timeline } from '../ui/Timeline.tsx';
import { AuditVerdictChip } from './AuditVerdictChip.tsx';

const { getAuditState, verifyAuditTrail } = auditTrailApi.endpoints;
const delays = { firstMs: 5_000, growth: 1.3, longestMs: 60_000 } as const;

type Field = WordOf<'auditTrail', 'field'>;

const verdictOf = ({ findings, last }: AuditState) => {
  if (findings.length > 0) return 'faulty';
  return last ? 'whole' : 'unknown';
};

/** The days, chains and entries that a round has seen. */
const countFacts = (
  facts: ReturnType<typeof factsBy<object, Field>>,
  { days, chains, entries, findings }: NonNullable<AuditState['last']>,
) => [
  facts.text('days', days),
  facts.text('chains', chains),
  facts.text('entries', entries),
  facts.text('findings', findings),
];

function StateFacts({ state }: { state: AuditState }) {
  const { t } = useTranslation('auditTrail');
  const facts = factsBy<object, Field>({}, (name) => t(`field.${name}`));
  const { sealedDay, sealedAt, round, last } = state;
  return (
    <>
      <Section title={t('seal')} isPlain>
        {!sealedDay && <Typography>{t('noSeal')}</Typography>}
        <Facts facts={[facts.date('sealedDay', sealedDay), facts.instant('sealedAt', sealedAt)]} />
      </Section>
      <Section title={t('lastRound')} isPlain>
        {!last && <Typography>{t('noRound')}</Typography>}
        {last && (
          <Facts
            facts={[
              facts.instant('startedAt', last.startedAt),
              facts.instant('endedAt', last.endedAt),
              ...countFacts(facts, last),
            ]}
          />
        )}
      </Section>
      {round && (
        <Section title={t('round')} isPlain>
          <Facts
            facts={[
              facts.instant('startedAt', round.startedAt),
              facts.date('day', round.day),
              ...countFacts(facts, { ...round, endedAt: round.startedAt }),
            ]}
          />
        </Section>
      )}
    </>
  );
}

function FindingPlace({ finding: { day, chainId, sequence } }: { finding: AuditFinding }) {
  const { t } = useTranslation('auditTrail');
  return (
    <>
      {t('place.day')} <Identifier value={day} />
      {chainId && (
        <>
          {' · '}
          {t('place.chain')} <Identifier value={chainId} />
        </>
      )}
      {sequence !== null && (
        <>
          {' · '}
          {t('place.entry')} <Identifier value={String(sequence)} />
        </>
      )}
    </>
  );
}

function Findings({ state: { findings, round, last } }: { state: AuditState }) {
  const { t } = useTranslation('auditTrail');
  const all = Math.max(round?.findings ?? 0, last?.findings ?? 0);
  return (
    <Section title={t('findings')} isPlain>
      {findings.length === 0 && <Typography>{t(last ? 'noFindings' : 'noRound')}</Typography>}
      {findings.length > 0 && <Typography sx={{ mb: 2 }}>{t('findingsNext')}</Typography>}
      <Timeline
        label={t('findings')}
        entries={findings.map((finding, index) => ({
          key: String(index),
          at: finding.foundAt,
          title: t(`fault.${finding.fault}`),
          detail: <FindingPlace finding={finding} />,
          tone: 'error',
        }))}
      />
      {all > findings.length && <Typography>{t('more', { count: all })}</Typography>}
    </Section>
  );
}

/** Whether anybody has rewritten the audit trail, for super administrators: what is sealed, what was verified and what is wrong. */
export function AuditStateScreen() {
  const { t } = useTranslation('auditTrail');
  const read = useApi(getAuditState, {});
  const { send, isSending } = useApiMutation(verifyAuditTrail);
  usePolling(() => read.refreshInBackground().then(() => false), Boolean(read.data?.round), delays);
  const verify = async () => {
    const { isDone, data } = await send({});
    await read.readAgain();
    if (!isDone || !data) return;
    if (data.round) alerts.success(t('goesOn'));
    else if (data.findings.length > 0) alerts.error(t('foundFaults'));
    else alerts.success(t('foundNothing'));
  };
  return (
    <ScreenBody>
      <RecordPart read={read} missing={{ title: t('noRound'), nextStep: t('findingsNext') }}>
        {(state) => (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
              <AuditVerdictChip state={verdictOf(state)} size="medium" />
              <Button variant="contained" loading={isSending} onClick={() => void verify()}>
                {t(state.round ? 'goOn' : 'verify')}
              </Button>
            </Box>
            <Findings state={state} />
            <StateFacts state={state} />
          </Box>
        )}
      </RecordPart>
    </ScreenBody>
  );
}
