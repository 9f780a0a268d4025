import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { simulatedKey, simulatedKeyIds } from './payerKeys.ts';

/** What a question must be signed over, so that nothing of it can be changed. */
const mustCover = ['@method', '@authority', '@path', 'content-type', 'content-digest'] as const;

/** A signature is taken for five minutes, and half a minute before its time: clocks differ. */
const longestSeconds = 300;
const aheadSeconds = 30;

interface Parameters {
  readonly created: number;
  readonly expires: number;
  readonly nonce: string;
  readonly keyId: string;
}

interface SignatureInput {
  readonly label: string;
  readonly covered: readonly string[];
  /** All of it, as it was signed. */
  readonly text: string;
  readonly parameters: Parameters;
}

function readInput(header: string): SignatureInput | null {
  const [, label, text, names] = /^([a-z][\w-]*)=(\(([^()]*)\);.+)$/.exec(header) ?? [];
  if (label === undefined || text === undefined || names === undefined) return null;
  const parameter = (name: string) => new RegExp(`;${name}="?([^";]+)"?(;|$)`).exec(text)?.[1] ?? '';
  if (parameter('alg') !== 'hmac-sha256') return null;
  const [created, expires] = [Number(parameter('created')), Number(parameter('expires'))];
  const [nonce, keyId] = [parameter('nonce'), parameter('keyid')];
  if (!(created > 0 && expires > created) || !nonce || !keyId) return null;
  const covered = [...names.matchAll(/"([^"]+)"/g)].map(([, name]) => name ?? '');
  return { label, covered, text, parameters: { created, expires, nonce, keyId } };
}

function componentOf(name: string, { method = '', url = '', headers }: IncomingMessage): string {
  const derived: Readonly<Record<string, string>> = {
    '@method': method,
    '@authority': headers.host ?? '',
    '@path': url.split('?')[0] ?? '',
  };
  return derived[name] ?? String(headers[name] ?? '');
}

function isSignedBy(key: string, { covered, text, label }: SignatureInput, request: IncomingMessage): boolean {
  const lines = covered.map((name) => `"${name}": ${componentOf(name, request)}`);
  const base = [...lines, `"@signature-params": ${text}`].join('\n');
  const expected = createHmac('sha256', Buffer.from(key, 'base64')).update(base).digest();
  const [, given = ''] = new RegExp(`^${label}=:([^:]+):$`).exec(String(request.headers.signature)) ?? [];
  const signature = Buffer.from(given, 'base64');
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}

const digestOf = (body: string): string => `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

/**
 * How a simulated payer knows the portal (RFC 9421): answers why it does not believe a question, or null. What it has once believed it
 * takes no second time.
 */
export function signatureCheck(now: () => Date) {
  /** When the nonces that were used may be forgotten, in seconds. */
  const used = new Map<string, number>();

  function isFresh({ created, expires, nonce }: Parameters): boolean {
    const seconds = now().getTime() / 1000;
    for (const [each, until] of used) if (until < seconds) used.delete(each);
    if (used.has(nonce)) return false;
    return created <= seconds + aheadSeconds && seconds < Math.min(expires, created + longestSeconds);
  }

  return (
    request: IncomingMessage,
    { payerCode, body, refusedKeys }: { payerCode: string; body: string; refusedKeys: readonly string[] },
  ): string | null => {
    const input = readInput(String(request.headers['signature-input'] ?? ''));
    if (!input) return 'not signed';
    const { keyId, nonce, created } = input.parameters;
    const isKnown = simulatedKeyIds.some((each) => each === keyId) && !refusedKeys.includes(keyId);
    if (!isKnown || !isSignedBy(simulatedKey(payerCode, keyId).key, input, request)) return 'wrong signature';
    if (mustCover.some((name) => !input.covered.includes(name))) return 'not all is signed';
    if (request.headers['content-digest'] !== digestOf(body)) return 'another content';
    if (!isFresh(input.parameters)) return 'not fresh';
    used.set(nonce, created + longestSeconds + aheadSeconds);
    return null;
  };
}
