import { createPublicKey } from 'node:crypto';
import { awsCalls } from './awsCalls.ts';
import { canonicalJson, sha256 } from './canonicalJson.ts';
import { env } from './env.ts';

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

// KMS is loaded when it is first needed: it adds to a cold start only where a token is signed or the key is not yet known.
const openKms = async () => {
  const { GetPublicKeyCommand, KMSClient, SignCommand } = await import('@aws-sdk/client-kms');
  const client = new KMSClient(awsCalls(3000));
  return { client, GetPublicKeyCommand, SignCommand };
};
let kms: ReturnType<typeof openKms> | undefined;
const kmsOf = () => {
  kms ??= openKms();
  return kms;
};

async function readPublicKey(): Promise<SigningKey> {
  const { client, GetPublicKeyCommand } = await kmsOf();
  const { PublicKey } = await client.send(new GetPublicKeyCommand({ KeyId: env('SIGNING_KEY_ID') }));
  if (!PublicKey) throw new Error('KMS gave no public key');
  const { x, y } = createPublicKey({ key: Buffer.from(PublicKey), format: 'der', type: 'spki' }).export({
    format: 'jwk',
  });
  if (!x || !y) throw new Error('The signing key is not an elliptic curve key');
  const required = { crv: 'P-256', kty: 'EC', x, y } as const;
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

/** One 32-byte integer of a DER signature, without its sign byte and padded on the left. */
function derInteger(der: Uint8Array, at: number): { value: Buffer; next: number } {
  const length = der[at + 1] ?? 0;
  const bytes = Buffer.from(der.subarray(at + 2, at + 2 + length));
  const value = Buffer.alloc(32);
  const significant = bytes.subarray(Math.max(0, bytes.length - 32));
  significant.copy(value, 32 - significant.length);
  return { value, next: at + 2 + length };
}

/** A P-256 signature as JOSE wants it: r and s, 32 bytes each, instead of KMS's DER. */
export function rawSignature(der: Uint8Array): Buffer {
  const r = derInteger(der, 2);
  return Buffer.concat([r.value, derInteger(der, r.next).value]);
}

/** Signs a text with ES256 through KMS; the answer is the raw signature in base64url. */
export async function sign(text: string): Promise<string> {
  const { client, SignCommand } = await kmsOf();
  const { Signature } = await client.send(
    new SignCommand({
      KeyId: env('SIGNING_KEY_ID'),
      Message: Buffer.from(text),
      MessageType: 'RAW',
      SigningAlgorithm: 'ECDSA_SHA_256',
    }),
  );
  if (!Signature) throw new Error('KMS gave no signature');
  return rawSignature(Signature).toString('base64url');
}
