import { Secret, TOTP } from 'otpauth';

/** What an authenticator app shows for a secret now, or some half minutes later or earlier. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** The next code: the one of now was spent when the app was added. It counts already, whatever the clock does meanwhile. */
export const nextCode = (secret: string) => ({ kind: 'totp', code: codeOf(secret, 1) }) as const;
