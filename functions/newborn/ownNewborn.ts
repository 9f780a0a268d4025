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

/** An open number of the caller's facility as the caller saw it; a payer's people change none. */
export async function ownOpenNewborn(
  ctx: SessionContext,
  { newbornId, version }: { readonly newbornId: string; readonly version: number },
): Promise<StoredNewborn> {
  if (ctx.scope.kind !== 'facility') throw fail('notAllowed');
  const found = await findNewborn(ctx.store, ctx.scope, newbornId);
  if (!found) throw fail('notFound');
  if (found.state !== 'open') throw fail('numberNotOpen');
  if (found.version !== version) throw fail('changedMeanwhile');
  return found;
}
