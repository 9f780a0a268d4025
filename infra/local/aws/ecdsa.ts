import { createECDH, createSign, type KeyObject, randomBytes } from 'node:crypto';

/** The order of the curve P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

const toNumber = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);

const modulo = (value: bigint): bigint => ((value % order) + order) % order;

function inverse(value: bigint): bigint {
  let [low, high] = [modulo(value), order];
  let [lowFactor, highFactor] = [1n, 0n];
  while (low > 1n) {
    const ratio = high / low;
    [low, high] = [high - ratio * low, low];
    [lowFactor, highFactor] = [highFactor - ratio * lowFactor, lowFactor];
  }
  return modulo(lowFactor);
}

/** A positive integer in DER: no leading zeros, but one where the first bit is set. */
function derInteger(value: bigint): Buffer {
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  const padded = (bytes[0] ?? 0) > 0x7f ? Buffer.concat([Buffer.from([0]), bytes]) : bytes;
  return Buffer.concat([Buffer.from([2, padded.length]), padded]);
}

/**
 * Signs a digest that the caller has made (KMS's MessageType DIGEST). Node's own signing always hashes first, so the two
 * equations of ECDSA are written out; the curve itself is OpenSSL's. For the local key only: the arithmetic takes a time that
 * depends on the key.
 */
export function signDigest(digest: Uint8Array, privateKey: KeyObject): Buffer {
  const secret = toNumber(Buffer.from(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url'));
  const curve = createECDH('prime256v1');
  for (;;) {
    const nonce = randomBytes(32);
    const factor = toNumber(nonce);
    if (factor === 0n || factor >= order) continue;
    curve.setPrivateKey(nonce);
    const r = modulo(toNumber(curve.getPublicKey().subarray(1, 33)));
    const s = modulo(inverse(factor) * (toNumber(digest) + r * secret));
    if (r === 0n || s === 0n) continue;
    const body = Buffer.concat([derInteger(r), derInteger(s)]);
    return Buffer.concat([Buffer.from([0x30, body.length]), body]);
  }
}

/** Hashes with SHA-256 and signs; the signature is DER, as KMS answers it. */
export const signMessage = (message: Uint8Array, privateKey: KeyObject): Buffer =>
  createSign('sha256').update(message).sign(privateKey);
