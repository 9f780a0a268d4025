import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { Cloud } from '../cloud.ts';
import type { HttpAnswer } from '../http/answer.ts';
import { isPresigned } from './presigned.ts';

const refused: HttpAnswer = {
  status: 403,
  headers: { 'content-type': 'application/xml' },
  body: '<?xml version="1.0" encoding="UTF-8"?><Error><Code>SignatureDoesNotMatch</Code></Error>',
};

/** The headers that a signed query asks for; s3rver gives them to signed calls only, and the signature has been judged here. */
const askedHeaders = (url: URL): Record<string, string> =>
  Object.fromEntries(
    [...url.searchParams].flatMap(([name, value]) =>
      name.startsWith('response-') ? [[name.slice('response-'.length), value]] : [],
    ),
  );

/** The SDK calls buckets by path here; the gateway still judges whether the signer may do what it has signed. */
function passToBucket(request: IncomingMessage, target: URL): Promise<HttpAnswer> {
  const asked = askedHeaders(target);
  for (const name of Object.keys(asked)) target.searchParams.delete(`response-${name}`);
  return new Promise((resolve, reject) => {
    const passed = ['content-length', 'if-none-match'].flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    const headers = Object.fromEntries(passed);
    const outgoing = httpRequest(target, { method: request.method, headers }, async (incoming) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const contentType = incoming.headers['content-type'] ?? 'application/octet-stream';
      resolve({
        status: incoming.statusCode ?? 500,
        headers: { 'content-type': contentType, ...asked },
        body: Buffer.concat(chunks),
      });
    });
    outgoing.on('error', reject);
    request.pipe(outgoing);
  });
}

/** The bucket as the distribution reaches it: every call has to prove by its query that a function has signed it. */
export function createFileGate({ gateway, principals, portal }: Pick<Cloud, 'gateway' | 'principals' | 'portal'>) {
  return async (request: IncomingMessage, url: URL, bucket: string): Promise<HttpAnswer> => {
    const region = portal.functions[0]?.region ?? '';
    const host = `${bucket}.s3.${region}.amazonaws.com`;
    const accessKeyId = url.searchParams.get('X-Amz-Credential')?.split('/')[0] ?? '';
    const secret = principals.secretOf(accessKeyId);
    const { method = 'GET', headers } = request;
    if (!secret || !isPresigned({ method, url, headers, host }, secret, new Date())) {
      request.resume();
      return refused;
    }
    return passToBucket(request, new URL(`/${bucket}${url.pathname}${url.search}`, gateway.url));
  };
}
