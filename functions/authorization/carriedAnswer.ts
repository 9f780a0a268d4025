import type { AuthorizationAnswer } from '../../shared/authorization/answer.ts';
import type { AuthorizationLine } from '../../shared/authorization/form.ts';
import type { StoredAuthorization } from '../_data/authorization/authorization.ts';

const figures = ['type', 'code', 'quantity', 'netFils'] as const;

/**
 * What a payer has answered so far of a request that is corrected and sent again. A line that is asked for otherwise now has no answer: another payer,
 * and another treatment, must not have the old one.
 */
export function carriedAnswer(
  { answer, form: before }: Pick<StoredAuthorization, 'answer' | 'form'>,
  asked: readonly AuthorizationLine[],
): AuthorizationAnswer | null {
  if (answer === null) return null;
  const isAsBefore = (lineId: string): boolean => {
    const [old, now] = [before?.lines, asked].map((lines) => lines?.find((line) => line.lineId === lineId));
    return old !== undefined && now !== undefined && figures.every((name) => old[name] === now[name]);
  };
  return { ...answer, lines: answer.lines.filter(({ lineId, wasAsked }) => wasAsked && isAsBefore(lineId)) };
}
