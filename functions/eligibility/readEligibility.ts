import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { type EligibilityRequest, eligibilityRequest } from '../../shared/eligibility/routes.ts';
import { findEligibility, type StoredEligibility } from '../_data/eligibility/eligibility.ts';
import { releaseAnswer } from '../_data/eligibility/heldAnswer.ts';
import type { HeldAnswer } from '../_data/worklist/deskFields.ts';
import { isAllowed } from '../_kit/authenticate.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { openParser } from '../_kit/openParse.ts';
import { retryWrite } from '../_kit/retryWrite.ts';

// Compiled once: zod compiles every new schema, which costs more than parsing an item.
const shownRequest = openParser(eligibilityRequest.strip());

/** A reviewer reads as one of a payer's people: without a payer the role opens nothing of the facility where somebody works. */
export function checkReader({ user, scope }: SessionContext): void {
  if (scope.kind === 'facility' && !isAllowed(user, moduleAccess.eligibility)) throw fail('notAllowed');
}

/** One request of the caller's tenant as it is stored; 404 for every other id, which the audit trail records too. */
export async function readStored(ctx: SessionContext, eligibilityId: string): Promise<StoredEligibility> {
  checkReader(ctx);
  const found = await retryWrite(async () => {
    const request = await findEligibility(ctx.store, ctx.scope, eligibilityId);
    if (!request) throw notHere(ctx, eligibilityId);
    if (ctx.scope.kind !== 'facility' || !request.heldAnswer || isOnlyWaiting(ctx, request.heldAnswer)) return request;
    // Whoever opens the request gets the answer now. From here on nobody takes it back: it is shown only after it was let go.
    await releaseAnswer(ctx, request);
    return null;
  });
  if (!found) throw fail('changedMeanwhile');
  return found;
}

/**
 * A page that asks again by itself sees the request without the answer, so it takes nothing of the reviewer's minute: that somebody
 * looks at it is not known. Once the minute has passed, it lets the answer go as well.
 */
const isOnlyWaiting = ({ isBackground, now }: SessionContext, { heldUntil }: HeldAnswer): boolean =>
  isBackground && heldUntil > now().toISOString();

function notHere(ctx: SessionContext, eligibilityId: string) {
  ctx.audited({ entity: 'eligibility', id: eligibilityId });
  return fail('notFound');
}

/** What a caller may see of a request. */
export const shownOf = (stored: StoredEligibility): EligibilityRequest => shownRequest(stored);

/** One request of the caller's tenant, as the audit trail records its reading; 404 for every other id. */
export async function readEligibility(ctx: SessionContext, eligibilityId: string): Promise<EligibilityRequest> {
  const stored = await readStored(ctx, eligibilityId);
  ctx.audited({ entity: 'eligibility', id: eligibilityId });
  return shownOf(stored);
}
