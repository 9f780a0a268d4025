import type { EligibilityStatus } from '../../../shared/eligibility/eligibilityStatus.ts';
import { isUnanswered } from '../../../shared/worklist/deskLife.ts';

/** The fields of a stored request that say where it stands on its payer's work list. */
interface AtDesk {
  readonly eligibilityId: string;
  readonly payerId: number;
  readonly status: EligibilityStatus;
  /** An instant; null while the payer's people cannot answer. */
  readonly deskDueAt: string | null;
  readonly deskHolder: { readonly userId: string } | null;
  readonly heldAnswer: object | null;
  readonly deskLeftMs: number | null;
  readonly payerQuestion: { readonly answerBy: string } | null;
}

/** The partitions of a payer's work list: all its requests, the requests of one holder, and the requests without a holder. */
export const deskPartitions = {
  all: (payerId: number) => `PAYER#${payerId}#DESK`,
  holder: (payerId: number, userId: string) => `PAYER#${payerId}#DESK#HOLDER#${userId}`,
  waiting: (payerId: number) => `PAYER#${payerId}#DESK#WAITING`,
} as const;

/** Whether the payer's reviewers may still answer: they were asked, and there is no result yet. */
export const isAtDesk = (request: Pick<AtDesk, 'status' | 'deskDueAt' | 'heldAnswer'>): boolean =>
  request.deskDueAt !== null && request.heldAnswer === null && isUnanswered(request);

/** When a reviewer has to look at it next: while the facility is asked, once its time for the answer has passed. */
const placeOf = ({ deskDueAt, deskLeftMs, payerQuestion }: AtDesk): string | null =>
  deskLeftMs === null ? deskDueAt : (payerQuestion?.answerBy ?? deskDueAt);

/** The index keys of a request on its payer's work list; empty for a request that is not on it. */
export function deskKeys(request: AtDesk) {
  if (!isAtDesk(request)) return {};
  const { payerId, deskHolder, eligibilityId } = request;
  return {
    deskPk: deskPartitions.all(payerId),
    deskHolderPk: deskHolder ? deskPartitions.holder(payerId, deskHolder.userId) : deskPartitions.waiting(payerId),
    deskSk: `${placeOf(request)}#${eligibilityId}`,
  };
}

/**
 * Until when a facility may expect the answer of the payer's people; undefined while nobody promises one, and while the clock stands still
 * for the facility's own answer. An answer that is held changes nothing: the facility does not know of it.
 */
export const answerDueAtOf = ({
  status,
  deskDueAt,
  deskLeftMs,
}: Pick<AtDesk, 'status' | 'deskDueAt' | 'deskLeftMs'>): string | undefined =>
  isUnanswered({ status }) && deskLeftMs === null ? (deskDueAt ?? undefined) : undefined;

/** When the payer's people should have answered what reaches them now. */
export const deskDueAt = (now: Date, { answerMinutes }: { readonly answerMinutes: number }): string =>
  new Date(now.getTime() + answerMinutes * 60_000).toISOString();
