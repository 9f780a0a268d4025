import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import { verifyPassword } from '../_data/user/password.ts';
import type { User } from '../_data/user/user.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

/** Limits the tries, so that a person with a stolen session cannot guess the password here. */
const triesOfOne = { name: 'ownPassword', most: 10, seconds: 900 } as const;

/** Demands the caller's password before what only the account's person may do. Fails with `wrongPassword`, for none too. */
export async function checkOwnPassword(
  { store, now }: Pick<SessionContext, 'store' | 'now'>,
  user: User,
  { password, field }: { readonly password: string; readonly field: string },
): Promise<void> {
  await takeTurn(store, triesOfOne, user.userId, now());
  if (password === '' || !(await verifyPassword(password, user.passwordHash))) throw fail('wrongPassword', { field });
}
