import { brand } from '../../shared/brand.ts';
import type { NewPasskey, PasskeyAnswer } from '../../shared/secondFactor/routes.ts';
import type { Factor } from '../_data/secondFactor/factor.ts';
import type { Caller } from '../_kit/context.ts';
import { env } from '../_kit/env.ts';

// Loaded where it is first needed: it brings a certificate parser.
const webauthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, which every authenticator knows one of. Left out, the library asks the runtime for what is experimental. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** From where passkeys count, and for which site; null where the environment takes none. */
function placeOf(): { origin: string; site: string } | null {
  const origin = env('PASSKEY_ORIGIN');
  return origin === null ? null : { origin, site: new URL(origin).hostname };
}

export const arePasskeysTaken = (): boolean => placeOf() !== null;

const named = (factors: readonly Factor[]) =>
  factors.flatMap(({ credentialId, transports }) => (credentialId ? [{ id: credentialId, transports }] : []));

/** What the browser is asked to make; null where no passkeys are taken. A device that has one of the user's makes no second one. */
export async function optionsToCreate(user: Caller, challenge: string, factors: readonly Factor[]) {
  const place = placeOf();
  if (!place) return null;
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID: place.site,
    userName: user.userName,
    userDisplayName: user.displayName,
    userID: new TextEncoder().encode(user.userId),
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    timeout: 300_000,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: named(factors),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
}

/** What the browser is asked to sign; null for somebody without a passkey. */
export async function optionsToSign(challenge: string, factors: readonly Factor[]) {
  const place = placeOf();
  const allowCredentials = named(factors);
  if (!place || allowCredentials.length === 0) return null;
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: place.site,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    timeout: 300_000,
    allowCredentials,
    userVerification: 'required',
  });
}

const common = { type: 'public-key', clientExtensionResults: {} } as const;

/** The key of a new passkey that was made for this challenge, at this site, by a verified person; null for any other. */
export async function checkedNewPasskey(given: NewPasskey, challenge: string) {
  const place = placeOf();
  if (!place) return null;
  const { verifyRegistrationResponse } = await webauthn();
  const { credentialId: id, clientDataJSON, attestationObject, transports } = given;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...common, id, rawId: id, response: { clientDataJSON, attestationObject, transports } },
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.site,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    const credential = registrationInfo?.credential;
    return credential
      ? { credentialId: credential.id, publicKey: credential.publicKey, counter: credential.counter }
      : null;
  } catch {
    // The library says by an error what does not fit: foreign origin, other challenge, no verification, garbage.
    return null;
  }
}

/**
 * The new counter of a passkey that has signed this challenge, at this site, with its person verified; null for any other answer, and for
 * a counter that does not grow, as that of a copied key.
 */
export async function counterAfter(given: PasskeyAnswer, challenge: string, factor: Factor): Promise<number | null> {
  const place = placeOf();
  const { credentialId: id, publicKey, counter, transports } = factor;
  if (!place || !id || !publicKey) return null;
  const { verifyAuthenticationResponse } = await webauthn();
  const { clientDataJSON, authenticatorData, signature } = given;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...common, id, rawId: id, response: { clientDataJSON, authenticatorData, signature } },
      expectedChallenge: challenge,
      expectedOrigin: place.origin,
      expectedRPID: place.site,
      credential: { id, publicKey: Uint8Array.from(publicKey), counter, transports },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
