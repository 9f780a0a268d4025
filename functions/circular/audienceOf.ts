import type { circularApi } from '../../shared/circular/routes.ts';
import { findFacilityByLicense } from '../_data/facility/facility.ts';
import type { BodyOf, SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';

type Named = BodyOf<typeof circularApi.endpoints.previewAudience>;

async function facilitiesOf({ store }: SessionContext, licenses: readonly string[]) {
  if (licenses.length === 0) throw invalid('facilityLicenses', 'noFacilities');
  const found = await Promise.all([...new Set(licenses)].map((license) => findFacilityByLicense(store, license)));
  const known = found.filter((facility) => facility !== null);
  if (known.length < found.length) throw invalid('facilityLicenses', 'unknownFacility');
  const unique = [...new Map(known.map((facility) => [facility.facilityId, facility])).values()];
  return {
    facilityIds: unique.map(({ facilityId }) => facilityId),
    facilityLicenses: unique.map(({ facilityLicense }) => facilityLicense),
  };
}

/** The audience that a publisher names. Only the lists that the chosen kind of audience has count. */
export async function audienceOf(ctx: SessionContext, { to, kinds, emirates, facilityLicenses }: Named) {
  const nobody = { kinds: [], emirates: [], facilityIds: [], facilityLicenses: [] };
  // What goes to all payers comes from the portal: no payer writes to its competitors.
  if (to === 'payers' && ctx.scope.kind !== 'all') throw fail('notAllowed');
  if (to === 'payers') return { ...nobody, to };
  if (to === 'facilities') return { ...nobody, to, ...(await facilitiesOf(ctx, facilityLicenses)) };
  return { ...nobody, to, kinds: [...new Set(kinds)], emirates: [...new Set(emirates)] };
}
