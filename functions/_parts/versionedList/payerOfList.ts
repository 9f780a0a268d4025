import { ownPayer } from '../../_data/payer/ownPayer.ts';
import type { SessionContext } from '../../_kit/context.ts';
import { fail } from '../../_kit/failure.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';

/** The payer whose list a call is about. For who works at a facility there is no such thing (404), whatever role they hold. */
export async function payerOfList(ctx: SessionContext, named: number | undefined): Promise<OwnPayerId> {
  if (ctx.scope.kind === 'facility') throw fail('notFound');
  return ownPayer(ctx, named);
}
