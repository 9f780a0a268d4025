import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { clinicianApi } from '../../shared/clinician/routes.ts';
import { clinicianById, clinicianNow, facilitiesOfLicense } from '../_data/clinician/clinician.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { elsewhereOn } from './elsewhereOn.ts';
import { isOfPortal, ownFacilities, ownFacility } from './ownFacility.ts';
import { shownClinician, shownClinicians } from './shownClinicians.ts';

/** All places of a licence that the caller may see: those of the caller's facilities. */
async function placesOf(ctx: SessionContext, licenseNo: string) {
  const facilities = isOfPortal(ctx)
    ? await Promise.all((await facilitiesOfLicense(ctx.store, licenseNo)).map((id) => ownFacility(ctx, id)))
    : await ownFacilities(ctx);
  const places = await Promise.all(
    facilities.map(async (facility) => {
      const found = await clinicianNow(ctx.store, facility.facilityId, licenseNo);
      return found ? shownClinicians(ctx, facility, [found]) : [];
    }),
  );
  return places.flat();
}

/** REQ-CLIN-06: one clinician of a facility of the caller's. */
export const getClinicianById: Operation<typeof clinicianApi.endpoints.getClinicianById> = async ({ query }, ctx) => {
  const facility = await ownFacility(ctx, query.facilityId);
  const found = await clinicianById(ctx.store, facility.facilityId, query.clinicianId);
  if (!found) throw fail('notFound');
  return {
    ...(await shownClinician(ctx, facility, found)),
    places: await placesOf(ctx, found.licenseNo),
    worksElsewhere: (await elsewhereOn(ctx, found.licenseNo, emiratesDateOf(ctx.now()))).length > 0,
  };
};
