import { eligibilityStatus } from './eligibilityStatus.ts';
import { waitsForAnswers } from './eligibilityWaiting.ts';
import type { EligibilityRow } from './routes.ts';

const { Pending, Answered, Error: failed, Blocked } = eligibilityStatus;

/** The states in which a request is not settled: its payer or its desk has something to do. */
export const openStatuses = [failed, Blocked, Pending, Answered] as const;

/** What a desk does next with a request that is not settled. */
export type NextStep = 'answerQuestions' | 'askAgain' | 'settleBlock' | 'wait' | 'waitForReviewer';

/** The next step of an open request; 'wait' where the portal and the payer go on by themselves. */
export function nextStepOf(row: Pick<EligibilityRow, 'status' | 'hasOpenQuestions'>): NextStep {
  if (waitsForAnswers(row)) return 'answerQuestions';
  if (row.status === failed) return 'askAgain';
  if (row.status === Blocked) return 'settleBlock';
  return row.status === Answered ? 'waitForReviewer' : 'wait';
}

/** Whether the desk itself has something to do. */
export const needsDesk = (row: Parameters<typeof nextStepOf>[0]): boolean => !nextStepOf(row).startsWith('wait');
