import { isDeepStrictEqual } from 'node:util';
import type { PriorAuthorization } from '../../_connect/postOffice/postOffice.ts';

const numberOf = ({ id }: PriorAuthorization): string => id.trim().toUpperCase();

/** Whether two answers to one request can both be meant: they are the same, or each is about lines of its own. */
function canBothBeMeant(one: PriorAuthorization, other: PriorAuthorization): boolean {
  if (isDeepStrictEqual(one, other)) return true;
  const lines = new Set(one.activities.map(({ id }) => id));
  return lines.size > 0 && other.activities.length > 0 && !other.activities.some(({ id }) => lines.has(id));
}

/** The answers of a file that another one of the same file contradicts: which of them the payer means, nobody knows. */
export const contradicted = (answers: readonly PriorAuthorization[]): ReadonlySet<PriorAuthorization> =>
  new Set(
    answers.filter((answer) =>
      answers.some((other) => numberOf(other) === numberOf(answer) && !canBothBeMeant(answer, other)),
    ),
  );
