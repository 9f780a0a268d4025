import type { Factor } from './factor.ts';

// The Encryption SDK is loaded where it is first needed.
const credentialSeal = () => import('../regulatoryDetails/credentialSeal.ts');

type Place = Pick<Factor, 'userId' | 'factorId'>;
const contextOf = ({ userId, factorId }: Place) => ({ purpose: 'secondFactor', userId, factorId }) as const;

/** Encrypts the secret of an authenticator app (base32) under the credentials key, bound to its user and factor. */
export async function sealAppSecret(secret: string, place: Place): Promise<Uint8Array> {
  const { seal } = await credentialSeal();
  return seal(secret, contextOf(place));
}

/** The secret; throws for one that was sealed for another user or factor. */
export async function openAppSecret(sealed: Uint8Array, place: Place): Promise<string> {
  const { unseal } = await credentialSeal();
  return unseal(sealed, contextOf(place));
}
