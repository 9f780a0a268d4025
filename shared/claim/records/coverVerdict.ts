import type { Claim } from '../claim.ts';
import { firstDayOf } from '../services.ts';
import type { ClaimRecords, CoverAnswer } from './claimRecords.ts';

/** What the payer's answers say against a claim; `known` where they say that the patient is covered. */
export interface CoverVerdict {
  readonly says: 'known' | 'notCovered' | 'withoutCover' | 'ended';
  readonly day: string;
  readonly answer: CoverAnswer;
}

const newest = (answers: readonly CoverAnswer[]): CoverAnswer | undefined =>
  [...answers].sort((one, other) => one.answeredAt.localeCompare(other.answeredAt)).at(-1);

/** The cover as the newest answer about another day has it: only its end before the service says anything of this day. */
function endedBefore(day: string, answers: readonly CoverAnswer[]): CoverVerdict | null {
  const covers = answers.flatMap((each) => each.covers);
  if (covers.some(({ validFrom, validTo }) => validFrom <= day && day <= validTo)) return null;
  const answer = newest(answers.filter(({ says }) => says === 'covered'));
  const isEnded = answer?.covers.every(({ validTo }) => validTo < day);
  return answer && isEnded ? { says: 'ended', day, answer } : null;
}

/** What the newest answer says of the day of the service; null where nothing is known of this day. */
export function coverVerdict(claim: Claim, { answers }: ClaimRecords): CoverVerdict | null {
  const day = firstDayOf(claim);
  if (day === null) return null;
  const answer = newest(answers.filter(({ serviceDate }) => serviceDate === day));
  if (!answer) return endedBefore(day, answers);
  if (answer.says === 'undecided') return null;
  return { says: answer.says === 'covered' ? 'known' : answer.says, day, answer };
}
