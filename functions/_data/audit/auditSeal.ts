import { createPublicKey, verify } from 'node:crypto';
import * as z from 'zod';
import { canonicalJson, sha256 } from '../../_kit/canonicalJson.ts';
import { env } from '../../_kit/env.ts';
import { publicKeyOf, signBy } from '../../_kit/kmsKey.ts';

const sealedChain = z.strictObject({ chainId: z.string(), entries: z.int(), hash: z.string() });

/** What is signed of a day that is over: the head of each of its chains, and the hash of the seal of the day before. */
const seal = z.strictObject({
  day: z.iso.date(),
  chains: z.array(sealedChain),
  previous: z.string().nullable(),
  sealedAt: z.iso.datetime(),
});
export type SealedChain = z.infer<typeof sealedChain>;
export type Seal = z.infer<typeof seal>;

const signedSeal = z.strictObject({ seal, signature: z.string() });

/** The hash by which the seal of the next day names this one. */
export const sealHash = (own: Seal): string => sha256(canonicalJson(own));

/** The text of a seal with its signature. KMS signs texts of up to 4096 bytes: it gets the hash. */
export async function signSeal(own: Seal): Promise<string> {
  const signature = await signBy(env('AUDIT_KEY_ID'), sealHash(own));
  return JSON.stringify({ seal: own, signature });
}

/** Answers the seal that a text holds, or null when our key did not sign it. Rejects only when the key cannot be read. */
export async function openSeal(text: string): Promise<Seal | null> {
  const { x, y } = await publicKeyOf(env('AUDIT_KEY_ID'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  try {
    const { seal: own, signature } = signedSeal.parse(JSON.parse(text));
    const isOurs = verify(
      'sha256',
      Buffer.from(sealHash(own)),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    return isOurs ? own : null;
  } catch {
    return null;
  }
}
