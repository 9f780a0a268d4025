import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { eligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { type TransactItem, writeTogether } from '../../_store/transaction.ts';
import type { HeldAnswer } from '../worklist/deskFields.ts';
import { eligibilityChange, type StoredEligibility } from './eligibility.ts';
import { outcomeNews } from './eligibilityNews.ts';
import { firstAnswerOf, tellFirstAnswer } from './firstAnswer.ts';

/** For so long a reviewer can take an answer back that nobody has read. */
export const heldSeconds = 60;

/** The event of a final answer: an approval with the payer's number, a refusal with its code. */
const eventOf = ({ status, answeredAt, payerReference, denialCode }: HeldAnswer['change'], now: Date) => {
  const isEligible = status === eligibilityStatus.Eligible;
  return {
    at: answeredAt ?? now.toISOString(),
    event: isEligible ? 'eligible' : 'notEligible',
    by: null,
    detail: isEligible ? payerReference : denialCode,
  } as const;
};

interface Releasing {
  readonly store: DynamoDBDocumentClient;
  readonly now: () => Date;
  readonly newId: () => string;
}

/**
 * Lets a held answer go: from then on it is final, everybody at the facility sees it, and its sender is told. `also` is written with
 * it. False where the request has changed since it was read: the answer was taken back, or somebody else let it go.
 */
export async function releaseAnswer(
  { store, now, newId }: Releasing,
  request: StoredEligibility,
  also: readonly TransactItem[] = [],
): Promise<boolean> {
  const { heldAnswer } = request;
  if (!heldAnswer) return false;
  const change = { ...heldAnswer.change, heldAnswer: null };
  const first = await firstAnswerOf(store, request, { denialCode: change.denialCode, at: now() });
  const isReleased = await writeTogether(store, [
    ...eligibilityChange(request, change, [eventOf(heldAnswer.change, now())], first.counts),
    ...outcomeNews(request, change, { id: newId(), at: now() }),
    ...first.items,
    ...also,
  ]);
  if (isReleased) tellFirstAnswer(first);
  return isReleased;
}

/** The request with the answer that is on its way, as the payer's people see it. */
export const withHeldAnswer = (request: StoredEligibility): StoredEligibility =>
  request.heldAnswer ? { ...request, ...request.heldAnswer.change } : request;
