import type { LambdaClient } from '@aws-sdk/client-lambda';
import { SignatureV4 } from '@smithy/signature-v4';

interface SignedCall {
  /** As it is signed: `logs`, `backup`. */
  readonly service: string;
  readonly region: string;
  readonly url: URL;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a client of AWS's libraries knows of the profile in use. */
export type Profile = Pick<LambdaClient['config'], 'credentials' | 'sha256'>;

/** Sends a call of AWS over HTTP, signed for the profile in use. A signature lives for minutes: each try is signed anew. */
export async function signedFetch(
  { credentials, sha256 }: Profile,
  { service, region, url, method, headers: own, body }: SignedCall,
): Promise<Response> {
  const { hostname, port, pathname: path, protocol, host, searchParams } = url;
  const signed = await new SignatureV4({ service, region, credentials, sha256 }).sign({
    ...{ method, protocol, hostname, path, body, query: Object.fromEntries(searchParams) },
    ...(port && { port: Number(port) }),
    headers: { host, ...own },
  });
  // The host is named by fetch itself.
  const { host: _host, ...headers } = signed.headers;
  return fetch(url, { method, headers, body, signal: AbortSignal.timeout(30_000) });
}
