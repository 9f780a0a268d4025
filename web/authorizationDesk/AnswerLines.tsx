import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { AuthorizationAnswer } from '../../shared/authorization/answer.ts';
import type { CodeNames } from '../../shared/authorization/codeNames.ts';
import type { AuthorizationLine } from '../../shared/authorization/form.ts';
import type { AuthorizationState } from '../../shared/authorization/life.ts';
import { grantOf, otherActivityOf } from '../../shared/authorization/lineGrant.ts';
import { AuthorizationChip } from '../field/authorization/AuthorizationChip.ts';
import { CodeName } from '../field/authorization/CodeName.tsx';
import { type NamesOfCodes, useCodeNames } from '../field/authorization/useCodeNames.ts';
import { DenialText } from '../field/denial/DenialText.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Money } from '../ui/Money.tsx';

interface AnswerLinesProps {
  asked: readonly AuthorizationLine[];
  answer: AuthorizationAnswer;
  names: CodeNames | undefined;
  /** The state that it gives the request: it heads the answer as it heads the facility's record. */
  state?: AuthorizationState | undefined;
}

interface LineProps {
  asked: AuthorizationLine;
  answer: AuthorizationAnswer['lines'][number];
  nameOf: NamesOfCodes['activity'];
}

function Line({ asked, answer, nameOf }: LineProps) {
  const { t } = useTranslation('authorizationDesk');
  const { outcome, denialCode, patientShareFils, paymentFils, comments } = answer;
  const { quantity, approvedFils } = grantOf(asked, answer);
  const other = otherActivityOf(asked, answer);
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, py: 0.75 }}>
      <CodeName code={asked.code} name={nameOf(asked)} />
      <strong>{t(`outcome.${outcome}`)}</strong>
      <span>
        {t('answer.asked')} <bdi dir="ltr">{asked.quantity}</bdi> · <Money fils={asked.netFils} />
      </span>
      {other !== null && (
        <span>
          {t('answer.otherActivity')} <CodeName code={other} name={nameOf(answer)} />
        </span>
      )}
      {quantity !== null && (
        <span>
          {t('answer.approved')} <bdi dir="ltr">{quantity}</bdi>
          {approvedFils !== null && (
            <>
              {' '}
              · <Money fils={approvedFils} />
            </>
          )}
        </span>
      )}
      {paymentFils !== null && (
        <span>
          {t('answer.payment')} <Money fils={paymentFils} />
        </span>
      )}
      {Boolean(patientShareFils) && (
        <span>
          {t('form.share')} <Money fils={patientShareFils ?? 0} />
        </span>
      )}
      {denialCode && (
        <span>
          <DenialText code={denialCode} />
        </span>
      )}
      {comments && <span dir="auto">{comments}</span>}
    </Box>
  );
}

/** An answer in a word: by its lines where it has some, for a yes may approve a part only. */
function wordOf({ result, lines }: AuthorizationAnswer): 'open' | 'yes' | 'no' | 'partly' {
  const outcomes = lines.filter(({ wasAsked }) => wasAsked).map(({ outcome }) => outcome);
  if (outcomes.length === 0) return result ?? 'open';
  if (outcomes.includes('pended')) return 'open';
  if (outcomes.every((outcome) => outcome === 'approved')) return 'yes';
  return outcomes.every((outcome) => outcome === 'denied') ? 'no' : 'partly';
}

/** An answer as the facility reads it: asked and approved side by side, with the plain meaning of each denial. */
export function AnswerLines({ asked, answer, names, state }: AnswerLinesProps) {
  const { t } = useTranslation('authorizationDesk');
  const { activity } = useCodeNames(names);
  const { payerReference, validFrom, validTo, comments } = answer;
  return (
    <>
      <Typography>
        {state ? <AuthorizationChip state={state} size="medium" /> : <strong>{t(`answer.${wordOf(answer)}`)}</strong>}{' '}
        {payerReference && <bdi dir="ltr">{payerReference}</bdi>}
      </Typography>
      <Box component="ul" aria-label={t('answer.lines')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {answer.lines.map((line) => {
          const own = asked.find(({ lineId }) => lineId === line.lineId);
          return own ? <Line key={line.lineId} asked={own} answer={line} nameOf={activity} /> : null;
        })}
      </Box>
      {validFrom && validTo && (
        <Typography>
          {t('answer.valid')} <DateText value={validFrom} /> – <DateText value={validTo} />
        </Typography>
      )}
      {comments && <Typography dir="auto">{comments}</Typography>}
    </>
  );
}
