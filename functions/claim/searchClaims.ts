import { emiratesIdDigits } from '../../shared/_field/emiratesId.ts';
import type { claimApi } from '../../shared/claim/routes.ts';
import { claimIdOf, claimRowOf, findClaim, isWanted, listClaims, listPatientsClaims } from '../_data/claim/claim.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { BodyOf, ContextOf, Operation } from '../_kit/context.ts';
import { billingFacilityId } from './ownClaim.ts';

type Search = typeof claimApi.endpoints.searchClaims;
type Asked = BodyOf<Search>;

/** The claim of a number where the other filters hold for it, as a page that ends with it. */
async function pageOfNumber(ctx: ContextOf<Search>, claimNumber: string, asked: Asked) {
  const { from = '', to = '9999', emiratesId } = asked;
  const facilityId = billingFacilityId(ctx);
  const claimId = await claimIdOf(ctx.store, facilityId, claimNumber);
  const found = claimId === null ? null : await findClaim(ctx.store, facilityId, claimId);
  const isAsked =
    found !== null &&
    isWanted(claimRowOf(found), asked) &&
    (emiratesId === undefined || emiratesIdDigits(found.claim.emiratesId ?? '') === emiratesIdDigits(emiratesId)) &&
    found.serviceDate >= from &&
    found.serviceDate <= to;
  return { items: isAsked ? [claimRowOf(found)] : [], nextCursor: null, total: null };
}

function pageFor(ctx: ContextOf<Search>, body: Asked) {
  const facilityId = billingFacilityId(ctx);
  const { claimNumber, emiratesId, ...asked } = body;
  if (claimNumber !== undefined) return pageOfNumber(ctx, claimNumber, body);
  if (emiratesId === undefined) return listClaims(ctx.store, facilityId, asked);
  return listPatientsClaims(ctx.store, facilityId, emiratesIdDigits(emiratesId), asked);
}

/** A page of the facility's claims, on record with what it showed. */
export const searchClaims: Operation<Search> = async ({ body }, ctx) => {
  const page = await pageFor(ctx, body);
  const shown = page.items.map(({ claimId }) => claimId);
  await auditSearch(ctx, { entity: 'facility', id: billingFacilityId(ctx) }, { criteria: body, shown });
  return page;
};
