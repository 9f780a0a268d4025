import {
  AlgorithmSuiteIdentifier,
  buildClient,
  CommitmentPolicy,
  cacheClients,
  getClient,
  KMS,
  KmsKeyringNode,
} from '@aws-crypto/client-node';
import { awsCalls } from '../../_kit/awsCalls.ts';
import { env } from '../../_kit/env.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';

// Loaded by dynamic import only: the Encryption SDK is large, and few calls need it.
const { encrypt, decrypt } = buildClient({
  commitmentPolicy: CommitmentPolicy.REQUIRE_ENCRYPT_REQUIRE_DECRYPT,
  maxEncryptedDataKeys: 1,
});
const clientProvider = cacheClients(getClient(KMS, awsCalls(3000)));
const keyring = () => new KmsKeyringNode({ generatorKeyId: env('CREDENTIALS_KEY_ID'), clientProvider });

/**
 * The record that a sealed text belongs to: decryption with any other context fails. The purpose of a factor's secret is what the
 * rights on the key go by (infra/constructs/functionPolicy.ts).
 */
export type SealContext =
  | { readonly facilityId: OwnFacilityId }
  | { readonly purpose: 'secondFactor'; readonly userId: string; readonly factorId: string };

/** Encrypts a text for its context. */
export type Seal = (text: string, context: SealContext) => Promise<Uint8Array<ArrayBuffer>>;

/** Encrypts a text under a new data key of a keyring, bound to its context. */
export async function sealWith(
  ring: KmsKeyringNode,
  text: string,
  context: SealContext,
): Promise<Uint8Array<ArrayBuffer>> {
  const { result } = await encrypt(ring, Buffer.from(text), {
    encryptionContext: { ...context },
    // We read what we wrote: the data key proves it, a signature would add nothing.
    suiteId: AlgorithmSuiteIdentifier.ALG_AES256_GCM_IV12_TAG16_HKDF_SHA512_COMMIT_KEY,
  });
  return new Uint8Array(result);
}

/** Encrypts a text under a new data key of the credentials key, bound to its context. */
export const seal: Seal = (text, context) => sealWith(keyring(), text, context);

/** The text that was sealed for this context; throws for every other context and for a byte that was changed. */
export async function unseal(sealed: Uint8Array, context: SealContext): Promise<string> {
  const { plaintext, messageHeader } = await decrypt(keyring(), Buffer.from(sealed));
  const isMeant = Object.entries(context).every(([name, value]) => messageHeader.encryptionContext[name] === value);
  if (!isMeant) throw new Error('Sealed for another record');
  return plaintext.toString('utf8');
}
