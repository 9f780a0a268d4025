import { addressOf } from '../../shared/_field/addressOf.ts';
import { endOfLicense } from '../../shared/_field/lookupLists/portal.ts';
import { facilityApi } from '../../shared/facility/routes.ts';
import { linkedScreens } from '../../shared/linkedScreens.ts';
import { type Facility, findFacilityByLicense } from '../_data/facility/facility.ts';
import { notificationPut } from '../_data/notification/notification.ts';
import { newLicenseRequestPuts, type StoredLicenseRequest } from '../_data/portalLicense/portalLicense.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import type { BodyOf, Operation, SessionContext } from '../_kit/context.ts';
import { invalid } from '../_kit/failure.ts';
import { makerOf } from '../_parts/approval.ts';
import { administratorsOf } from '../_parts/workplace/administratorsOf.ts';
import { once } from '../_store/idempotency.ts';
import type { TransactItem } from '../_store/transaction.ts';
import { distributorOf } from './licenseDesk.ts';

type Asked = BodyOf<typeof facilityApi.endpoints.requestLicense>;

async function newRequest(ctx: SessionContext, asked: Asked, facility: Facility): Promise<StoredLicenseRequest> {
  const { facilityId, facilityName, facilityNameArabic, facilityLicense, regulatoryId, seats } = facility;
  return {
    ...(await makerOf(ctx)),
    licenseRequestId: ctx.newId(),
    state: 'waiting',
    facilityId,
    facilityName,
    facilityNameArabic,
    facilityLicense,
    regulatorId: regulatoryId,
    numberOfUsers: asked.numberOfUsers,
    requestTypeId: asked.requestTypeId ?? null,
    licenseTypeIds: asked.licenseTypeIds ? [...new Set(asked.licenseTypeIds)] : null,
    seatsBefore: seats,
    comment: asked.comment || null,
    distributor: distributorOf(await currentUser(ctx)),
    decidedAt: null,
    decidedBy: null,
    reason: null,
    version: 1,
  };
}

/** The news to those who decide: super admins other than the maker. */
async function requestNews(ctx: SessionContext, request: StoredLicenseRequest): Promise<TransactItem[]> {
  const { licenseRequestId, facilityName, facilityNameArabic, makerId } = request;
  const administrators = await administratorsOf(ctx, 'portal');
  const deciders = administrators.filter(({ roles, userId }) => roles.includes('SuperAdmin') && userId !== makerId);
  const news = {
    kind: 'licenseRequested',
    facts: { facilityName, facilityNameArabic },
    link: addressOf(linkedScreens.licenseRequest, { licenseRequestId }),
    facilityId: null,
  } as const;
  return deciders.map(({ userId }) => notificationPut(userId, news, { id: ctx.newId(), at: ctx.now() }));
}

/** REQ-FAC-16, REQ-SPEC-17: asks that a number of people may work in the portal for a facility. Nothing is given by it. */
export const requestLicense: Operation<typeof facilityApi.endpoints.requestLicense> = async ({ body }, ctx) =>
  (
    await once(ctx, facilityApi.endpoints.requestLicense, async () => {
      const isEnd = body.requestTypeId === endOfLicense;
      if (isEnd !== (body.numberOfUsers === 0)) throw invalid('numberOfUsers', 'usersMissing');
      const facility = await findFacilityByLicense(ctx.store, body.facilityLicense);
      if (!facility?.isActive) throw invalid('facilityLicense', 'unknownFacility');
      const request = await newRequest(ctx, body, facility);
      const { licenseRequestId, numberOfUsers, requestTypeId, licenseTypeIds } = request;
      ctx.audited({
        entity: 'facility',
        id: facility.facilityId,
        before: { seats: facility.seats },
        after: { licenseRequestId, numberOfUsers, requestTypeId, licenseTypeIds },
      });
      const news = await requestNews(ctx, request);
      return { data: { licenseRequestId }, items: [...newLicenseRequestPuts(request), ...news] };
    })
  ).data;
