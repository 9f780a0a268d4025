import type { priceListApi } from '../../../shared/priceList/routes.ts';
import { proposalChange } from '../../_data/priceProposal/priceProposal.ts';
import type { Operation } from '../../_kit/context.ts';
import { fail } from '../../_kit/failure.ts';
import { writeTogether } from '../../_store/transaction.ts';
import { insurersNews } from './proposalNews.ts';
import { proposalOfCall } from './proposalOfCall.ts';
import { shownProposal } from './shownProposal.ts';

/** Withdraws what the own facility has proposed, while nothing was made of it. */
export const withdrawPriceProposal: Operation<typeof priceListApi.endpoints.withdrawPriceProposal> = async (
  { body },
  ctx,
) => {
  if (ctx.scope.kind !== 'facility') throw fail('notFound');
  const found = await proposalOfCall(ctx, body);
  const isOpen = found.state === 'waiting' && found.versionId === null;
  if (!isOpen || found.edition !== body.edition) throw fail('changedMeanwhile');
  const ended = { at: ctx.now().toISOString(), byName: ctx.user.displayName, reason: null };
  const { after, items } = proposalChange(found, { state: 'withdrawn', ended });
  const news = await insurersNews(ctx, after, 'pricesWithdrawn');
  if (!(await writeTogether(ctx.store, [...items, ...news]))) throw fail('changedMeanwhile');
  ctx.audited({ entity: 'priceProposal', id: after.proposalId, after: { state: 'withdrawn' } });
  return shownProposal(ctx, after);
};
