import { createHash, createHmac } from 'node:crypto';

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

export interface UnsignedCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: URL;
  /** Lower-case names; all of them are signed. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly region: string;
  readonly service: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The `authorization` of a call without a query, by AWS's Signature Version 4. `x-amz-date` is among its headers. */
export function authorizationOf(call: UnsignedCall, { accessKeyId, secretAccessKey }: Credentials): string {
  const { method, url, headers, body, region, service } = call;
  const at = headers['x-amz-date'] ?? '';
  const names = Object.keys(headers).sort();
  const request = [
    ...[method, url.pathname, ''],
    ...names.map((name) => `${name}:${headers[name]?.trim()}`),
    ...['', names.join(';'), sha256(body)],
  ].join('\n');
  const scope = [at.slice(0, 8), region, service, 'aws4_request'];
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const signature = hmac(key, ['AWS4-HMAC-SHA256', at, scope.join('/'), sha256(request)].join('\n')).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${[accessKeyId, ...scope].join('/')}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
}

/** The headers with which a call is taken. */
export function signedHeaders(call: UnsignedCall, credentials: Credentials, now: Date): Record<string, string> {
  const { sessionToken } = credentials;
  const headers = {
    ...call.headers,
    host: call.url.host,
    'x-amz-date': now.toISOString().replace(/[-:]|\.\d+/g, ''),
    ...(sessionToken && { 'x-amz-security-token': sessionToken }),
  };
  return { ...headers, authorization: authorizationOf({ ...call, headers }, credentials) };
}
