import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { AnsweredLine, RegulatorFinding } from '../../../shared/authorization/answer.ts';
import type { AuthorizationLine } from '../../../shared/authorization/form.ts';
import { grantOf, otherActivityOf, ownOf } from '../../../shared/authorization/lineGrant.ts';
import type { Authorization } from '../../../shared/authorization/routes.ts';
import { CodeName } from '../../field/authorization/CodeName.tsx';
import { LineCell } from '../../field/authorization/LineCell.tsx';
import { type NamesOfCodes, useCodeNames } from '../../field/authorization/useCodeNames.ts';
import { DenialText } from '../../field/denial/DenialText.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Identifier } from '../../ui/Identifier.tsx';
import { Money } from '../../ui/Money.tsx';
import { Section } from '../../ui/Section.tsx';
import { FindingText } from './FindingsPart.tsx';
import { denialFamily } from './standing.ts';

const grid = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.5,
  gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1.1fr 1.1fr 0.9fr 0.9fr 2fr' },
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
  names: NamesOfCodes;
  /** What of the line's number and days is not that of the whole. */
  own: ReturnType<typeof ownOf>;
  /** Its answer must be looked at by a person first: it grants nothing. */
  isUnclear: boolean;
}

/** What the payer wrote that is not as it was asked, or not as in the whole answer. */
function OwnFacts({ asked, said, own, names }: Pick<LineProps, 'asked' | 'said' | 'own' | 'names'>) {
  const { t } = useTranslation('record');
  const other = otherActivityOf(asked, said);
  return (
    <>
      {other !== null && (
        <Box sx={{ color: 'warning.dark' }}>
          {t('lines.otherActivity')} <CodeName code={other} name={said && names.activity(said)} />
        </Box>
      )}
      {own.payerReference && (
        <div>
          {t('fact.payerReference')}: <Identifier value={own.payerReference} />
        </div>
      )}
      {own.validTo && (
        <div>
          {t('fact.validTo')}: <DateText value={own.validTo} withTime />
        </div>
      )}
    </>
  );
}

/** One line: what was asked, what was approved, and why not more. A denied line and one that nobody asked for grant nothing. */
function Line({ asked, said, unanswered, findings, own, isUnclear, names }: LineProps) {
  const { t } = useTranslation('record');
  const { t: tDesk } = useTranslation('authorizationDesk');
  const grant = grantOf(isUnclear ? null : asked, said);
  const decided = isUnclear ? t('lines.unclear') : said && tDesk(`outcome.${said.outcome}`);
  const coded = asked ?? said;
  return (
    <Box component="li" sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={grid}>
        <LineCell label={t('lines.code')}>
          {coded && <CodeName code={coded.code} name={names.activity(coded)} />}
          {asked?.clinician && (
            <Typography variant="body2" color="textSecondary">
              <CodeName code={asked.clinician} name={names.clinician(asked.clinician)} />
            </Typography>
          )}
        </LineCell>
        <LineCell label={t('lines.asked')}>
          <Amount quantity={asked?.quantity ?? null} fils={asked?.netFils ?? null} />
        </LineCell>
        <LineCell label={t('lines.approved')}>
          <Amount quantity={grant.quantity} fils={grant.approvedFils} />
        </LineCell>
        <LineCell label={t('lines.share')}>
          <Amount quantity={null} fils={grant.patientShareFils} />
        </LineCell>
        <LineCell label={t('lines.payment')}>
          <Amount quantity={null} fils={said?.wasAsked ? said.paymentFils : null} />
        </LineCell>
        <LineCell label={t('lines.decision')}>
          <strong>{decided ?? unanswered}</strong>
          <OwnFacts asked={asked} said={said} own={own} names={names} />
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
  const { form, answer, findings, state, review } = record;
  const names = useCodeNames(record.names);
  const asked = form?.lines ?? [];
  const foreign = answer?.lines.filter(({ wasAsked }) => !wasAsked) ?? [];
  if (asked.length + foreign.length === 0) return null;
  const unanswered = t(state === 'cancelled' ? 'lines.cancelled' : 'lines.none');
  const ofAnswer = (said: AnsweredLine | null) => ({
    own: answer ? ownOf(answer, said) : { payerReference: null, validTo: null },
    isUnclear: said !== null && review != null && (review.reason !== null || review.lineIds.includes(said.lineId)),
  });
  return (
    <Section title={t('lines.title')} isPlain>
      {answer?.denialCode && <Denial code={answer.denialCode} />}
      {answer?.comments && <Typography dir="auto">{answer.comments}</Typography>}
      <Box component="ul" aria-label={t('lines.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {asked.map((line) => {
          const said = answer?.lines.find(({ lineId, wasAsked }) => wasAsked && lineId === line.lineId) ?? null;
          return (
            <Line
              key={line.lineId}
              {...{ asked: line, said, unanswered, names, ...ofAnswer(said) }}
              findings={findings.filter(({ lineId }) => lineId === line.lineId)}
            />
          );
        })}
        {foreign.map((said) => (
          <Line
            key={`foreign-${said.lineId}`}
            {...{ asked: null, said, unanswered, names, findings: [], ...ofAnswer(said) }}
          />
        ))}
      </Box>
    </Section>
  );
}
