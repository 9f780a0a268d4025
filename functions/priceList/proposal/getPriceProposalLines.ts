import type { priceListApi } from '../../../shared/priceList/routes.ts';
import type { Operation } from '../../_kit/context.ts';
import { countIn, pageOfLines } from './proposalLines.ts';
import { proposalOfCall } from './proposalOfCall.ts';

/** The lines that a proposal changes in one way; the provider reads what was decided about them once all of it is. */
export const getPriceProposalLines: Operation<typeof priceListApi.endpoints.getPriceProposalLines> = async (
  { query },
  ctx,
) => {
  const { group, mostPercent = null, take, cursor, ...named } = query;
  const proposal = await proposalOfCall(ctx, named);
  const isEnded = proposal.state === 'accepted' || proposal.state === 'refused';
  const isDecisionShown = ctx.scope.kind === 'payer' || isEnded;
  const wanted = { group, mostPercent };
  const page = await pageOfLines(ctx.store, proposal, { ...wanted, take, cursor, isDecisionShown });
  return { ...page, total: page.total ?? (await countIn(ctx.store, proposal, wanted)) };
};
