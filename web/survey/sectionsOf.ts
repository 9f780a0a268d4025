import type { SurveyQuestion } from '../../shared/survey/surveyModel.ts';

/** Questions that stand together on the screen; `head` is null for those before the first section. */
export interface QuestionGroup {
  readonly head: SurveyQuestion | null;
  readonly questions: readonly SurveyQuestion[];
}

/** The questions by the sections that head them; sections without a question are left out. */
export function sectionsOf(questions: readonly SurveyQuestion[]): QuestionGroup[] {
  const groups: { head: SurveyQuestion | null; questions: SurveyQuestion[] }[] = [{ head: null, questions: [] }];
  for (const question of questions) {
    if (question.kind === 'section') groups.push({ head: question, questions: [] });
    else groups.at(-1)?.questions.push(question);
  }
  return groups.filter((group) => group.questions.length > 0);
}
