import type { claimApi } from '../../shared/claim/routes.ts';
import { claimOfNumber, claimRowOf, listClaims } from '../_data/claim/claim.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { ContextOf, Operation } from '../_kit/context.ts';
import { billingFacilityId } from './ownClaim.ts';

type List = typeof claimApi.endpoints.getClaims;

/** The claim of a number, as a page that ends with it; the other filters hold for it too. */
async function pageOfNumber(ctx: ContextOf<List>, claimNumber: string) {
  const found = await claimOfNumber(ctx.store, billingFacilityId(ctx), claimNumber);
  return { items: found ? [claimRowOf(found)] : [], nextCursor: null, total: null };
}

/** A page of the facility's claims, on record with what it showed. */
export const getClaims: Operation<List> = async ({ query }, ctx) => {
  const facilityId = billingFacilityId(ctx);
  const { claimNumber, ...asked } = query;
  const { state, from = '', to = '9999' } = asked;
  const all = claimNumber ? await pageOfNumber(ctx, claimNumber) : await listClaims(ctx.store, facilityId, asked);
  const isAsked = (row: (typeof all.items)[number]) =>
    (state === undefined || row.state === state) && row.serviceDate >= from && row.serviceDate <= to;
  const page = claimNumber ? { ...all, items: all.items.filter(isAsked) } : all;
  const shown = page.items.map(({ claimId }) => claimId);
  await auditSearch(ctx, { entity: 'facility', id: facilityId }, { criteria: query, shown });
  return page;
};
