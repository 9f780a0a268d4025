import type { SessionContext } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';

/** As long as a reviewer may postpone an answer, or give a facility for its own: the longest that a payer may promise. */
const longestDays = 14;
const dayMs = 86_400_000;

/** A time by which somebody is to answer; refused at its field when it has passed or lies too far ahead. */
export function answerTime(ctx: SessionContext, field: string, at: string): string {
  const left = Date.parse(at) - ctx.now().getTime();
  if (left <= 0) throw invalid(field, 'timePassed');
  if (left > longestDays * dayMs) throw invalid(field, 'timeTooFar', { days: longestDays });
  return at;
}
