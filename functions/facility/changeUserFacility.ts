import type { facilityApi } from '../../shared/facility/routes.ts';
import { type Facility, getFacility } from '../_data/facility/facility.ts';
import { sessionPut } from '../_data/session/session.ts';
import { currentUser } from '../_data/user/currentUser.ts';
import { sessionUserOf } from '../_data/user/sessionUser.ts';
import { type User, userChange } from '../_data/user/user.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { issueToken } from '../_kit/token.ts';
import { checkAgain, checkWorkplace } from '../_parts/workplace/workplace.ts';
import { writeTogether } from '../_store/transaction.ts';

/** One of the user's facilities, and by the licence that was named where one was. */
async function wantedFacility(ctx: SessionContext, user: User, id: string, license?: string): Promise<Facility> {
  const facility = user.facilityIds.includes(id) ? await getFacility(ctx.store, id) : null;
  const isOther = license && license.toUpperCase() !== facility?.facilityLicense.toUpperCase();
  if (!facility || isOther) throw fail('notFound');
  return facility;
}

/**
 * Lets the caller work at another of their facilities (REQ-FAC-07): a new session with that facility's roles begins and the old one
 * ends, both or neither. The new one lasts no longer than the old one would have.
 */
export const changeUserFacility: Operation<typeof facilityApi.endpoints.changeUserFacility> = async (
  { query },
  ctx,
) => {
  const before = await currentUser(ctx);
  const facility = await wantedFacility(ctx, before, query.changedFacilityId, query.changedFacilityLicense);
  await checkWorkplace(ctx, before, facility);
  const now = ctx.now();
  const expiresAt = new Date(ctx.user.expires);
  const { after, item } = userChange(before, { currentFacilityId: facility.facilityId });
  const pendingSteps = ctx.user.pendingSteps.filter((step) => step !== 'selectFacility');
  const sessionUser = { ...sessionUserOf(after, facility, { url: ctx.user.url, expiresAt, now }), pendingSteps };
  const sessionId = ctx.newId();
  const { userAgent, sourceIp, sessionId: replaces } = ctx;
  const accessToken = await issueToken({ userId: after.userId, sessionId }, now, expiresAt);
  const isStored = await writeTogether(ctx.store, [
    item,
    await sessionPut(ctx.store, { sessionId, user: sessionUser, origin: { userAgent, sourceIp }, replaces }, now),
  ]);
  if (!isStored) throw fail('changedMeanwhile');
  await checkAgain(ctx, facility.facilityId, { userId: after.userId, sessionId });
  ctx.audited({
    entity: 'user',
    id: after.userId,
    before: { facilityId: ctx.user.facilityId },
    after: { facilityId: facility.facilityId },
  });
  return { ...sessionUser, accessToken };
};
