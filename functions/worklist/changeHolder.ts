import type { WorklistItem } from '../../shared/worklist/routes.ts';
import { eligibilityChange, type StoredEligibility } from '../_data/eligibility/eligibility.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { writeTogether } from '../_store/transaction.ts';
import { readOpen, shown } from './deskOf.ts';

type Holder = StoredEligibility['deskHolder'];

/**
 * Changes whose a request is. `decide` says who it shall be, or throws; it is asked again when somebody else was faster, so that of
 * two who take a request one wins and the other learns who has it.
 */
export async function changeHolder(
  ctx: SessionContext,
  eligibilityId: string,
  decide: (request: StoredEligibility) => Holder,
): Promise<WorklistItem> {
  const changed = await retryWrite(async () => {
    const request = await readOpen(ctx, eligibilityId);
    const holder = decide(request);
    const before = request.deskHolder;
    ctx.audited({ entity: 'eligibility', id: eligibilityId, before: { holder: before }, after: { holder } });
    if (holder?.userId === before?.userId) return shown(ctx, eligibilityId);
    const event = {
      at: ctx.now().toISOString(),
      event: holder ? 'taken' : 'released',
      by: null,
      detail: null,
    } as const;
    const isChanged = await writeTogether(ctx.store, eligibilityChange(request, { deskHolder: holder }, [event]));
    return isChanged ? shown(ctx, eligibilityId) : null;
  });
  if (!changed) throw fail('changedMeanwhile');
  return changed;
}
