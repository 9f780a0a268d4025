import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { localAccount } from '../template/identity.ts';
import type { RouteMatch } from './router.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const two = (value: number): string => String(value).padStart(2, '0');

/** `21/Nov/2026:08:05:02 +0000`. */
const gatewayTime = (at: Date): string =>
  `${two(at.getUTCDate())}/${months[at.getUTCMonth()]}/${at.getUTCFullYear()}:${two(at.getUTCHours())}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())} +0000`;

/** Content types that the gateway hands on as text; everything else is base64. */
const isText = (contentType: string | undefined): boolean =>
  contentType === undefined ||
  /^(text\/|application\/(json|xml|javascript|x-www-form-urlencoded)|.*\+(json|xml)\b)/i.test(contentType);

/** Repeated headers and repeated query parameters are joined by commas. */
function joinedHeaders(request: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    // Cookies have a list of their own in the event.
    if (name !== 'cookie' && value !== undefined) headers[name] = Array.isArray(value) ? value.join(',') : value;
  }
  return headers;
}

function joinedQuery(search: URLSearchParams): Record<string, string> | undefined {
  const query: Record<string, string> = {};
  for (const [name, value] of search) query[name] = name in query ? `${query[name]},${value}` : value;
  return Object.keys(query).length > 0 ? query : undefined;
}

/** The event that an HTTP API makes of a request (payload format 2.0). */
export function gatewayEvent(
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  { route, pathParameters }: RouteMatch,
  now = new Date(),
): APIGatewayProxyEventV2 {
  const headers = joinedHeaders(request);
  const text = isText(headers['content-type']);
  const cookies = request.headers.cookie?.split(/;\s*/).filter(Boolean);
  const domainName = `${route.apiId}.execute-api.local`;
  return {
    version: '2.0',
    routeKey: route.routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookies?.length ? { cookies } : {}),
    headers,
    queryStringParameters: joinedQuery(url.searchParams),
    ...(Object.keys(pathParameters).length > 0 ? { pathParameters: { ...pathParameters } } : {}),
    requestContext: {
      accountId: localAccount,
      apiId: route.apiId,
      domainName,
      domainPrefix: route.apiId,
      http: {
        method: request.method ?? 'GET',
        path: url.pathname,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomBytes(11).toString('base64url'),
      routeKey: route.routeKey,
      stage: '$default',
      time: gatewayTime(now),
      timeEpoch: now.getTime(),
    },
    body: body.length > 0 ? body.toString(text ? 'utf8' : 'base64') : undefined,
    isBase64Encoded: body.length > 0 && !text,
  };
}
