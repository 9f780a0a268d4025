import { isDeepStrictEqual } from 'node:util';
import type { facilityApi } from '../../shared/facility/routes.ts';
import { getFacility } from '../_data/facility/facility.ts';
import { changeSessionUser } from '../_data/session/session.ts';
import type { Operation } from '../_kit/context.ts';

/**
 * Brings the contract that a session carries to what is stored: the insurer may have decided since it began. Whether bank details are
 * asked for stays as this session has answered it (ADR 0020), but ends with the details.
 */
export const refreshProvider: Operation<typeof facilityApi.endpoints.refreshProvider> = async (_input, ctx) => {
  const { userId, facilityId, isBankUpdateRequired } = ctx.user;
  const facility = facilityId === null ? null : await getFacility(ctx.store, facilityId, { isNow: true });
  if (!facility) return ctx.user;
  const { providerStatus, providerId, providerCode, providerMode, hasDiseaseManagement } = facility;
  const sessionUser = {
    ...ctx.user,
    ...{ providerStatus, providerId, providerCode, providerMode, hasDiseaseManagement },
    isBankUpdateRequired: isBankUpdateRequired && facility.isBankUpdateRequired,
  };
  if (!isDeepStrictEqual(sessionUser, ctx.user)) {
    await changeSessionUser(ctx.store, { userId, sessionId: ctx.sessionId }, sessionUser);
  }
  return sessionUser;
};
