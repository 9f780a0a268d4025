import type { LicenseRequest, LicenseRequestRecord } from '../../shared/facility/licenseRoutes.ts';
import { getFacility } from '../_data/facility/facility.ts';
import {
  findLicenseRequest,
  type LicenseDesk,
  type StoredLicenseRequest,
} from '../_data/portalLicense/portalLicense.ts';
import { countSeats } from '../_data/seat/seat.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import type { User } from '../_data/user/user.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { isOwnChange } from '../_parts/approval.ts';

const distributors = ['SoftwareAllienceRepresentative', 'SafeCareTechRepresentative'] as const;

/** The distributor of a person, by the own roles that they have now; null for others. */
export const distributorOf = ({ roles }: User) => distributors.find((role) => roles.includes(role)) ?? null;

/** Whose requests the caller reads: all, or those of the own distributor. */
export async function ownLicenseDesk(ctx: SessionContext): Promise<LicenseDesk> {
  const user = await currentUser(ctx);
  if (user.roles.includes('SuperAdmin')) return 'portal';
  const distributor = distributorOf(user);
  if (!distributor) throw fail('notAllowed');
  return distributor;
}

/** What every reader sees of a request. */
export const shownLicenseRequest = ({
  facilityId,
  makerId,
  makerPerson,
  ...request
}: StoredLicenseRequest): LicenseRequest => request;

/** A request that the caller reads; 404 for one of another distributor. */
export async function licenseRequestOfDesk(
  ctx: SessionContext,
  licenseRequestId: string,
): Promise<{ request: StoredLicenseRequest; desk: LicenseDesk }> {
  const [desk, request] = await Promise.all([ownLicenseDesk(ctx), findLicenseRequest(ctx.store, licenseRequestId)]);
  if (!request || (desk !== 'portal' && request.distributor !== desk)) throw fail('notFound');
  return { request, desk };
}

/** A request with its facility's seats. A representative learns them once the facility has licences by that request. */
export async function shownLicenseRecord(
  ctx: SessionContext,
  { request, desk }: { request: StoredLicenseRequest; desk: LicenseDesk },
): Promise<LicenseRequestRecord> {
  const isOwn = await isOwnChange(ctx, request);
  const isSeen = desk === 'portal' || request.state === 'approved';
  const facility = isSeen ? await getFacility(ctx.store, request.facilityId, { isNow: true }) : null;
  const seatsInUse = isSeen ? await countSeats(ctx.store, request.facilityId) : null;
  return { ...shownLicenseRequest(request), isOwn, seats: facility?.seats ?? null, seatsInUse };
}
