import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { OwnSurvey } from '../../../shared/survey/routes.ts';
import { answerText } from '../answerText.ts';
import { type AnswerValues, answersOf, differing, valuesOf } from './answerValues.ts';

interface ConflictNoticeProps {
  theirs: OwnSurvey;
  /** What was typed here, over what the colleague has answered besides. */
  merged: AnswerValues;
  onKeepOwn: () => void;
  onTakeTheirs: () => void;
}

/** A colleague answered at the same time: shows where the answers differ, and writes over nothing by itself. */
export function ConflictNotice({ theirs, merged, onKeepOwn, onTakeTheirs }: ConflictNoticeProps) {
  const { t, i18n } = useTranslation('survey');
  const { questions } = theirs;
  const other = valuesOf(questions, theirs.answers);
  const keys = differing(merged, other);
  const own = answersOf(questions, merged);
  const shown = questions.filter(({ key }) => keys.includes(key));
  const textIn = (question: (typeof questions)[number], answers: typeof own) =>
    answerText(t, i18n.language, question, answers) ?? t('answers.none');
  return (
    <Alert severity="warning" role="alert">
      {t('conflict.text', { name: theirs.byName ?? '' })}
      {shown.length > 0 && (
        <ul>
          {shown.map((question) => (
            <li key={question.key}>
              <bdi>{i18n.language === 'ar' ? question.textArabic : question.text}</bdi>
              <div>
                {t('conflict.own')} <bdi>{textIn(question, own)}</bdi>
              </div>
              <div>
                {t('conflict.theirs')} <bdi>{textIn(question, theirs.answers)}</bdi>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button color="inherit" onClick={onKeepOwn}>
          {t('conflict.keepOwn')}
        </Button>
        <Button color="inherit" onClick={onTakeTheirs}>
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </Alert>
  );
}
