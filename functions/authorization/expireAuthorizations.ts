import { authorizations, authorizationWrites, draftWrites } from '../_data/authorization/authorization.ts';
import type { WorkerContext } from '../_kit/workerHandler.ts';
import { endNews } from '../_parts/authorization/authorizationNews.ts';
import { writeTogether } from '../_store/transaction.ts';

/** So many approvals are looked at in one run; the others are due in the next. */
const mostLookedAt = 100;

/** REQ-EAUTH-12: approvals end at the last instant that the payer gave; their senders are told some days before (REQ-EAUTH-20). */
export async function expireAuthorizations(ctx: WorkerContext): Promise<void> {
  const now = ctx.now().toISOString();
  const found = await authorizations.listEnding(ctx.store, ctx.now(), mostLookedAt);
  for (const value of found) {
    const hasEnded = value.validTo !== null && Date.parse(value.validTo) <= ctx.now().getTime();
    const version = value.version + 1;
    const writes = hasEnded
      ? authorizationWrites(
          value,
          { ...value, state: 'expired', stateSince: now, version },
          { at: now, event: 'expire', by: null, detail: null },
        )
      : [...draftWrites(value, { ...value, endNoticedAt: now, version }), ...(await endNews(ctx, value))];
    // Somebody was faster: what is due then, the next run finds.
    if (await writeTogether(ctx.store, writes)) ctx.count(hasEnded ? 'authorizationsExpired' : 'authorizationsEnding');
  }
}
