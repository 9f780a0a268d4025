import type { accountApi } from '../../shared/account/routes.ts';
import { changeCurrentUser, currentUser } from '../_data/user/currentUser.ts';
import { numberClaim } from '../_data/user/numberClaim.ts';
import { numbersOf } from '../_data/user/personNumbers.ts';
import type { User } from '../_data/user/user.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail, invalid } from '../_kit/failure.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import { traceIdentity } from '../_parts/identityTrail.ts';
import { checkOwnPassword } from '../_parts/ownPassword.ts';

const done = 'emiratesId';

/** Stores the claim. When another account takes the number at this moment, the claim is stored without it. */
async function claimNumber(ctx: SessionContext, before: User, emiratesId: string) {
  const at = ctx.now().toISOString();
  const { userId } = before;
  const claimed = await retryWrite(async () => {
    const { claim, items } = await numberClaim(ctx.store, { userId, emiratesId, at });
    const changes = { emiratesIdClaim: claim, identityChangedAt: at };
    try {
      return await changeCurrentUser(ctx, { before, changes, done, items });
    } catch (error) {
      if ((await currentUser(ctx)).version !== before.version) throw error;
      return null;
    }
  });
  if (!claimed) throw fail('changedMeanwhile');
  traceIdentity(ctx, before, claimed.user);
  return claimed.sessionUser;
}

/**
 * Stores a number that the caller typed, from the body or, as the specification has it, from the query (REQ-PROFILE-04). It is a claim, made
 * once and with the password: a number on record, or another claim, changes by a card or an administrator only (ADR 0176).
 */
export const updateUserEmiratesId: Operation<typeof accountApi.endpoints.updateUserEmiratesId> = async (
  { query, body },
  ctx,
) => {
  const emiratesId = body.emiratesId ?? query.emiratesId;
  if (!emiratesId) throw invalid('emiratesId', 'ownEmiratesIdInvalid');
  const before = await currentUser(ctx);
  ctx.audited({ entity: 'user', id: before.userId });
  await checkOwnPassword(ctx, before, { password: body.currentPassword, field: 'currentPassword' });
  const known = numbersOf(before);
  if (known.includes(emiratesId)) return (await changeCurrentUser(ctx, { before, changes: {}, done })).sessionUser;
  if (before.identityProvenAt !== null) throw fail('emiratesIdProven');
  if (known.length > 0) throw fail('emiratesIdOnRecord');
  return claimNumber(ctx, before, emiratesId);
};
