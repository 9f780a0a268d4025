import type { NewPasskey, PasskeyAnswer } from '../../../shared/secondFactor/routes.ts';

// Loaded when a passkey is used: no first page carries it.
const webauthn = () => import('@simplewebauthn/browser');

/** What the server asked for, in the words of WebAuthn. */
type Options = Readonly<Record<string, unknown>>;

/** Has the browser sign with a passkey; null when the person or the device gave none. */
export async function signWithPasskey(options: Options): Promise<PasskeyAnswer | null> {
  const { startAuthentication } = await webauthn();
  try {
    const { id, response } = await startAuthentication({ optionsJSON: options as never });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { kind: 'passkey', credentialId: id, clientDataJSON, authenticatorData, signature };
  } catch {
    return null;
  }
}

/** Has the browser make a passkey; null when the person or the device made none. */
export async function makePasskey(options: Options): Promise<NewPasskey | null> {
  const { startRegistration } = await webauthn();
  try {
    const { id, response } = await startRegistration({ optionsJSON: options as never });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { credentialId: id, clientDataJSON, attestationObject, transports };
  } catch {
    return null;
  }
}
