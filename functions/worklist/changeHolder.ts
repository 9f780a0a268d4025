import type { WorklistItem } from '../../shared/worklist/routes.ts';
import { eligibilityChange, type StoredEligibility } from '../_data/eligibility/eligibility.ts';
import { deskNews } from '../_data/eligibility/eligibilityNews.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { type TransactItem, writeTogether } from '../_store/transaction.ts';
import { readOpen, shown } from './deskOf.ts';

interface Held {
  readonly holder: StoredEligibility['deskHolder'];
  /** What the present holder writes to the next one; left out, an earlier note stays until somebody else holds the request. */
  readonly note?: StoredEligibility['deskNote'];
}

/**
 * Changes the holder of a request. `decide` returns the new holder or throws. It runs again after a concurrent change,
 * so that when two users take a request at once, one gets it and the other is told who has it.
 */
export async function changeHolder(
  ctx: SessionContext,
  eligibilityId: string,
  decide: (request: StoredEligibility) => Held,
): Promise<WorklistItem> {
  const changed = await retryWrite(async () => {
    const request = await readOpen(ctx, eligibilityId);
    const { holder, note = null } = decide(request);
    const before = request.deskHolder;
    ctx.audited({ entity: 'eligibility', id: eligibilityId, before: { holder: before }, after: { holder } });
    if (holder?.userId === before?.userId) return shown(ctx, eligibilityId);
    const event = {
      at: ctx.now().toISOString(),
      event: holder ? 'taken' : 'released',
      by: null,
      detail: null,
    } as const;
    const isChanged = await writeTogether(ctx.store, [
      ...eligibilityChange(request, { deskHolder: holder, deskNote: note }, [event]),
      ...givenNews(ctx, { ...request, deskHolder: holder }),
    ]);
    return isChanged ? shown(ctx, eligibilityId) : null;
  });
  if (!changed) throw fail('changedMeanwhile');
  return changed;
}

/** Tells a reviewer of a request that somebody else gave them. */
const givenNews = (ctx: SessionContext, given: StoredEligibility): TransactItem[] =>
  given.deskHolder?.userId === ctx.user.userId
    ? []
    : deskNews('deskRequestGiven', given, { id: ctx.newId(), at: ctx.now() });
