import { type EligibilityStatus, eligibilityStatus } from './eligibilityStatus.ts';

const { Pending, Answered } = eligibilityStatus;

interface Waiting {
  readonly status: EligibilityStatus;
  readonly hasOpenQuestions: boolean;
  readonly answeredAt: string | null;
  readonly ruleAnswers: readonly unknown[];
}

/** Whether a request waits for its provider: the payer's rule asks questions that are not answered yet. */
export const waitsForAnswers = ({ status, hasOpenQuestions }: Pick<Waiting, 'status' | 'hasOpenQuestions'>): boolean =>
  status === Pending && hasOpenQuestions;

/** Whether a request waits for its payer: nothing was asked first, or all of it is answered and the payer has not said anything. */
export const waitsForPayer = ({ status, hasOpenQuestions, answeredAt, ruleAnswers }: Waiting): boolean =>
  (status === Pending && !hasOpenQuestions) || (status === Answered && ruleAnswers.length > 0 && answeredAt === null);
