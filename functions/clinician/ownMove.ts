import { findMove, type StoredMove } from '../_data/clinician/clinicianMove.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import type { Scope } from '../_kit/scope.ts';

/** Whose changes the caller reads: those of the current facility, or those that the own payer was told. */
export function readersScope({ scope }: SessionContext): Exclude<Scope, { kind: 'all' }> {
  if (scope.kind === 'all') throw fail('notAllowed');
  return scope;
}

/** A change that the caller's side has told or was told; 404 for every other. */
export async function ownMove(ctx: SessionContext, moveId: string): Promise<StoredMove> {
  const found = await findMove(ctx.store, readersScope(ctx), moveId);
  if (!found) throw fail('notFound');
  return found;
}
