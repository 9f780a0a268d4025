import { type MoveOf, refusalOf } from '../../shared/_parts/life.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { deskLife, requestAtDesk } from '../../shared/worklist/deskLife.ts';
import { type WorklistItem, worklistItem } from '../../shared/worklist/routes.ts';
import { findEligibility, listTimeline, type StoredEligibility } from '../_data/eligibility/eligibility.ts';
import { withHeldAnswer } from '../_data/eligibility/heldAnswer.ts';
import { listReviewerMessages } from '../_data/eligibility/reviewerMessages.ts';
import { isAtDesk } from '../_data/worklist/desk.ts';
import type { DeskReader } from '../_data/worklist/worklist.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { openParser } from '../_kit/openParse.ts';

/** The caller and the caller's payer. A user without a payer has no work list (404). */
export function deskOf({ scope, user }: SessionContext): DeskReader {
  if (scope.kind !== 'payer') throw fail('notFound');
  return { payerId: scope.payerId, userId: user.userId };
}

/** A request that the payer's people were asked about; 404 for every other id. An answered one can be read, not changed. */
export async function readAtDesk(ctx: SessionContext, eligibilityId: string): Promise<StoredEligibility> {
  deskOf(ctx);
  const found = await findEligibility(ctx.store, ctx.scope, eligibilityId);
  if (!found || found.deskDueAt === null) throw fail('notFound');
  return found;
}

/** The same, but still without an answer. */
export async function readOpen(ctx: SessionContext, eligibilityId: string): Promise<StoredEligibility> {
  const request = await readAtDesk(ctx, eligibilityId);
  if (request.status === eligibilityStatus.Cancelled) throw fail('requestCancelled');
  if (!isAtDesk(request)) throw fail('alreadySettled');
  return request;
}

/** Refuses a move on the work list that the caller may not make with the request as it is now. */
export function checkDeskMove(ctx: SessionContext, move: MoveOf<typeof deskLife>, request: StoredEligibility): void {
  const heldUntil = request.heldAnswer?.heldUntil ?? null;
  const record = requestAtDesk({ ...withHeldAnswer(request), heldUntil });
  const refusal = refusalOf(deskLife, move, { person: ctx.user, record });
  if (refusal === 'notInThisState' && isHeldBy(ctx, request)) throw fail('notInThisStatus');
  if (refusal) throw fail(request.deskHolder === null ? 'notInHand' : 'takenByAnother');
}

const isHeldBy = ({ user }: SessionContext, { deskHolder }: StoredEligibility): boolean =>
  deskHolder?.userId === user.userId;

// Compiled once: zod compiles every new schema, which costs more than parsing an item.
const shownItem = openParser(worklistItem.strip());

/** The request as the payer's people see it at this moment. */
export async function shown(ctx: SessionContext, eligibilityId: string): Promise<WorklistItem> {
  const request = await readAtDesk(ctx, eligibilityId);
  const [timeline, messages] = await Promise.all([
    listTimeline(ctx.store, request),
    listReviewerMessages(ctx.store, request),
  ]);
  const heldUntil = request.heldAnswer?.heldUntil ?? null;
  return shownItem({ ...withHeldAnswer(request), heldUntil, timeline, messages });
}
