import type { accountApi } from '../../shared/account/routes.ts';
import { changeCurrentUser, currentUser } from '../_data/user/currentUser.ts';
import type { Operation } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';

/** What the trail keeps of an Emirates ID: that it changed, and how it ends. */
const traced = (emiratesId: string | null) => ({ emiratesIdEnding: emiratesId?.slice(-4) ?? null });

/** Stores the caller's own Emirates ID (REQ-PROFILE-04), from the body or, as the specification has it, from the query. */
export const updateUserEmiratesId: Operation<typeof accountApi.endpoints.updateUserEmiratesId> = async (
  { query, body },
  ctx,
) => {
  const emiratesId = body.emiratesId ?? query.emiratesId;
  if (!emiratesId) throw invalid('emiratesId', 'ownEmiratesIdInvalid');
  const before = await currentUser(ctx);
  if (before.identityProvenAt !== null && before.emiratesId !== emiratesId) throw fail('emiratesIdProven');
  const { sessionUser } = await changeCurrentUser(ctx, { before, changes: { emiratesId }, done: 'emiratesId' });
  ctx.audited({ entity: 'user', id: before.userId, before: traced(before.emiratesId), after: traced(emiratesId) });
  return sessionUser;
};
