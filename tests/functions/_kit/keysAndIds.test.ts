import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../functions/_kit/canonicalJson.ts';
import { env, tableName } from '../../../functions/_kit/env.ts';
import { rawSignature } from '../../../functions/_kit/kmsKey.ts';
import { sign as signContent, signingKey } from '../../../functions/_kit/signingKey.ts';
import { issueToken, verifyToken } from '../../../functions/_kit/token.ts';
import { newUlid } from '../../../functions/_kit/ulid.ts';
import { setClock, startBackend } from '../../support/api.ts';

await startBackend();

describe('tokens', () => {
  const subject = { userId: 'user-1', sessionId: 'session-1' };
  const from = new Date('2026-03-01T08:00:00Z');
  const to = new Date('2026-03-01T18:00:00Z');

  it('are ES256 tokens of the published key and hold nothing but who, which session and when', async () => {
    const [head = '', claims = '', signature = ''] = (await issueToken(subject, from, to)).split('.');
    const { kid, ...jwk } = await signingKey();
    const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(decode(head)).toEqual({ alg: 'ES256', typ: 'JWT', kid });
    expect(decode(claims)).toEqual({
      iss: 'wasla',
      aud: 'portal',
      sub: 'user-1',
      sid: 'session-1',
      iat: from.getTime() / 1000,
      exp: to.getTime() / 1000,
    });
    const key = createPublicKey({ key: { ...jwk }, format: 'jwk' });
    const content = Buffer.from(`${head}.${claims}`);
    expect(verify('sha256', content, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(
      true,
    );
  });

  it('speak for their subject until they expire, to the second', async () => {
    setClock('2026-03-01T17:59:58Z');
    const token = await issueToken(subject, from, to);
    expect(await verifyToken(token)).toEqual(subject);
    setClock('2026-03-01T18:00:01Z');
    expect(await verifyToken(token)).toBeNull();
  });

  describe('with the signature of the portal', () => {
    const claims = { iss: 'wasla', aud: 'portal', sub: 'user-1', sid: 'session-1' };
    const signedToken = async (changes: object) => {
      const { kid } = await signingKey();
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const exp = Date.now() / 1000 + 600;
      const content = `${part({ alg: 'ES256', typ: 'JWT', kid })}.${part({ ...claims, exp, ...changes })}`;
      return `${content}.${await signContent(content)}`;
    };

    it('speak for their subject', async () => {
      expect(await verifyToken(await signedToken({}))).toEqual(subject);
    });

    it.each([
      ['another issuer', { iss: 'another' }],
      ['another audience', { aud: 'another' }],
      ['no user', { sub: undefined }],
      ['a number as user', { sub: 1 }],
      ['no session', { sid: undefined }],
      ['a list as session', { sid: ['session-1'] }],
      ['an end in the past', { exp: 1 }],
      ['more text than a token of ours has', { more: 'x'.repeat(2000) }],
    ])('speak for nobody when they have %s', async (_, changes) => {
      expect(await verifyToken(await signedToken(changes))).toBeNull();
    });
  });

  it('are not even looked at when they are too long', async () => {
    expect(await verifyToken('x'.repeat(2001))).toBeNull();
  });
});

it('a DER signature becomes 64 raw bytes, whatever the length of its integers', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  // Integers with a leading zero byte, or shorter than 32 bytes, come up within some hundred signatures.
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const message = Buffer.from(`message ${attempt}`);
    const raw = rawSignature(sign('sha256', message, privateKey));
    expect(raw).toHaveLength(64);
    expect(verify('sha256', message, { key: publicKey, dsaEncoding: 'ieee-p1363' }, raw)).toBe(true);
  }
});

describe('ids', () => {
  it('are ULIDs that sort by time and, within a millisecond, by order', () => {
    const ids = [1, 2, 2, 2, 3].map((at) => newUlid(Date.UTC(2026, 0, 1) + at));
    expect(ids).toEqual([...ids].sort());
    expect(new Set(ids).size).toBe(5);
    for (const id of ids) expect(id).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
  });

  it('carry their time as the ULID specification encodes it', () => {
    expect(newUlid(1469918176385).slice(0, 10)).toBe('01ARYZ6S41');
  });
});

it('canonical JSON is one text for equal values', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }], a: undefined })).toBe('{"b":[{"c":null,"d":1}]}');
  expect(canonicalJson({ a: 1, b: 2 })).toBe(canonicalJson({ b: 2, a: 1 }));
});

describe('the environment', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  it('is parsed when it is asked for', () => {
    process.env.PAYER_TIMEOUT_MS = '250';
    expect(env('PAYER_TIMEOUT_MS')).toBe(250);
    process.env.USERS_TABLE = 'the-users';
    expect(tableName('users')).toBe('the-users');
  });

  it.each(['', 'abc', '-1'])('refuses PAYER_TIMEOUT_MS=%s and names the variable, not the value', (value) => {
    process.env.PAYER_TIMEOUT_MS = value;
    expect(() => env('PAYER_TIMEOUT_MS')).toThrow('Environment variable PAYER_TIMEOUT_MS is missing or not valid');
  });
});
