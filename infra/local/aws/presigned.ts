import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A call with its signature in the query, as S3 receives it. */
export interface PresignedCall {
  readonly method: string;
  /** Path and query. */
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  /** The host that was signed: the bucket's own. */
  readonly host: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** As SigV4 encodes: everything but letters, digits and `-_.~`. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** A plus sign is a plus sign to S3: a space that is written as one was not signed. */
const canonicalQuery = (url: URL): string =>
  url.search
    .slice(1)
    .split('&')
    .map((pair) => pair.split('=').map(decodeURIComponent))
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name = '', ...value]) => `${encoded(name)}=${encoded(value.join('='))}`)
    .sort()
    .join('&');

const instantOf = (stamp: string): number =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

function signatureOf({ method, url, headers, host }: PresignedCall, secret: string): string {
  const asked = (name: string): string => url.searchParams.get(name) ?? '';
  const names = asked('X-Amz-SignedHeaders').split(';');
  const canonicalHeaders = names.map((name) => `${name}:${name === 'host' ? host : String(headers[name] ?? '')}\n`);
  const request = [
    method,
    url.pathname,
    canonicalQuery(url),
    canonicalHeaders.join(''),
    names.join(';'),
    asked('X-Amz-Content-Sha256') || 'UNSIGNED-PAYLOAD',
  ].join('\n');
  const [, day = '', region = '', service = ''] = asked('X-Amz-Credential').split('/');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const text = ['AWS4-HMAC-SHA256', asked('X-Amz-Date'), scope, sha256(request)].join('\n');
  return hmac(key, text).toString('hex');
}

/** Whether S3 would take the call: signed with this secret, unchanged since, and not too old. */
export function isPresigned(call: PresignedCall, secret: string, now: Date): boolean {
  const { searchParams } = call.url;
  const signedAt = instantOf(searchParams.get('X-Amz-Date') ?? '');
  const isInTime = now.getTime() <= signedAt + Number(searchParams.get('X-Amz-Expires')) * 1000;
  const expected = Buffer.from(signatureOf(call, secret));
  const given = Buffer.from(searchParams.get('X-Amz-Signature') ?? '');
  return isInTime && expected.length === given.length && timingSafeEqual(expected, given);
}
