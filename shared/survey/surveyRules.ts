import type { RefusalName } from '../messages.ts';
import { type SurveyAnswer, type SurveyContent, type SurveyQuestion, yesNo } from './surveyModel.ts';

type Answers = readonly SurveyAnswer[];

const byKey = (answers: Answers): ReadonlyMap<string, readonly string[]> =>
  new Map(answers.map(({ key, values }) => [key, values]));

/** The answers that a question offers; empty where one types. */
export const offeredBy = ({ kind, options }: Pick<SurveyQuestion, 'kind' | 'options'>): readonly string[] => {
  if (kind === 'yesNo') return yesNo;
  return kind === 'one' || kind === 'several' ? options.map(({ key }) => key) : [];
};

/** The questions and sections that these answers bring: a question behind a hidden one is hidden too. */
export function shownQuestions(questions: readonly SurveyQuestion[], answers: Answers): SurveyQuestion[] {
  const given = byKey(answers);
  const shown = new Set<string>();
  return questions.filter(({ key, shownWhen }) => {
    const chosen = shownWhen && shown.has(shownWhen.key) ? (given.get(shownWhen.key) ?? []) : [];
    const isShown = shownWhen === null || shownWhen.answers.some((answer) => chosen.includes(answer));
    if (isShown) shown.add(key);
    return isShown;
  });
}

/** The same without sections. */
const askedBy = (questions: readonly SurveyQuestion[], answers: Answers): SurveyQuestion[] =>
  shownQuestions(questions, answers).filter(({ kind }) => kind !== 'section');

/** The answers to questions that are shown: all that a form sends. */
export function shownAnswers(questions: readonly SurveyQuestion[], answers: Answers): SurveyAnswer[] {
  const asked = new Set(askedBy(questions, answers).map(({ key }) => key));
  return answers.filter(({ key }) => asked.has(key));
}

/** How many of the questions that are shown have an answer. */
export function progressOf(questions: readonly SurveyQuestion[], answers: Answers) {
  const given = byKey(answers);
  const asked = askedBy(questions, answers);
  return { answered: asked.filter(({ key }) => given.has(key)).length, total: asked.length };
}

/** A rule that a survey or its answers break, at a field of the call. */
export interface SurveyProblem {
  readonly field: string;
  readonly refusal: RefusalName;
  /** The number of the question or section, as the editor shows it. */
  readonly number?: number;
}

/** Why answers are not even kept: they belong to no question of this survey, to a hidden one, or answer one twice. */
export function strayProblems(questions: readonly SurveyQuestion[], answers: Answers): SurveyProblem[] {
  const known = new Set(questions.filter(({ kind }) => kind !== 'section').map(({ key }) => key));
  const asked = new Set(askedBy(questions, answers).map(({ key }) => key));
  const seen = new Set<string>();
  return answers.flatMap(({ key }): SurveyProblem[] => {
    const field = `answers.${key}`;
    if (!known.has(key) || seen.has(key)) return [{ field, refusal: 'surveyQuestionUnknown' }];
    seen.add(key);
    return asked.has(key) ? [] : [{ field, refusal: 'surveyQuestionHidden' }];
  });
}

const numberPattern = /^\d{1,12}(\.\d{1,2})?$/;

function answerProblem(question: SurveyQuestion, values: readonly string[] | undefined): RefusalName | null {
  if (!values) return question.isRequired ? 'surveyAnswerMissing' : null;
  const isOne = question.kind === 'several' || values.length === 1;
  if (question.kind === 'text') return isOne ? null : 'surveyAnswerUnknown';
  if (question.kind === 'number') return isOne && numberPattern.test(values[0] ?? '') ? null : 'surveyNumberInvalid';
  const offered = offeredBy(question);
  const areOffered = values.every((value) => offered.includes(value)) && new Set(values).size === values.length;
  return isOne && areOffered ? null : 'surveyAnswerUnknown';
}

/** Why answers cannot be submitted, in the order of the questions. */
export function answerProblems(questions: readonly SurveyQuestion[], answers: Answers): SurveyProblem[] {
  const given = byKey(answers);
  const wrong = askedBy(questions, answers).flatMap((question): SurveyProblem[] => {
    const refusal = answerProblem(question, given.get(question.key));
    return refusal ? [{ field: `answers.${question.key}`, refusal }] : [];
  });
  return [...strayProblems(questions, answers), ...wrong];
}

const hasBoth = ({ text, textArabic }: { text: string; textArabic: string }): boolean =>
  text !== '' && textArabic !== '';

function questionProblems(question: SurveyQuestion, at: number, before: readonly SurveyQuestion[]): SurveyProblem[] {
  const { kind, options, shownWhen } = question;
  const problem = (field: string, refusal: RefusalName): SurveyProblem[] => [
    { field: `questions.${at}.${field}`, refusal, number: at + 1 },
  ];
  const keys = options.map(({ key }) => key);
  const isList = kind === 'one' || kind === 'several';
  const asked = shownWhen && before.find(({ key }) => key === shownWhen.key);
  const offered = asked ? offeredBy(asked) : [];
  const isReachable =
    shownWhen === null ||
    (shownWhen.answers.length > 0 && shownWhen.answers.every((answer) => offered.includes(answer)));
  return [
    ...(hasBoth(question) ? [] : problem('text', 'surveyTextMissing')),
    ...(before.some(({ key }) => key === question.key) ? problem('key', 'surveyKeyTwice') : []),
    ...(isList && keys.length < 2 ? problem('options', 'surveyChoicesMissing') : []),
    ...(isList && (!options.every(hasBoth) || new Set(keys).size < keys.length)
      ? problem('options', 'surveyChoiceTextMissing')
      : []),
    ...(isReachable ? [] : problem('shownWhen', 'surveyBranchUnknown')),
  ];
}

/** Why a draft cannot be published; `today` is the day of the Emirates. */
export function surveyProblems({ title, titleArabic, dueOn, questions }: SurveyContent, today: string) {
  const problems: SurveyProblem[] = [
    ...(title && titleArabic ? [] : [{ field: 'title', refusal: 'surveyTitleMissing' } as const]),
    ...(dueOn !== null && dueOn > today ? [] : [{ field: 'dueOn', refusal: 'surveyDueMissing' } as const]),
    ...(questions.some(({ kind }) => kind !== 'section')
      ? []
      : [{ field: 'questions', refusal: 'surveyQuestionsMissing' } as const]),
  ];
  return [...problems, ...questions.flatMap((each, at) => questionProblems(each, at, questions.slice(0, at)))];
}

type Worded = Pick<SurveyQuestion, 'key' | 'text' | 'textArabic'>;
const areWordedAlike = (one: Worded, other: Worded): boolean =>
  one.key === other.key && one.text === other.text && one.textArabic === other.textArabic;

/** What an earlier answer says of a question that asks the same; an answer to other words is another answer. */
function valuesAgain(question: SurveyQuestion, earlier: SurveyQuestion, values: readonly string[]): readonly string[] {
  if (question.kind !== earlier.kind || !areWordedAlike(question, earlier)) return [];
  if (question.kind !== 'one' && question.kind !== 'several') return values;
  const before = new Map(earlier.options.map((option) => [option.key, option]));
  const kept = question.options.filter((option) => {
    const old = before.get(option.key);
    return old !== undefined && areWordedAlike(option, old);
  });
  return values.filter((value) => kept.some(({ key }) => key === value));
}

/** What the answers to an earlier version answer of this one: those of the same questions, as far as they are offered still. */
export function answersAgain(
  questions: readonly SurveyQuestion[],
  earlier: { readonly questions: readonly SurveyQuestion[]; readonly answers: Answers },
): SurveyAnswer[] {
  const given = byKey(earlier.answers);
  const before = new Map(earlier.questions.map((question) => [question.key, question]));
  const again = questions.flatMap((question): SurveyAnswer[] => {
    const old = before.get(question.key);
    const values = old ? valuesAgain(question, old, given.get(question.key) ?? []) : [];
    return values.length > 0 ? [{ key: question.key, values: [...values] }] : [];
  });
  return shownAnswers(questions, again);
}
