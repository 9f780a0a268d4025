import { JwtVerifier } from 'aws-jwt-verify';
import { sign, signingKey } from './signingKey.ts';

const issuer = 'wasla';
const audience = 'portal';
const longestToken = 2000;

/** Who a token speaks for: a user and the session record that must still exist. */
export interface TokenSubject {
  readonly userId: string;
  readonly sessionId: string;
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const epochSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** A signed access token (JWT, ES256) that ends with its session. */
export async function issueToken(subject: TokenSubject, issuedAt: Date, expiresAt: Date): Promise<string> {
  const { kid } = await signingKey();
  const claims = {
    iss: issuer,
    aud: audience,
    sub: subject.userId,
    sid: subject.sessionId,
    iat: epochSeconds(issuedAt),
    exp: epochSeconds(expiresAt),
  };
  const content = `${part({ alg: 'ES256', typ: 'JWT', kid })}.${part(claims)}`;
  return `${content}.${await sign(content)}`;
}

const createVerifier = async () => {
  const verifier = JwtVerifier.create({ issuer, audience, jwksUri: 'https://wasla.invalid/jwks' });
  verifier.cacheJwks({ keys: [{ ...(await signingKey()) }] });
  return verifier;
};
let pending: ReturnType<typeof createVerifier> | undefined;

/** The subject of a token that is genuine and has not expired, or null. Rejects only when the key cannot be read. */
export async function verifyToken(token: string): Promise<TokenSubject | null> {
  if (token.length > longestToken) return null;
  pending ??= createVerifier().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  const verifier = await pending;
  try {
    // verifySync knows the cached key only: a token that names another key never makes us fetch one.
    const { sub, sid } = verifier.verifySync(token);
    return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : null;
  } catch {
    return null;
  }
}
