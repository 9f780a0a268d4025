import { addressOf } from '../../shared/_field/addressOf.ts';
import type { LicenseRequest } from '../../shared/facility/licenseRoutes.ts';
import type { facilityApi } from '../../shared/facility/routes.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import { type Facility, facilityChange, getFacility } from '../_data/facility/facility.ts';
import { type News, notificationPut } from '../_data/notification/notification.ts';
import { licenseRequestChange, type StoredLicenseRequest } from '../_data/portalLicense/portalLicense.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { checkSecondPerson } from '../_parts/approval.ts';
import { administratorsOf } from '../_parts/workplace/administratorsOf.ts';
import { type TransactItem, writeTogether } from '../_store/transaction.ts';
import { licenseRequestOfDesk, shownLicenseRequest } from './licenseDesk.ts';

/** A waiting request as the decider has seen it, and its facility. Nobody decides about what they asked for. */
async function requestToDecide(ctx: SessionContext, seen: { licenseRequestId: string; version: number }) {
  const { request } = await licenseRequestOfDesk(ctx, seen.licenseRequestId);
  if (request.state !== 'waiting') throw fail('alreadySettled');
  if (request.version !== seen.version) throw fail('changedMeanwhile');
  await checkSecondPerson(ctx, request);
  const facility = await getFacility(ctx.store, request.facilityId, { isNow: true });
  if (!facility) throw fail('notFound');
  return { request, facility };
}

type Kind = Extract<News['kind'], 'licenseApproved' | 'licenseRefused'>;

/** `to` is where the decision is read, and for the facility's own administrators the facility. */
function decisionNews(
  ctx: SessionContext,
  request: StoredLicenseRequest,
  kind: Kind,
  to: { readonly link: string; readonly toldAt?: string },
) {
  const { facilityName, facilityNameArabic } = request;
  const news = { kind, facts: { facilityName, facilityNameArabic }, ...to, facilityId: null } as const;
  return (userId: string): TransactItem => notificationPut(userId, news, { id: ctx.newId(), at: ctx.now() });
}

interface Decision {
  readonly request: StoredLicenseRequest;
  readonly facility: Facility;
  readonly reason: string | null;
  /** Written in the same transaction. */
  readonly items: readonly TransactItem[];
}

async function decide(
  ctx: SessionContext,
  state: 'approved' | 'refused',
  { request, facility, reason, items }: Decision,
): Promise<LicenseRequest> {
  const decided = { state, reason, decidedAt: ctx.now().toISOString(), decidedBy: ctx.user.displayName };
  const { after, items: writes } = licenseRequestChange(request, decided);
  const { licenseRequestId, facilityId, numberOfUsers } = request;
  const kind = state === 'approved' ? 'licenseApproved' : 'licenseRefused';
  const toMaker = decisionNews(ctx, request, kind, {
    link: addressOf(linkedScreens.licenseRequest, { licenseRequestId }),
  });
  if (!(await writeTogether(ctx.store, [...writes, ...items, toMaker(request.makerId)])))
    throw fail('changedMeanwhile');
  ctx.audited({
    entity: 'facility',
    id: facilityId,
    before: { licenseRequestId, state: request.state, seats: facility.seats },
    after: { licenseRequestId, state, reason, seats: state === 'approved' ? numberOfUsers : facility.seats },
  });
  return shownLicenseRequest(after);
}

/**
 * REQ-FAC-14: gives the facility the licences that were asked for. A request that was made before the facility got other licences would
 * undo them: it has to be made again.
 */
export const approveRequestedLicense: Operation<typeof facilityApi.endpoints.approveRequestedLicense> = async (
  { body },
  ctx,
) => {
  const { request, facility } = await requestToDecide(ctx, body);
  if (facility.seats !== request.seatsBefore) throw fail('seatsChanged');
  const by = { changedAt: ctx.now().toISOString(), changedBy: ctx.user.displayName };
  const { record } = facilityChange(facility, { seats: request.numberOfUsers, ...by });
  const { facilityId } = facility;
  const administrators = await administratorsOf(ctx, { facilityId });
  const toFacility = decisionNews(ctx, request, 'licenseApproved', {
    link: addressOf(linkedScreens.facility, { facilityId }),
    toldAt: facilityId,
  });
  const news = administrators
    .filter(({ userId }) => userId !== request.makerId)
    .map(({ userId }) => toFacility(userId));
  return decide(ctx, 'approved', { request, facility, reason: null, items: [record, ...news] });
};

/** Refuses the licences; who asked reads the reason. */
export const refuseRequestedLicense: Operation<typeof facilityApi.endpoints.refuseRequestedLicense> = async (
  { body },
  ctx,
) => {
  const { request, facility } = await requestToDecide(ctx, body);
  return decide(ctx, 'refused', { request, facility, reason: body.reason, items: [] });
};
