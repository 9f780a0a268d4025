import type { facilityApi } from '../../shared/facility/routes.ts';
import { changeSessionUser } from '../_data/session/session.ts';
import type { Operation } from '../_kit/context.ts';

/**
 * Stops asking in this session for the bank details of its facility (REQ-PDASH-39, ADR 0020). The facility is not changed: it
 * still lacks them, and the next sign-in asks again. A second call is not an error.
 */
export const acknowledgeBankUpdate: Operation<typeof facilityApi.endpoints.acknowledgeBankUpdate> = async (
  _input,
  ctx,
) => {
  const { userId, facilityId, isBankUpdateRequired } = ctx.user;
  if (facilityId === null || !isBankUpdateRequired) return ctx.user;
  const sessionUser = { ...ctx.user, isBankUpdateRequired: false };
  await changeSessionUser(ctx.store, { userId, sessionId: ctx.sessionId }, sessionUser);
  ctx.audited({ entity: 'facility', id: facilityId });
  return sessionUser;
};
