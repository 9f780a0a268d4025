import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** argon2id as OWASP asks for at least: 19 MiB, two passes, one lane (ASVS 11.4.2). */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const hashBytes = 32;
const saltBytes = 16;

const plainBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

// Two keyboards may write the same accented letter in two ways: NFKC makes them one (NIST SP 800-63B).
const bytesOf = (password: string): Buffer => Buffer.from(password.normalize('NFKC'));

/** The stored form of a password in the PHC format, `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`; the salt is new each time. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(saltBytes);
  const hash = await derive('argon2id', { message: bytesOf(password), nonce, tagLength: hashBytes, ...cost });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plainBase64(nonce)}$${plainBase64(hash)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** What no password matches; checking it costs as much as checking a real one, so that time does not tell who has an account. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether the password is the stored one. `stored` is null for an unknown user: the same work, and the answer is no. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = phc.exec(stored ?? nobody) ?? [];
  if (!memory) throw new Error('The stored password has an unknown form');
  const expected = Buffer.from(hash, 'base64');
  const actual = await derive('argon2id', {
    message: bytesOf(password),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(actual, expected) && stored !== null;
}
