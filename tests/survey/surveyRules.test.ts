import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SurveyAnswer, SurveyQuestion } from '../../shared/survey/surveyModel.ts';
import {
  answerProblems,
  offeredBy,
  progressOf,
  shownAnswers,
  shownQuestions,
  strayProblems,
} from '../../shared/survey/surveyRules.ts';
import { anOption, answer, aQuestion } from './support/surveys.ts';

const branched = [
  aQuestion('Q1', { kind: 'yesNo' }),
  aQuestion('S2', { kind: 'section', shownWhen: { key: 'Q1', answers: ['yes'] } }),
  aQuestion('Q3', {
    kind: 'one',
    options: [anOption('A1'), anOption('A2')],
    shownWhen: { key: 'Q1', answers: ['yes'] },
  }),
  aQuestion('Q4', { shownWhen: { key: 'Q3', answers: ['A2'] } }),
];
const keys = (questions: readonly SurveyQuestion[]) => questions.map(({ key }) => key);

describe('REQ-NET-28 branches of a survey', () => {
  it('show a question once the answer before it is such, and hide what hangs on a hidden one', () => {
    expect(keys(shownQuestions(branched, []))).toEqual(['Q1']);
    const deep = [answer('Q1', 'yes'), answer('Q3', 'A2'), answer('Q4', 'Text')];
    expect(keys(shownQuestions(branched, deep))).toEqual(['Q1', 'S2', 'Q3', 'Q4']);
    const back = [answer('Q1', 'no'), ...deep.slice(1)];
    expect(keys(shownQuestions(branched, back))).toEqual(['Q1']);
    expect(shownAnswers(branched, back)).toEqual([answer('Q1', 'no')]);
    expect(progressOf(branched, deep.slice(0, 2))).toEqual({ answered: 2, total: 3 });
  });

  it('never leave an answer that would be refused, whatever was typed and hidden before', () => {
    const anAnswer = (question: SurveyQuestion): fc.Arbitrary<SurveyAnswer[]> => {
      const offered = offeredBy(question);
      const value = offered.length > 0 ? fc.constantFrom(...offered) : fc.constant('Text');
      return fc.option(value, { nil: null }).map((given) => (given === null ? [] : [answer(question.key, given)]));
    };
    const typed = fc
      .tuple(...branched.filter(({ kind }) => kind !== 'section').map(anAnswer))
      .map((each) => each.flat());
    fc.assert(
      fc.property(typed, (answers) => {
        const kept = shownAnswers(branched, answers);
        expect(strayProblems(branched, kept)).toEqual([]);
        const { answered, total } = progressOf(branched, kept);
        expect(answerProblems(branched, kept)).toHaveLength(total - answered);
      }),
    );
  });
});
