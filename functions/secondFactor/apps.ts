import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { brand } from '../../shared/brand.ts';

/** What all authenticator apps can do: six digits, half a minute, SHA-1 (RFC 6238). */
const common = { issuer: brand.name, algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** A code counts half a minute before and after its own: clocks differ. */
const stepsAround = 1;

/** A new secret for an authenticator app: 160 bits, base32. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

/** How an app takes the secret: to be typed, as an address, and as a QR code, each row a text of 0 and 1. */
export function appOf(secret: string, label: string) {
  const address = new TOTP({ ...common, label, secret: Secret.fromBase32(secret) }).toString();
  const qrCode = encode(address, { ecc: 'M', border: 2 }).data.map((row) =>
    row.map((isDark) => (isDark ? '1' : '0')).join(''),
  );
  return { secret, address, qrCode };
}

/** The half minute (since 1970) of a code that counts at this instant; null for one that does not. */
export function stepOf(code: string, secret: string, now: Date): number | null {
  const totp = new TOTP({ ...common, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: stepsAround });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
