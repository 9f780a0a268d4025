import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { awsCalls } from './awsCalls.ts';

// KMS is loaded when it is first needed: it adds to a cold start only where something is signed or a key is not yet known.
const openKms = async () => {
  const { GenerateMacCommand, GetPublicKeyCommand, KMSClient, SignCommand } = await import('@aws-sdk/client-kms');
  const client = new KMSClient(awsCalls(3000));
  return { client, GenerateMacCommand, GetPublicKeyCommand, SignCommand };
};
let kms: ReturnType<typeof openKms> | undefined;
const kmsOf = () => {
  kms ??= openKms();
  return kms;
};

/** The public half of a P-256 key of KMS, as a JSON Web Key. */
export async function publicKeyOf(keyId: string): Promise<Required<Pick<JsonWebKey, 'x' | 'y'>>> {
  const { client, GetPublicKeyCommand } = await kmsOf();
  const { PublicKey } = await client.send(new GetPublicKeyCommand({ KeyId: keyId }));
  if (!PublicKey) throw new Error('KMS gave no public key');
  const { x, y } = createPublicKey({ key: Buffer.from(PublicKey), format: 'der', type: 'spki' }).export({
    format: 'jwk',
  });
  if (!x || !y) throw new Error('The key is not an elliptic curve key');
  return { x, y };
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

/** Signs a text of up to 4096 bytes with ES256 by a key of KMS; the answer is the raw signature in base64url. */
export async function signBy(keyId: string, text: string): Promise<string> {
  const { client, SignCommand } = await kmsOf();
  const { Signature } = await client.send(
    new SignCommand({
      KeyId: keyId,
      Message: Buffer.from(text),
      MessageType: 'RAW',
      SigningAlgorithm: 'ECDSA_SHA_256',
    }),
  );
  if (!Signature) throw new Error('KMS gave no signature');
  return rawSignature(Signature).toString('base64url');
}

/** The HMAC-SHA-256 of a text of up to 4096 bytes by a key of KMS: 32 bytes, the same each time. */
export async function macBy(keyId: string, text: string): Promise<Uint8Array> {
  const { client, GenerateMacCommand } = await kmsOf();
  const { Mac } = await client.send(
    new GenerateMacCommand({ KeyId: keyId, Message: Buffer.from(text), MacAlgorithm: 'HMAC_SHA_256' }),
  );
  if (!Mac) throw new Error('KMS gave no code');
  return Mac;
}
