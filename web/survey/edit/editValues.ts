import type { SurveyRecord } from '../../../shared/survey/routes.ts';
import type { SurveyContent, SurveyQuestion } from '../../../shared/survey/surveyModel.ts';
import { offeredBy } from '../../../shared/survey/surveyRules.ts';

/** A question as its fields show it: the answers that bring it are numbered by their place among those offered. */
export interface QuestionValues extends Omit<SurveyQuestion, 'isRequired' | 'shownWhen'> {
  isRequired: 'yes' | 'no';
  branchKey: string | null;
  branchAnswers: number[];
}

export interface EditValues {
  title: string;
  titleArabic: string;
  dueOn: string;
  questions: QuestionValues[];
}

const offeredIn = (questions: readonly Pick<SurveyQuestion, 'key' | 'kind' | 'options'>[], key: string | null) => {
  const asked = questions.find((each) => each.key === key);
  return asked ? offeredBy(asked) : [];
};

export const valuesOf = ({ title, titleArabic, dueOn, questions }: SurveyRecord): EditValues => ({
  title,
  titleArabic,
  dueOn: dueOn ?? '',
  questions: questions.map(({ isRequired, shownWhen, ...question }) => {
    const offered = offeredIn(questions, shownWhen?.key ?? null);
    const places = (shownWhen?.answers ?? []).map((answer) => offered.indexOf(answer));
    return {
      ...question,
      isRequired: isRequired ? 'yes' : 'no',
      branchKey: shownWhen?.key ?? null,
      branchAnswers: places.filter((at) => at >= 0),
    };
  }),
});

/** What is sent: only lists have choices, and a section asks for no answer. */
export const contentOf = ({ title, titleArabic, dueOn, questions }: EditValues): SurveyContent => ({
  title,
  titleArabic,
  dueOn: dueOn || null,
  questions: questions.map(({ isRequired, branchKey, branchAnswers, ...question }) => ({
    ...question,
    options: question.kind === 'one' || question.kind === 'several' ? question.options : [],
    isRequired: question.kind !== 'section' && isRequired === 'yes',
    shownWhen: branchKey
      ? {
          key: branchKey,
          answers: branchAnswers.flatMap((at) => offeredIn(questions, branchKey)[at] ?? []),
        }
      : null,
  })),
});
