import { hashPassword } from './password.ts';
import type { UserChanges } from './user.ts';

/** What changes of a user who has chosen a new password: nothing older opens the account any more. */
export const chosenPassword = async (password: string, now: Date): Promise<UserChanges> => ({
  passwordHash: await hashPassword(password),
  passwordChangedAt: now.toISOString(),
  isResetPasswordRequired: false,
  temporaryPasswordExpiresAt: null,
});
