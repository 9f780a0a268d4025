import { env } from './env.ts';
import { signBy } from './kmsKey.ts';
import { type PublicKey, publicKey } from './publicKey.ts';

/** The public half of a key of access tokens, as it is published. */
export interface SigningKey extends PublicKey {
  readonly alg: 'ES256';
  readonly use: 'sig';
}

const keyOf = async (keyId: string): Promise<SigningKey> => ({ ...(await publicKey(keyId)), alg: 'ES256', use: 'sig' });

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
