import { createHash, createHmac, randomUUID } from 'node:crypto';

/** By what the portal proves to one payer who asks: the payer knows both. */
export interface SigningKey {
  readonly keyId: string;
  /** Base64 of at least 32 bytes. */
  readonly key: string;
}

/** What is signed: the name of a component and its value, in their order. */
type Components = readonly (readonly [name: string, value: string])[];

/**
 * The `Signature` of components under the parameters of a `Signature-Input`, by HMAC-SHA256 (RFC 9421, 2.5 and 3.3.3): one line for each
 * component, and the parameters last.
 */
export function signatureOf(components: Components, parameters: string, key: string): string {
  const lines = [...components, ['@signature-params', parameters]].map(([name, value]) => `"${name}": ${value}`);
  return createHmac('sha256', Buffer.from(key, 'base64')).update(lines.join('\n')).digest('base64');
}

/** For so long a payer takes a signed question at most: it may wait a little on its way, and clocks differ. */
const signedForSeconds = 120;

interface Signed {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body: string;
  readonly contentType: string;
}

/**
 * The headers by which a payer knows that a call is the portal's and that nobody changed it: method, host, path and content, and for two
 * minutes only. The nonce is new each time, so that a payer can refuse a copy.
 */
export function signedHeaders(
  { method, url, body, contentType }: Signed,
  { keyId, key }: SigningKey,
): Record<string, string> {
  const { host, pathname } = new URL(url);
  const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;
  const components: Components = [
    ['@method', method],
    ['@authority', host],
    ['@path', pathname],
    ['content-type', contentType],
    ['content-digest', digest],
  ];
  const created = Math.floor(Date.now() / 1000);
  const names = components.map(([name]) => `"${name}"`).join(' ');
  const times = `created=${created};expires=${created + signedForSeconds}`;
  const parameters = `(${names});${times};nonce="${randomUUID()}";keyid="${keyId}";alg="hmac-sha256"`;
  return {
    'content-digest': digest,
    'signature-input': `wasla=${parameters}`,
    signature: `wasla=:${signatureOf(components, parameters, key)}:`,
  };
}
