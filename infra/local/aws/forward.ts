import { Agent, request as httpRequest } from 'node:http';
import { type AwsAnswer, AwsError, type AwsRequest, type AwsService } from './service.ts';

/** Headers that belong to one connection, not to the call. */
const hopHeaders = new Set(['connection', 'host', 'keep-alive', 'transfer-encoding', 'content-length', 'expect']);

type HeaderFilter = (name: string) => boolean;

function forwardedHeaders(request: AwsRequest, keeps: HeaderFilter): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = { 'content-length': String(request.body.length) };
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !hopHeaders.has(name) && keeps(name)) headers[name] = value;
  }
  return headers;
}

/**
 * A service that another process speaks: calls go through as they are, over connections that stay open. `address` is asked for
 * each call, because a store that was restarted may have moved.
 */
export function forwardTo(
  address: () => Promise<URL> | URL,
  {
    keeps = () => true,
    rewrite = (url: string) => url,
  }: { keeps?: HeaderFilter; rewrite?: (url: string) => string } = {},
): { service: AwsService; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 256, scheduling: 'lifo' });
  const service: AwsService = async (request) => {
    const { hostname, port } = await address();
    return new Promise<AwsAnswer>((resolve, reject) => {
      // The SDK repeats a call that ends as an internal error, so a store that restarts is not noticed.
      const fail = (error: Error) =>
        reject(new AwsError('InternalServerError', `${request.service}: ${error.message}`, 500));
      const outgoing = httpRequest(
        {
          agent,
          hostname,
          port,
          method: request.method,
          path: rewrite(request.url),
          headers: forwardedHeaders(request, keeps),
        },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', fail);
          incoming.on('end', () => {
            const {
              connection: _connection,
              'keep-alive': _keepAlive,
              'transfer-encoding': _coding,
              ...headers
            } = incoming.headers;
            resolve({ status: incoming.statusCode ?? 500, headers, body: Buffer.concat(chunks) });
          });
        },
      );
      outgoing.on('error', fail);
      outgoing.end(request.body);
    });
  };
  return { service, close: () => agent.destroy() };
}
