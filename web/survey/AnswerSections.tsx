import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../shared/_field/nameIn.ts';
import type { SurveyAnswer, SurveyQuestion } from '../../shared/survey/surveyModel.ts';
import { shownQuestions } from '../../shared/survey/surveyRules.ts';
import { Section } from '../ui/Section.tsx';
import { answerText } from './answerText.ts';
import { sectionsOf } from './sectionsOf.ts';

interface AnswerSectionsProps {
  questions: readonly SurveyQuestion[];
  answers: readonly SurveyAnswer[];
}

/** Submitted answers below their questions, section by section. */
export function AnswerSections({ questions, answers }: AnswerSectionsProps) {
  const { t, i18n } = useTranslation('survey');
  return sectionsOf(shownQuestions(questions, answers)).map(({ head, questions: asked }) => (
    <Section
      key={head?.key ?? ''}
      title={(head && nameIn(i18n.language, head, 'text')) ?? t('answers.questions')}
      isPlain
    >
      <dl style={{ margin: 0 }}>
        {asked.map((question) => (
          <div key={question.key} style={{ marginBottom: 12 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              <bdi>{nameIn(i18n.language, question, 'text')}</bdi>
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              <bdi>{answerText(t, i18n.language, question, answers) ?? t('answers.none')}</bdi>
            </Typography>
          </div>
        ))}
      </dl>
    </Section>
  ));
}
