import { createECDH, createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/**
 * The simulator's key: made from a sentence, so that every simulator on every machine has the same one and no key file has to be
 * kept. It is not secret: only the local environment trusts it.
 */
function keyPair(): { privateKey: KeyObject; publicKey: KeyObject } {
  const curve = createECDH('prime256v1');
  const secret = createHash('sha256').update('The card reader simulator of the local portal').digest();
  curve.setPrivateKey(secret);
  const point = curve.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: secret.toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

const simulatorKey = keyPair();

export const simulatorPrivateKey: KeyObject = simulatorKey.privateKey;

/** As environments.ts holds it: base64 of the DER SubjectPublicKeyInfo. */
export const simulatorPublicKey: string = simulatorKey.publicKey
  .export({ format: 'der', type: 'spki' })
  .toString('base64');
