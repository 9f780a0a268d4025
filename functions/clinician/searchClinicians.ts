import type { clinicianApi } from '../../shared/clinician/routes.ts';
import { cliniciansWith, licensesAt } from '../_data/clinician/clinician.ts';
import { listClinicians } from '../_data/clinician/clinicianSearch.ts';
import type { BodyOf, Operation, SessionContext } from '../_kit/context.ts';
import { type OwnFacility, searchedFacility } from './ownFacility.ts';
import { shownClinicians } from './shownClinicians.ts';

type Search = typeof clinicianApi.endpoints.searchClinicians;

/** The clinicians of a whole licence or an Emirates ID, which are few: one page. */
async function withNumber(ctx: SessionContext, { facilityId }: OwnFacility, criteria: BodyOf<Search>) {
  const { clinicianLicense, emiratesId, isActive } = criteria;
  const ofPerson = emiratesId === undefined ? null : await licensesAt(ctx.store, facilityId, emiratesId);
  const licenses = ofPerson ?? [clinicianLicense ?? ''];
  const isNamed = ({ licenseNo }: { licenseNo: string }): boolean =>
    !clinicianLicense || licenseNo.toUpperCase() === clinicianLicense.toUpperCase();
  const found = (await cliniciansWith(ctx.store, facilityId, licenses)).filter(isNamed);
  return { items: found.filter((each) => each.isActive === isActive), nextCursor: null, total: null };
}

/** REQ-CLIN-10: the clinicians of a facility of the caller's; licence and Emirates ID count whole, words by their beginning. */
export const searchClinicians: Operation<Search> = async ({ body }, ctx) => {
  const facility = await searchedFacility(ctx, body);
  const isNumber = Boolean(body.clinicianLicense) || body.emiratesId !== undefined;
  const { searchText: text, isActive, take, cursor } = body;
  const page = isNumber
    ? await withNumber(ctx, facility, body)
    : await listClinicians(ctx.store, facility.facilityId, { text, isActive, take, cursor });
  ctx.audited({ entity: 'facility', id: facility.facilityId });
  return { ...page, items: await shownClinicians(ctx, facility, page.items) };
};
