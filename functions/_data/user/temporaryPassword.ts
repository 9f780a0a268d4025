import { randomBytes } from 'node:crypto';
import { temporaryPasswordBytes, temporaryPasswordOf } from '../../../shared/_field/temporaryPassword.ts';
import { hashPassword } from './password.ts';

const validMs = 24 * 3600_000;

/** A new temporary password, for one sign-in within a day: what is shown this once, and what is stored with the user. */
export async function newTemporaryPassword(now: Date) {
  const temporaryPassword = temporaryPasswordOf(randomBytes(temporaryPasswordBytes));
  const expiresAt = new Date(now.getTime() + validMs).toISOString();
  return {
    shown: { temporaryPassword, expiresAt },
    stored: {
      passwordHash: await hashPassword(temporaryPassword),
      isResetPasswordRequired: true,
      temporaryPasswordExpiresAt: expiresAt,
    },
  };
}
