import { canonicalJson, sha256 } from './canonicalJson.ts';
import { type KeptValue, keptValue } from './keptValue.ts';
import { publicKeyOf } from './kmsKey.ts';

/** The public half of a signing key as a JSON Web Key. */
export interface PublicKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly kid: string;
}

/** A key is asked for again each hour; while KMS does not answer, it is used for a day. */
const times = { freshMs: 3_600_000, longestMs: 24 * 3_600_000 } as const;

async function readPublicKey(keyId: string): Promise<PublicKey> {
  const required = { crv: 'P-256', kty: 'EC', ...(await publicKeyOf(keyId)) } as const;
  // The key's own thumbprint (RFC 7638) names it, so that a replaced key gets another name by itself.
  return { ...required, kid: sha256(canonicalJson(required)).slice(0, 32) };
}

const kept = new Map<string, KeptValue<PublicKey>>();

/** The public half of a signing key of KMS. Rejects while KMS does not answer and the key is not known. */
export function publicKey(keyId: string): Promise<PublicKey> {
  const key = kept.get(keyId) ?? keptValue(() => readPublicKey(keyId), times);
  kept.set(keyId, key);
  return key.get();
}
