import type { SessionUser } from '../../shared/contract/sessionUser.ts';
import type { SignInStep } from '../../shared/model/signInSteps.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { changeSessionUser } from './session.ts';
import { isEmiratesIdAsked } from './signInSteps.ts';
import { changeUser, getUser, type User, type UserChanges } from './user.ts';

/** The caller as they are stored now, not as they were when they signed in. */
export async function currentUser(ctx: SessionContext): Promise<User> {
  const user = await getUser(ctx.store, ctx.user.userId);
  if (!user) throw fail('notSignedIn');
  return user;
}

/** Changes what is stored of the caller and, in this session, what every call knows of them; `done` is no longer owed. */
export async function changeCurrentUser(
  ctx: SessionContext,
  before: User,
  changes: UserChanges,
  done?: SignInStep,
): Promise<{ user: User; sessionUser: SessionUser }> {
  const pendingSteps = ctx.user.pendingSteps.filter((step) => step !== done);
  const asked = isEmiratesIdAsked(pendingSteps) ? { wasEmiratesIdAsked: true } : {};
  const user = await changeUser(ctx.store, before, { ...asked, ...changes });
  const { specialty, clinicianName, clinicianLicense, isResetPasswordRequired } = user;
  const sessionUser = {
    ...ctx.user,
    specialty,
    clinicianName,
    clinicianLicense,
    isResetPasswordRequired,
    pendingSteps,
  };
  await changeSessionUser(ctx.store, { userId: user.userId, sessionId: ctx.sessionId }, sessionUser);
  return { user, sessionUser };
}
