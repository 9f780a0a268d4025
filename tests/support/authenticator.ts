import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskey, PasskeyAnswer } from '../../shared/secondFactor/routes.ts';

/** What a forged or foreign authenticator does differently. */
interface Twist {
  readonly origin?: string;
  readonly site?: string;
  /** False: the person was not verified. */
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly challenge?: string;
}

const present = 0x01;
const verified = 0x04;
const withKey = 0x40;
const hash = (content: string | Buffer): Buffer => createHash('sha256').update(content).digest();
const base64url = (content: Uint8Array | string): string => Buffer.from(content).toString('base64url');

/** An authenticator with one key, as WebAuthn (level 3) has it, for the site of the tests. */
export function anAuthenticator({ origin: home = 'https://portal.example' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(flags: number, { site, isVerified = true, counter: signs }: Twist): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(signs ?? counter);
    const set = flags | present | (isVerified ? verified : 0);
    return Buffer.concat([hash(site ?? new URL(home).hostname), Buffer.of(set), count]);
  }

  function keyData(): Buffer {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinates = [x, y].map((each) => Uint8Array.from(Buffer.from(each, 'base64url')));
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinates[0] as Uint8Array],
      [-3, coordinates[1] as Uint8Array],
    ]);
    return Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, isoCBOR.encode(cose)]);
  }

  return {
    credentialId: base64url(id),
    /** Makes the passkey that a page asked for. */
    create(options: { readonly challenge: string }, twist: Twist = {}): NewPasskey {
      const authData = Buffer.concat([authenticatorData(withKey, twist), keyData()]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]);
      return {
        credentialId: base64url(id),
        clientDataJSON: base64url(
          clientData('webauthn.create', twist.challenge ?? options.challenge, twist.origin ?? home),
        ),
        attestationObject: base64url(isoCBOR.encode(attestation as Map<string, string>)),
        transports: ['internal'],
      };
    },
    /** Signs what a page asked for. */
    sign(options: { readonly challenge: string }, twist: Twist = {}): PasskeyAnswer {
      const data = authenticatorData(0, twist);
      const said = clientData('webauthn.get', twist.challenge ?? options.challenge, twist.origin ?? home);
      return {
        kind: 'passkey',
        credentialId: base64url(id),
        clientDataJSON: base64url(said),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, hash(said)]), privateKey)),
      };
    },
  };
}
