import type { accountApi } from '../../shared/account/routes.ts';
import { changeCurrentUser, currentUser } from '../_data/user/currentUser.ts';
import { emailCodeDelete, tryEmailCode } from '../_data/user/emailCode.ts';
import { emailConfirmed } from '../_data/user/signInSteps.ts';
import type { User } from '../_data/user/user.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

async function checkCode(ctx: SessionContext, user: User, code: string): Promise<void> {
  const shown = await tryEmailCode(ctx.store, user, { code, now: ctx.now() });
  if (shown === 'wrong') throw fail('emailCodeWrong', { field: 'code' });
  if (shown === 'over') throw fail('emailCodeOver', { field: 'code' });
}

/** Confirms that mails reach the caller (decisions, Registration 12). An account that does not owe it stays as it is. */
export const confirmEmail: Operation<typeof accountApi.endpoints.confirmEmail> = async ({ body: { code } }, ctx) => {
  const before = await currentUser(ctx);
  ctx.audited({ entity: 'user', id: before.userId });
  const isOwed = before.isEmailConfirmationRequired;
  if (isOwed) await checkCode(ctx, before, code);
  const changes = isOwed ? emailConfirmed(before, ctx.now()) : {};
  const items = isOwed ? [emailCodeDelete(before, code)] : [];
  const { sessionUser } = await changeCurrentUser(ctx, { before, changes, done: 'confirmEmail', items });
  return sessionUser;
};
