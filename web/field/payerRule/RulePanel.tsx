import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { holdsOneOf } from '../../../shared/_field/grants.ts';
import { nameIn } from '../../../shared/_field/nameIn.ts';
import { waitsForAnswers } from '../../../shared/eligibility/eligibilityWaiting.ts';
import type { EligibilityRequest } from '../../../shared/eligibility/routes.ts';
import { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { payerRuleApi } from '../../../shared/payerRule/routes.ts';
import type { RuleAnswer } from '../../../shared/payerRule/ruleModel.ts';
import { useApi } from '../../api/useApi.ts';
import { useSession } from '../../base/session.ts';
import { Arriving } from '../../ui/Arriving.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { ruleTexts } from './ruleTexts.ts';

interface RulePanelProps {
  request: EligibilityRequest;
  onChanged: () => void;
}

/** The questions of the payer's rule, to be answered by the facility that sent the request. */
function OpenQuestions({ request, onChanged }: RulePanelProps) {
  const { t, i18n } = useTranslation('payerRule');
  const session = useSession();
  const { eligibilityId, ruleId, facilityId } = request;
  const mayAnswer =
    session?.facilityId === facilityId && holdsOneOf(session, eligibilityApi.endpoints.answerRule.access);
  const sending = ruleId && mayAnswer ? { query: { ruleId, eligibilityId } } : null;
  const { data: rule, error, refresh } = useApi(payerRuleApi.endpoints.getRuleInfo, sending);
  if (!mayAnswer) return <Alert severity="info">{t('answer.forProvider')}</Alert>;
  return (
    <Section title={t('answer.title')} isPlain>
      <Typography sx={{ mb: 2 }}>
        {t('answer.intro', { payer: nameIn(i18n.language, request, 'payerName') })}
      </Typography>
      {rule && <AnswerForm key={rule.ruleId} request={request} rule={rule} onChanged={onChanged} />}
      {!rule && !error && <Arriving height={160} />}
      {error && (
        <Alert severity="warning" action={<Button onClick={refresh}>{t('answer.retry')}</Button>}>
          {t('answer.missing')}
        </Alert>
      )}
    </Section>
  );
}

function GivenAnswer({ given }: { given: RuleAnswer }) {
  const { t, i18n } = useTranslation('payerRule');
  const { kind, answer } = given;
  if (kind === 'date') return <DateText value={answer} />;
  if (kind === 'yesNo') return t(answer === 'yes' ? 'answer.yes' : 'answer.no');
  return <bdi>{nameIn(i18n.language, given, 'label') ?? answer}</bdi>;
}

/** What the payer's rule asked of this request: the open questions, or the answers that were given. */
export function RulePanel({ request, onChanged }: RulePanelProps) {
  const { t, i18n } = useTranslation('payerRule');
  if (waitsForAnswers(request)) return <OpenQuestions request={request} onChanged={onChanged} />;
  if (request.ruleAnswers.length === 0) return null;
  const { words } = ruleTexts(i18n.language);
  return (
    <Section title={t('answer.given')} isPlain>
      <Facts
        facts={request.ruleAnswers.map((given) => ({ label: words(given), value: <GivenAnswer given={given} /> }))}
      />
    </Section>
  );
}
