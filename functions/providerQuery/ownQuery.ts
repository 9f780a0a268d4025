import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import type { Side } from '../../shared/_parts/conversation.ts';
import { dueAtOf } from '../../shared/_parts/dueClock.ts';
import { sidesOf } from '../../shared/_parts/life.ts';
import { queryLife } from '../../shared/providerQuery/life.ts';
import { type QueryRow, queryRow } from '../../shared/providerQuery/routes.ts';
import { findQuery, isActive, type QueryList, type StoredQuery } from '../_data/providerQuery/providerQuery.ts';
import { isAllowed } from '../_kit/authenticate.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

/** The list of the caller: that of a facility, or of a payer (403 without a role of its desk). 404 for callers without a tenant. */
export function callersList({ scope, user }: SessionContext, part: 'active' | 'settled'): QueryList {
  if (scope.kind === 'facility') return { facilityId: scope.facilityId };
  if (scope.kind === 'all') throw fail('notFound');
  if (!isAllowed(user, moduleAccess.providerQueryDesk)) throw fail('notAllowed');
  return { payerId: scope.payerId, part };
}

/** A query in which the caller takes part, and on which side; 404 for every other one. */
export async function ownQuery(ctx: SessionContext, queryId: string): Promise<{ found: StoredQuery; side: Side }> {
  callersList(ctx, 'active');
  const found = await findQuery(ctx.store, ctx.scope, queryId);
  const [side] = found ? sidesOf(queryLife, ctx.user, found) : [];
  if (!found || !side) throw fail('notFound');
  return { found, side };
}

/** The same for a look at it, which the audit trail keeps. */
export function seenQuery(ctx: SessionContext, queryId: string) {
  ctx.audited({ entity: 'query', id: queryId });
  return ownQuery(ctx, queryId);
}

// Compiled once: zod compiles every new schema, which costs more than parsing an item.
const shownRow = queryRow.strip();

/** The query as a list of this side shows it now. */
export const rowOf = (found: StoredQuery, side: Side, now: Date): QueryRow =>
  shownRow.parse({
    ...found,
    dueAt: isActive(found) ? dueAtOf(found.clock, now) : null,
    holder: side === 'insurer' ? found.holder : null,
  });
