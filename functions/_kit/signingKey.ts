import { canonicalJson, sha256 } from './canonicalJson.ts';
import { env } from './env.ts';
import { publicKeyOf, signBy } from './kmsKey.ts';

/** The public half of the signing key as a JSON Web Key. */
export interface SigningKey {
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly kid: string;
  readonly alg: 'ES256';
  readonly use: 'sig';
}

async function readPublicKey(): Promise<SigningKey> {
  const required = { crv: 'P-256', kty: 'EC', ...(await publicKeyOf(env('SIGNING_KEY_ID'))) } as const;
  // The key's own thumbprint (RFC 7638) names it, so that a replaced key gets another name by itself.
  return { ...required, kid: sha256(canonicalJson(required)).slice(0, 32), alg: 'ES256', use: 'sig' };
}

let publicKey: Promise<SigningKey> | undefined;

/** The key that verifies access tokens, read once per execution environment. */
export function signingKey(): Promise<SigningKey> {
  publicKey ??= readPublicKey().catch((error: unknown) => {
    publicKey = undefined;
    throw error;
  });
  return publicKey;
}

/** Signs a text with ES256 by the key of access tokens; the answer is the raw signature in base64url. */
export const sign = (text: string): Promise<string> => signBy(env('SIGNING_KEY_ID'), text);
