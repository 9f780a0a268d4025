import type { SessionContext } from '../../_kit/context.ts';
import { fail, invalid } from '../../_kit/failure.ts';
import type { OwnPayerId } from '../../_kit/ownIds.ts';
import { provenPayerId } from '../../_kit/proof.ts';
import { getPayer, serves } from './payer.ts';

/**
 * The payer of the records that the caller works on: the caller's own, or the one that a super admin names. Any other
 * is a 404.
 */
export async function ownPayer(
  { scope, store }: Pick<SessionContext, 'scope' | 'store'>,
  named: number | undefined,
): Promise<OwnPayerId> {
  if (scope.kind === 'facility') throw fail('notAllowed');
  if (scope.kind === 'payer') {
    if (named !== undefined && named !== scope.payerId) throw fail('notFound');
    return scope.payerId;
  }
  if (named === undefined) throw invalid('payerId', 'payerMissing');
  const payer = await getPayer(store, named);
  if (!payer || !serves('eligibility')(payer)) throw fail('notFound');
  return provenPayerId(named);
}
