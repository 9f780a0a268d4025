import { JwtVerifier } from 'aws-jwt-verify';
import { acceptedKeys, sign, signingKey } from './signingKey.ts';

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

interface Verifier {
  /** The names of its keys. */
  readonly kids: string;
  readonly verifySync: (token: string) => { readonly sub?: unknown; readonly sid?: unknown };
}
let known: Verifier | undefined;

async function verifierOfNow(): Promise<Verifier> {
  const keys = await acceptedKeys();
  const kids = keys.map(({ kid }) => kid).join();
  if (known?.kids === kids) return known;
  const verifier = JwtVerifier.create({ issuer, audience, jwksUri: 'https://wasla.invalid/jwks' });
  verifier.cacheJwks({ keys: keys.map((key) => ({ ...key })) });
  known = { kids, verifySync: (token) => verifier.verifySync(token) };
  return known;
}

/** The subject of a token that is genuine and has not expired, or null. Rejects only when a key cannot be read. */
export async function verifyToken(token: string): Promise<TokenSubject | null> {
  if (token.length > longestToken) return null;
  const verifier = await verifierOfNow();
  try {
    // verifySync knows the given keys only: a token that names another key never makes us fetch one.
    const { sub, sid } = verifier.verifySync(token);
    return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : null;
  } catch {
    return null;
  }
}
