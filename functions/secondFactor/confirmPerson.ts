import type { SignedSubject } from '../../shared/secondFactor/signedText.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import { verifyPassword } from '../_data/user/password.ts';
import type { User } from '../_data/user/user.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { withSecondFactor } from '../_parts/secondFactor/withSecondFactor.ts';
import type { TransactItem } from '../_store/transaction.ts';

/** Limits the tries, so that a person with a stolen session cannot guess the password here. */
const triesOfOne = { name: 'changeFactors', most: 10, seconds: 900 } as const;

/**
 * Demands that the caller shows to be the account's person before a factor comes or goes: by the password before the first one, and from then on by a
 * proof for this very change, so that a session that knows the password alone changes nothing. Answers what belongs into the transaction of the change.
 */
export async function confirmPerson(
  ctx: SessionContext,
  user: User,
  { password, proof, subject }: { password?: string | undefined; proof?: string | undefined; subject: SignedSubject },
): Promise<TransactItem[]> {
  if (proof !== undefined || user.hasSecondFactor)
    return [await withSecondFactor(ctx, 'changeFactors', { subject, proof })];
  await takeTurn(ctx.store, triesOfOne, user.userId, ctx.now());
  if (password === undefined || !(await verifyPassword(password, user.passwordHash))) {
    throw fail('wrongPassword', { field: 'password' });
  }
  return [];
}
