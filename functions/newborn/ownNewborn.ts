import { holdsOneOf } from '../../shared/_field/grants.ts';
import { moduleAccess } from '../../shared/_field/moduleAccess.ts';
import { findNewborn, type StoredNewborn } from '../_data/newborn/newborn.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { Scope } from '../_kit/scope.ts';

/** Whose numbers the caller reads: those of the own facility, or of the own payer's members for those who work with providers. */
export function readersScope({ scope, user }: SessionContext): Exclude<Scope, { kind: 'all' }> {
  if (scope.kind === 'all' || !holdsOneOf(user, moduleAccess.providerServices)) throw fail('notAllowed');
  return scope;
}

/** A number of the caller's facility. A payer's people read the numbers of their members, and change nothing. */
export async function ownNewborn(ctx: SessionContext, newbornId: string): Promise<StoredNewborn> {
  if (ctx.scope.kind === 'all') throw fail('notAllowed');
  const found = await findNewborn(ctx.store, ctx.scope, newbornId);
  if (!found) throw fail('notFound');
  if (ctx.scope.kind !== 'facility') throw fail('notAllowed');
  return found;
}

/** The same while it is open, as the caller saw it. */
export async function ownOpenNewborn(
  ctx: SessionContext,
  { newbornId, version }: { readonly newbornId: string; readonly version: number },
): Promise<StoredNewborn> {
  const found = await ownNewborn(ctx, newbornId);
  if (found.state !== 'open') throw fail('numberNotOpen');
  if (found.version !== version) throw fail('changedMeanwhile');
  return found;
}
