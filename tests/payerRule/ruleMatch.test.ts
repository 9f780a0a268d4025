import { describe, expect, it } from 'vitest';
import { nextCode } from '../../shared/_field/nextCode.ts';
import { answerProblem } from '../../shared/payerRule/ruleAnswer.ts';
import { answersOf, ruleProblems, tidyContent } from '../../shared/payerRule/ruleMatch.ts';
import { aRuleContent, aRuleQuestion, everyKind } from './support/rules.ts';

const days = { today: '2026-11-22', lastHoldsFrom: null };
const [, list] = everyKind;

describe('what a rule needs before it goes live', () => {
  const complete = aRuleContent({ holdsFrom: '2026-11-22' });
  it.each([
    ['nothing more', {}, []],
    ['both titles', { title: ' ', titleArabic: '' }, ['title required', 'titleArabic required']],
    ['a first day', { holdsFrom: '' }, ['holdsFrom required']],
    ['a first day to come', { holdsFrom: '2026-11-21' }, ['holdsFrom inPast']],
    ['a question', { questions: [] }, ['questions noQuestion']],
    [
      'codes of their own',
      { questions: [aRuleQuestion(), aRuleQuestion({ key: 'q1' })] },
      ['questions.1.key codeTwice'],
    ],
    ['codes that travel', { questions: [aRuleQuestion({ key: 'سؤال' })] }, ['questions.0.key codeForm']],
    ['a code', { questions: [aRuleQuestion({ key: '' })] }, ['questions.0.key required']],
    ['both languages', { questions: [aRuleQuestion({ textArabic: '' })] }, ['questions.0.textArabic required']],
    [
      'two choices',
      { questions: [aRuleQuestion({ kind: 'list', options: [{ key: '1', text: 'One', textArabic: 'واحد' }] })] },
      ['questions.0.options tooFewOptions'],
    ],
    [
      'choices with words',
      { questions: [{ ...list!, options: [list!.options[0]!, { key: 'HOME', text: '', textArabic: 'ب' }] }] },
      ['questions.0.options.1.key codeTwice', 'questions.0.options.1.text required'],
    ],
  ] as const)('%s', (_, changes, problems) => {
    const found = ruleProblems({ ...complete, ...(changes as object) }, days);
    expect(found.map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems);
  });

  it('a first day that is not before the first day of the version before it', () => {
    const after = { ...days, lastHoldsFrom: '2026-12-01' };
    expect(ruleProblems(complete, after)).toEqual([{ field: 'holdsFrom', problem: 'beforeLastVersion' }]);
    expect(ruleProblems({ ...complete, holdsFrom: '2026-12-01' }, after)).toEqual([]);
  });
});

describe('REQ-VALID-14 an answer', () => {
  const [yesNo, , text, date] = everyKind;
  it.each([
    [yesNo, 'yes', null],
    [yesNo, 'Yes', 'unknownChoice'],
    [yesNo, '', 'ruleAnswerValidator'],
    [yesNo, undefined, 'ruleAnswerValidator'],
    [list, 'HOME', null],
    [list, 'ELSEWHERE', 'unknownChoice'],
    [text, ' x ', null],
    [text, ' \u0001\u200b ', 'ruleAnswerValidator'],
    [text, 'x'.repeat(501), 'tooLong'],
    [date, '2026-02-28', null],
    [date, '2026-02-29', 'invalidDate'],
    [date, '0001-01-01', 'invalidDate'],
    [date, '28/02/2026', 'invalidDate'],
  ] as const)('to %o: %s', (question, answer, problem) => {
    expect(answerProblem(question!, answer)).toBe(problem);
  });

  it('stays with its question and the words of its choice', () => {
    const answers = answersOf(
      [list!, yesNo!],
      new Map([
        ['PLACE', 'HOME'],
        ['Q1', 'no'],
      ]),
    );
    expect(answers).toMatchObject([
      { question: 'PLACE', answer: 'HOME', label: 'At home', labelArabic: 'في المنزل' },
      { question: 'Q1', answer: 'no', label: null },
    ]);
  });
});

it('a suggested code is one that no other question has', () => {
  expect(nextCode('Q', [])).toBe('Q1');
  expect(nextCode('Q', [{ key: 'Q7' }, { key: 'PLACE' }, { key: 'Q2' }])).toBe('Q8');
  expect(nextCode('', [{ key: '1' }, { key: 'x' }])).toBe('2');
});

it('only lists keep choices', () => {
  const content = aRuleContent({ questions: [{ ...list!, kind: 'text' }, list!] });
  expect(tidyContent(content).questions.map(({ options }) => options.length)).toEqual([0, 2]);
});
