import { describe, expect, it } from 'vitest';
import { signatureOf, signedHeaders } from '../../../../functions/_connect/payer/messageSignature.ts';

describe('the signature of a question to a payer', () => {
  it('is that of RFC 9421, by its own example (B.2.5)', () => {
    const secret = 'uzvJfB4u3N0Jy4T7NZ75MDVcr8zSTInedJtkgcu46YW4XByzNJjxBdtjUkdJPBtbmHhIDi6pcl8jsasjlTMtDQ==';
    const components = [
      ['date', 'Tue, 20 Apr 2021 02:07:55 GMT'],
      ['@authority', 'example.com'],
      ['content-type', 'application/json'],
    ] as const;
    const parameters = '("date" "@authority" "content-type");created=1618884473;keyid="test-shared-secret"';
    expect(signatureOf(components, parameters, secret)).toBe('pxcQw6G3AjtMBQjwo8XzkZf/bws5LelbaMk5rGIGtE8=');
  });

  it('covers method, host, path and content, for two minutes, with a nonce of its own, and names the key without it', () => {
    const key = { keyId: '2026-11', key: Buffer.alloc(32, 7).toString('base64') };
    const signed = () =>
      signedHeaders(
        { method: 'POST', url: 'https://payers.example/A901/prior-request', body: '<a/>', contentType: 'text/xml' },
        key,
      );
    const [first, second] = [signed(), signed()];
    const input = first['signature-input'] ?? '';
    expect(input).toContain('("@method" "@authority" "@path" "content-type" "content-digest")');
    expect(input).toContain(';keyid="2026-11";alg="hmac-sha256"');
    const [created = 0, expires = 0] = ['created', 'expires'].map((name) =>
      Number(new RegExp(`${name}=(\\d+)`).exec(input)?.[1]),
    );
    expect(expires - created).toBe(120);
    expect(second['signature-input']).not.toBe(input);
    expect(JSON.stringify(first)).not.toContain(key.key);
  });
});
