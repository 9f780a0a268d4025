import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { nameIn } from '../../shared/_field/nameIn.ts';
import { type SurveyRecord, surveyApi } from '../../shared/survey/routes.ts';
import type { SurveyQuestion } from '../../shared/survey/surveyModel.ts';
import { offeredBy } from '../../shared/survey/surveyRules.ts';
import { useApi } from '../api/useApi.ts';
import { pathTo } from '../base/screenPath.ts';
import { RecordScreen } from '../parts/record/RecordScreen.tsx';
import { Facts } from '../ui/Facts.tsx';
import { factsBy } from '../ui/factsBy.tsx';
import { Section } from '../ui/Section.tsx';
import { answerText } from './answerText.ts';
import { SurveyChip } from './chips.ts';
import { SurveyActions } from './SurveyActions.tsx';
import { surveyScreens } from './screens.ts';

/** Says that it waits, and why it came back. */
function Notices({ record: { state, waiting, refused } }: { record: SurveyRecord }) {
  const { t } = useTranslation('survey');
  if (waiting) {
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {t(waiting.isOwn ? 'notice.waitsForOther' : 'notice.waits', { name: waiting.makerName })}
      </Alert>
    );
  }
  return state === 'draft' && refused ? (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t('notice.refused', { name: refused.byName, reason: refused.reason })}
    </Alert>
  ) : null;
}

interface ElementProps {
  question: SurveyQuestion;
  number: number;
  all: readonly SurveyQuestion[];
}

/** When a question is asked, in words; null for one that always is. */
function useBranchText() {
  const { t, i18n } = useTranslation('survey');
  return ({ shownWhen }: SurveyQuestion, all: readonly SurveyQuestion[]): string | null => {
    const at = shownWhen ? all.findIndex(({ key }) => key === shownWhen.key) : -1;
    const asked = all[at];
    if (!shownWhen || !asked) return null;
    const chosen = shownWhen.answers.filter((answer) => offeredBy(asked).includes(answer));
    const values = chosen.map((value) => {
      return answerText(t, i18n.language, asked, [{ key: asked.key, values: [value] }]) ?? '';
    });
    const answers = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(values);
    return t('question.shownWhen', { number: at + 1, answers });
  };
}

/** One question as its providers see it, with what only the insurer's people see. */
function Element({ question, number, all }: ElementProps) {
  const { t, i18n } = useTranslation('survey');
  const branchText = useBranchText()(question, all);
  const [first, second] = i18n.language === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const);
  const words = { en: question.text, ar: question.textArabic };
  return (
    <li value={number} style={{ marginBottom: 12 }}>
      <Typography lang={first} sx={{ fontWeight: question.kind === 'section' ? 700 : 500 }}>
        <bdi>{words[first] || t('list.untitled')}</bdi>
      </Typography>
      <Typography lang={second} variant="body2" color="textSecondary">
        <bdi>{words[second]}</bdi>
      </Typography>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 4 }}>
        <Chip size="small" variant="outlined" label={t(`kind.${question.kind}`)} />
        {question.isRequired && question.kind !== 'section' && (
          <Chip size="small" variant="outlined" label={t('question.required')} />
        )}
        {branchText && (
          <Chip
            size="small"
            variant="outlined"
            label={branchText}
            sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere' } }}
          />
        )}
      </div>
      {question.options.length > 0 && (
        <ul style={{ margin: '4px 0 0' }}>
          {question.options.map((option) => (
            <li key={option.key}>
              <bdi>{nameIn(i18n.language, option, 'text')}</bdi>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** One version of the survey: its questions, where it stands, and what can be done with it. */
export function SurveyScreen() {
  const { t, i18n } = useTranslation('survey');
  const { surveyId = '' } = useParams();
  const read = useApi(surveyApi.endpoints.getSurvey, { query: { surveyId } });
  return (
    <RecordScreen
      read={read}
      missing={{ title: t('missing'), nextStep: t('missingNext') }}
      back={{ to: pathTo(surveyScreens.list), text: t('toList') }}
      head={(record) => (
        <>
          <SurveyChip state={record.state} />
          <SurveyActions record={record} onChanged={read.refresh} />
        </>
      )}
      notices={(record) => <Notices record={record} />}
    >
      {(record) => {
        const fact = factsBy(record, (name: 'number' | 'dueOn' | 'publishedAt' | 'questionCount') =>
          t(`field.${name}`),
        );
        return (
          <>
            <Section title={nameIn(i18n.language, record, 'title') || t('list.untitled')} isPlain>
              <Facts
                facts={[
                  fact.text('number', String(record.number)),
                  fact.date('dueOn'),
                  fact.instant('publishedAt'),
                  fact.text('questionCount', String(record.questionCount)),
                ]}
              />
            </Section>
            <Section title={t('question.all')} isPlain>
              {record.questions.length === 0 ? (
                <Typography color="textSecondary">{t('question.none')}</Typography>
              ) : (
                <ol style={{ margin: 0, paddingInlineStart: 28 }}>
                  {record.questions.map((question, at) => (
                    <Element key={question.key} question={question} number={at + 1} all={record.questions} />
                  ))}
                </ol>
              )}
            </Section>
          </>
        );
      }}
    </RecordScreen>
  );
}
