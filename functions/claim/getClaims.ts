import type { claimApi } from '../../shared/claim/routes.ts';
import { claimIdOf, claimRowOf, findClaim, listClaims } from '../_data/claim/claim.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { ContextOf, Operation } from '../_kit/context.ts';
import { billingFacilityId } from './ownClaim.ts';

type List = typeof claimApi.endpoints.getClaims;
type Asked = Parameters<Operation<List>>[0]['query'];

/** The claim of a number where the other filters hold for it, as a page that ends with it. */
async function pageOfNumber(ctx: ContextOf<List>, claimNumber: string, { state, from = '', to = '9999' }: Asked) {
  const facilityId = billingFacilityId(ctx);
  const claimId = await claimIdOf(ctx.store, facilityId, claimNumber);
  const found = claimId === null ? null : await findClaim(ctx.store, facilityId, claimId);
  const isAsked =
    found !== null &&
    (state === undefined || found.state === state) &&
    found.serviceDate >= from &&
    found.serviceDate <= to;
  return { items: isAsked ? [claimRowOf(found)] : [], nextCursor: null, total: null };
}

/** A page of the facility's claims, on record with what it showed. */
export const getClaims: Operation<List> = async ({ query }, ctx) => {
  const facilityId = billingFacilityId(ctx);
  const { claimNumber, ...asked } = query;
  const page = claimNumber
    ? await pageOfNumber(ctx, claimNumber, asked)
    : await listClaims(ctx.store, facilityId, asked);
  const shown = page.items.map(({ claimId }) => claimId);
  await auditSearch(ctx, { entity: 'facility', id: facilityId }, { criteria: query, shown });
  return page;
};
