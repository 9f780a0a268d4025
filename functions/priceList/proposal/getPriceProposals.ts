import type { priceListApi } from '../../../shared/priceList/routes.ts';
import { listOwnProposals, listProposals } from '../../_data/priceProposal/priceProposal.ts';
import type { Operation } from '../../_kit/context.ts';
import { fail } from '../../_kit/failure.ts';
import { ownContract } from './proposalOfCall.ts';
import { proposalRowOf } from './shownProposal.ts';

/** What the caller's facility has proposed to an insurer, or what was proposed to the caller's own insurer. */
export const getPriceProposals: Operation<typeof priceListApi.endpoints.getPriceProposals> = async ({ query }, ctx) => {
  const { scope, store } = ctx;
  const { payerId, view, ...wanted } = query;
  if (scope.kind === 'payer' && payerId !== undefined && payerId !== scope.payerId) throw fail('notFound');
  const page =
    scope.kind === 'payer'
      ? await listProposals(store, scope.payerId, view, wanted)
      : await listOwnProposals(store, ownContract(ctx, payerId), wanted);
  return { ...page, items: page.items.map(proposalRowOf) };
};
