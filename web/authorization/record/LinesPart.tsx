import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { AnsweredLine, RegulatorFinding } from '../../../shared/authorization/answer.ts';
import type { AuthorizationLine } from '../../../shared/authorization/form.ts';
import type { Authorization } from '../../../shared/authorization/routes.ts';
import { LineCell } from '../../field/authorization/LineCell.tsx';
import { DenialText } from '../../field/denial/DenialText.tsx';
import { Identifier } from '../../ui/Identifier.tsx';
import { Money } from '../../ui/Money.tsx';
import { Section } from '../../ui/Section.tsx';
import { FindingText } from './FindingsPart.tsx';
import { denialFamily } from './standing.ts';

const grid = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(110px, 1fr) 1.2fr 1.2fr 1fr 2fr' },
} as const;

function Amount({ quantity, fils }: { quantity: number | null; fils: number | null }) {
  if (quantity === null && fils === null) return <>–</>;
  return (
    <>
      {quantity !== null && <bdi dir="ltr">{quantity}</bdi>}
      {quantity !== null && fils !== null && ' · '}
      {fils !== null && <Money fils={fils} />}
    </>
  );
}

/** What a denial code means, and what to do about it. */
function Denial({ code }: { code: string }) {
  const { t } = useTranslation('record');
  return (
    <Box sx={{ fontSize: '0.875rem' }}>
      <div>
        <DenialText code={code} />
      </div>
      <div>
        <strong>{t('lines.nextStep')}</strong> {t(`denialNext.${denialFamily(code)}`)}
      </div>
    </Box>
  );
}

interface LineProps {
  asked: AuthorizationLine | null;
  said: AnsweredLine | null;
  /** What is said of a line without an answer. */
  unanswered: string;
  findings: readonly RegulatorFinding[];
}

/** One line: what was asked, what was approved, and why not more. A denied line and one that nobody asked for grant nothing. */
function Line({ asked, said, unanswered, findings }: LineProps) {
  const { t } = useTranslation('record');
  const { t: tDesk } = useTranslation('authorizationDesk');
  const isGranted = said?.wasAsked && (said.outcome === 'approved' || said.outcome === 'partlyApproved');
  const code = asked?.code ?? said?.code ?? '';
  return (
    <Box component="li" sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={grid}>
        <LineCell label={t('lines.code')}>
          <Identifier value={code} />
        </LineCell>
        <LineCell label={t('lines.asked')}>
          <Amount quantity={asked?.quantity ?? null} fils={asked?.netFils ?? null} />
        </LineCell>
        <LineCell label={t('lines.approved')}>
          <Amount quantity={isGranted ? said.quantity : null} fils={isGranted ? said.netFils : null} />
        </LineCell>
        <LineCell label={t('lines.share')}>
          <Amount quantity={null} fils={isGranted ? said.patientShareFils : null} />
        </LineCell>
        <LineCell label={t('lines.decision')}>
          <strong>{said ? tDesk(`outcome.${said.outcome}`) : unanswered}</strong>
          {said?.wasAsked === false && <div>{t('lines.notAsked')}</div>}
          {said?.denialCode && <Denial code={said.denialCode} />}
          {said?.comments && <div dir="auto">{said.comments}</div>}
        </LineCell>
      </Box>
      {findings.map((finding) => (
        <FindingText key={`${finding.field}${finding.text}`} finding={finding} />
      ))}
    </Box>
  );
}

/** The lines of a request, asked and approved side by side (REQ-EAUTH-11). */
export function LinesPart({ record }: { record: Authorization }) {
  const { t } = useTranslation('record');
  const { form, answer, findings, state } = record;
  const asked = form?.lines ?? [];
  const foreign = answer?.lines.filter(({ wasAsked }) => !wasAsked) ?? [];
  if (asked.length + foreign.length === 0) return null;
  const unanswered = t(state === 'cancelled' ? 'lines.cancelled' : 'lines.none');
  return (
    <Section title={t('lines.title')} isPlain>
      {answer?.denialCode && <Denial code={answer.denialCode} />}
      {answer?.comments && <Typography dir="auto">{answer.comments}</Typography>}
      <Box component="ul" aria-label={t('lines.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {asked.map((line) => (
          <Line
            key={line.lineId}
            asked={line}
            unanswered={unanswered}
            said={answer?.lines.find(({ lineId, wasAsked }) => wasAsked && lineId === line.lineId) ?? null}
            findings={findings.filter(({ lineId }) => lineId === line.lineId)}
          />
        ))}
        {foreign.map((said) => (
          <Line key={`foreign-${said.lineId}`} asked={null} said={said} unanswered={unanswered} findings={[]} />
        ))}
      </Box>
    </Section>
  );
}
