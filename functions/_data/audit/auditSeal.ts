import { createPublicKey, verify } from 'node:crypto';
import * as z from 'zod';
import { canonicalJson, sha256 } from '../../_kit/canonicalJson.ts';
import { env } from '../../_kit/env.ts';
import { signBy } from '../../_kit/kmsKey.ts';
import { type PublicKey, publicKey } from '../../_kit/publicKey.ts';

const sealedChain = z.strictObject({ chainId: z.string(), entries: z.int(), hash: z.string() });

/** What is signed of a day that is over: the head of each of its chains, and the hash of the seal of the day before. */
const seal = z.strictObject({
  day: z.iso.date(),
  chains: z.array(sealedChain),
  previous: z.string().nullable(),
  sealedAt: z.iso.datetime(),
  /** The name of the key that signed it. Seals of releases before have none: the first key signed them. */
  signedBy: z.string().optional(),
});
export type SealedChain = z.infer<typeof sealedChain>;
export type Seal = z.infer<typeof seal>;

const signedSeal = z.strictObject({ seal, signature: z.string() });

/** The hash by which the seal of the next day names this one. */
export const sealHash = (own: Seal): string => sha256(canonicalJson(own));

/** The text of a seal with its signature. KMS signs texts of up to 4096 bytes: it gets the hash. */
export async function signSeal(unsigned: Seal): Promise<string> {
  const keyId = env('AUDIT_KEY_ID');
  const own: Seal = { ...unsigned, signedBy: (await publicKey(keyId)).kid };
  return JSON.stringify({ seal: own, signature: await signBy(keyId, sealHash(own)) });
}

/** The keys whose seals are ours: the one that signs now, and those that did before or will. */
const ownKeys = (): Promise<PublicKey[]> =>
  Promise.all([env('AUDIT_KEY_ID'), ...env('OTHER_AUDIT_KEYS')].map(publicKey));

function isSignedBy({ kid: _, ...jwk }: PublicKey, own: Seal, signature: string): boolean {
  const key = createPublicKey({ key: { ...jwk }, format: 'jwk' });
  const how = { key, dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', Buffer.from(sealHash(own)), how, Buffer.from(signature, 'base64url'));
}

function parseSeal(text: string): z.infer<typeof signedSeal> | null {
  try {
    return signedSeal.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Answers the seal that a text holds, or null when none of our keys signed it, or another than the one that it names. Rejects only when a
 * key cannot be read.
 */
export async function openSeal(text: string): Promise<Seal | null> {
  const keys = await ownKeys();
  const signed = parseSeal(text);
  if (!signed) return null;
  const { seal: own, signature } = signed;
  const named = keys.filter(({ kid }) => own.signedBy === undefined || own.signedBy === kid);
  return named.some((key) => isSignedBy(key, own, signature)) ? own : null;
}
