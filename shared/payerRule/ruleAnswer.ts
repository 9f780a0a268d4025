import { calendarDay } from '../_field/calendarDay.ts';
import { type RuleQuestion, ruleLimits } from './ruleModel.ts';

/** The rule answer validator (REQ-VALID-14): both fields are filled; its key is `ruleAnswerValidator`. */
export const isRuleAnswer = (first: string, second: string): boolean => first.trim() !== '' && second.trim() !== '';

export type AnswerProblem = 'ruleAnswerValidator' | 'unknownChoice' | 'invalidDate' | 'tooLong';

/** Removes invisible characters: a text of only these is not an answer, and no message carries it. */
const visible = (text: string): string => text.replace(/[\p{C}\p{Z}]/gu, '');

function isDay(answer: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(answer) ?? [];
  return Boolean(year && month && day && year >= '1900' && calendarDay(year, month, day));
}

/** Why an answer does not fit its question, or null when it does. Every question needs an answer. */
export function answerProblem({ key, kind, options }: RuleQuestion, given: string | undefined): AnswerProblem | null {
  const answer = (given ?? '').trim();
  if (!isRuleAnswer(key, visible(answer))) return 'ruleAnswerValidator';
  if (answer.length > ruleLimits.answer) return 'tooLong';
  if (kind === 'yesNo') return answer === 'yes' || answer === 'no' ? null : 'unknownChoice';
  if (kind === 'list') return options.some((option) => option.key === answer) ? null : 'unknownChoice';
  return kind === 'date' && !isDay(answer) ? 'invalidDate' : null;
}
