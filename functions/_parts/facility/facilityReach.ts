import type { Role } from '../../../shared/_field/roles.ts';
import type { FacilityFound } from '../../../shared/facility/facilityFields.ts';
import { type Facility, findFacilityByLicense, getFacility } from '../../_data/facility/facility.ts';
import { findProviderCode } from '../../_data/facility/facilitySearch.ts';
import { administers } from '../../_data/user/administrators.ts';
import { currentUser } from '../../_data/user/currentUser.ts';
import type { User } from '../../_data/user/user.ts';
import type { SessionContext } from '../../_kit/context.ts';

/** Who looks up facilities for others: names and licences of all, which the regulators publish, and nothing else. */
const lookUp: readonly Role[] = [
  'SuperAdmin',
  'SetupAdmin',
  'PayerAdmin',
  'InsurerUser',
  'CallCenterAgent',
  'SoftwareAllienceRepresentative',
  'SafeCareTechRepresentative',
];
/** A regulator's people look up the facilities of that regulator. */
const lookUpInRegulator: readonly Role[] = ['RegulatorAdmin', 'DHAInspector'];

const holdsOneOf = (user: User, roles: readonly Role[]): boolean => roles.some((role) => user.roles.includes(role));

/** Which facilities a person finds: all, those of one regulator, or the own ones. */
export type FacilityReach =
  | { readonly kind: 'all' }
  | { readonly kind: 'regulator'; readonly regulatorId: number }
  | { readonly kind: 'own'; readonly facilityIds: readonly string[] };

/** What the caller finds, by the roles that they have now. The roles of a facility do not widen it. */
export function reachOf(user: User): FacilityReach {
  if (holdsOneOf(user, lookUp)) return { kind: 'all' };
  if (holdsOneOf(user, lookUpInRegulator) && user.regulatoryId !== null) {
    return { kind: 'regulator', regulatorId: user.regulatoryId };
  }
  return { kind: 'own', facilityIds: user.facilityIds };
}

export function isWithin(reach: FacilityReach, facility: Pick<FacilityFound, 'facilityId' | 'regulatoryId'>): boolean {
  if (reach.kind === 'all') return true;
  if (reach.kind === 'regulator') return facility.regulatoryId === reach.regulatorId;
  return reach.facilityIds.includes(facility.facilityId);
}

/** The facility of a whole licence within the caller's reach, or null: one out of reach and one that is not there are the same. */
export async function reachedByLicense(ctx: SessionContext, license: string): Promise<Facility | null> {
  const [user, facility] = await Promise.all([currentUser(ctx), findFacilityByLicense(ctx.store, license)]);
  return facility && isWithin(reachOf(user), facility) ? facility : null;
}

/** The same by a provider code. */
export async function reachedByCode(ctx: SessionContext, code: string): Promise<Facility | null> {
  const [user, facilityId] = await Promise.all([currentUser(ctx), findProviderCode(ctx.store, code)]);
  const facility = facilityId === null ? null : await getFacility(ctx.store, facilityId);
  return facility && isWithin(reachOf(user), facility) ? facility : null;
}

/** Whether the caller reads a facility's settings: an administrator of the portal, or of this facility. */
export const readsSettings = (user: User, facilityId: string): boolean =>
  administers(user, 'portal') || administers(user, { facilityId });
