import {
  findOwnProposal,
  findProposal,
  priceListOf,
  type StoredProposal,
} from '../../_data/priceProposal/priceProposal.ts';
import type { ContractKey } from '../../_data/providerContract/providerContract.ts';
import { readPointer } from '../../_data/versionedList/listPointer.ts';
import type { SessionContext } from '../../_kit/context.ts';
import { fail, invalid } from '../../_kit/failure.ts';
import { checkSecondPerson } from '../../_parts/approval.ts';
import { baseOf } from '../../_parts/versionedList/baseOf.ts';

/** The contract of the caller's own facility with the payer that it names. */
export function ownContract({ scope }: Pick<SessionContext, 'scope'>, payerId: number | undefined): ContractKey {
  if (scope.kind !== 'facility') throw fail('notFound');
  if (payerId === undefined) throw invalid('payerId', 'payerMissing');
  return { facilityId: scope.facilityId, payerId };
}

interface Named {
  readonly payerId?: number | undefined;
  readonly proposalId: string;
}

/** The proposal that a call is about: of the caller's own facility, or to the caller's own payer. Any other is not there. */
export async function proposalOfCall(ctx: SessionContext, { payerId, proposalId }: Named): Promise<StoredProposal> {
  const { scope, store } = ctx;
  if (scope.kind === 'payer' && payerId !== undefined && payerId !== scope.payerId) throw fail('notFound');
  const found =
    scope.kind === 'payer'
      ? await findProposal(store, scope.payerId, proposalId)
      : await findOwnProposal(store, ownContract(ctx, payerId), proposalId);
  if (!found) throw fail('notFound');
  return found;
}

/** Whether the price list has another version now than the one that the proposal was compared with. */
export async function isOutdated({ store, now }: Pick<SessionContext, 'store' | 'now'>, value: StoredProposal) {
  if (value.state !== 'waiting') return false;
  const base = baseOf(await readPointer(store, priceListOf(value)), value, now());
  return base?.versionId !== value.comparedWith?.versionId;
}

interface Seen {
  readonly proposalId: string;
  readonly edition: number;
}

/**
 * The proposal that an insurer's person is about to decide on, as they have seen it. Never for who proposed it, by another account or by roles on both
 * sides.
 */
export async function proposalToDecide(ctx: SessionContext, { proposalId, edition }: Seen): Promise<StoredProposal> {
  if (ctx.scope.kind !== 'payer') throw fail('notFound');
  const found = await proposalOfCall(ctx, { proposalId });
  if (found.edition !== edition || found.state !== 'waiting') throw fail('changedMeanwhile');
  await checkSecondPerson(ctx, found);
  return found;
}
