import { canonicalJson, sha256 } from './canonicalJson.ts';
import { env } from './env.ts';
import { type KeptValue, keptValue } from './keptValue.ts';
import { publicKeyOf, signBy } from './kmsKey.ts';

/** The public half of a signing key as a JSON Web Key. */
export interface SigningKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly kid: string;
  readonly alg: 'ES256';
  readonly use: 'sig';
}

/** A key is asked for again each hour; while KMS does not answer, it is used for a day. */
const times = { freshMs: 3_600_000, longestMs: 24 * 3_600_000 } as const;

async function readPublicKey(keyId: string): Promise<SigningKey> {
  const required = { crv: 'P-256', kty: 'EC', ...(await publicKeyOf(keyId)) } as const;
  // The key's own thumbprint (RFC 7638) names it, so that a replaced key gets another name by itself.
  return { ...required, kid: sha256(canonicalJson(required)).slice(0, 32), alg: 'ES256', use: 'sig' };
}

const kept = new Map<string, KeptValue<SigningKey>>();

function keyOf(keyId: string): Promise<SigningKey> {
  const key = kept.get(keyId) ?? keptValue(() => readPublicKey(keyId), times);
  kept.set(keyId, key);
  return key.get();
}

/** The key that signs access tokens. */
export const signingKey = (): Promise<SigningKey> => keyOf(env('SIGNING_KEY_ID'));

/**
 * The keys whose access tokens are valid now: the one that signs, and those beside it: the next, which is known before it signs, and the
 * one before, until its limit.
 */
export function acceptedKeys(): Promise<SigningKey[]> {
  const now = Date.now();
  const besides = env('OTHER_SIGNING_KEYS').filter(({ until }) => until === null || Date.parse(until) > now);
  return Promise.all([env('SIGNING_KEY_ID'), ...besides.map(({ keyId }) => keyId)].map(keyOf));
}

/** Signs a text with ES256 by the key of access tokens; the answer is the raw signature in base64url. */
export const sign = (text: string): Promise<string> => signBy(env('SIGNING_KEY_ID'), text);
