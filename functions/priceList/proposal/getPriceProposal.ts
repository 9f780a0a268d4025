import type { priceListApi } from '../../../shared/priceList/routes.ts';
import type { Operation } from '../../_kit/context.ts';
import { proposalOfCall } from './proposalOfCall.ts';
import { shownProposal } from './shownProposal.ts';

/** One proposal, for both sides. */
export const getPriceProposal: Operation<typeof priceListApi.endpoints.getPriceProposal> = async ({ query }, ctx) =>
  shownProposal(ctx, await proposalOfCall(ctx, query));
