import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HttpAnswer, refusal } from './answer.ts';

export type Handler = (request: IncomingMessage, url: URL) => Promise<HttpAnswer>;

export interface Front {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** The port is in use. */
export class PortInUse extends Error {}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: HttpAnswer): void {
  const hasBody = request.method !== 'HEAD' && status !== 204 && status !== 304;
  if (status !== 304) response.setHeader('content-length', Buffer.byteLength(body));
  response.writeHead(status, headers).end(hasBody ? body : undefined);
}

/** The demonstration's passwords are known: no browser elsewhere on the network and no page under another name (DNS rebinding) may reach them. */
const isLocalHost = (host: string | undefined): boolean => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '');

/** Answers every request: what an answer throws that cannot be sent, such as a header with a line break, ends no more than its request. */
async function serve(handle: Handler, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const base = `http://${request.headers.host ?? 'localhost'}`;
  if (!isLocalHost(request.headers.host) || !URL.canParse(request.url ?? '/', base)) {
    send(request, response, refusal('invalidInput'));
    return;
  }
  try {
    send(request, response, await handle(request, new URL(request.url ?? '/', base)));
  } catch (error) {
    if (request.destroyed && !request.complete) return;
    console.error(error);
    if (response.headersSent) response.destroy();
    else send(request, response, refusal('serverError'));
  }
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isInUse = error.code === 'EADDRINUSE';
      reject(isInUse ? new PortInUse(`Port ${port} is in use. Choose another one: PORT=${port + 1} npm start`) : error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    // Calls that run may end; what hangs may not keep the portal from stopping.
    setTimeout(() => server.closeAllConnections(), 2_000).unref();
  });

/** For how long a request may be on its way: the largest upload takes seconds. */
const usualPatience = { headersMs: 15_000, requestMs: 60_000, checkedEveryMs: 5_000 } as const;

/** The one port of the portal, on both loopback addresses: `localhost` means either. */
export async function startFront(
  port: number,
  handle: Handler,
  patience: Readonly<Record<keyof typeof usualPatience, number>> = usualPatience,
): Promise<Front> {
  const newServer = () => {
    const { checkedEveryMs: connectionsCheckingInterval } = patience;
    const server = createServer({ connectionsCheckingInterval }, (request, response) =>
      serve(handle, request, response),
    );
    // A browser reuses its connections for longer than Node's five seconds; closing one under a call breaks the call.
    server.keepAliveTimeout = 65_000;
    // As the gateway does: who sends slowly is closed, and holds no connection.
    server.headersTimeout = patience.headersMs;
    server.requestTimeout = patience.requestMs;
    return server;
  };
  const main = newServer();
  const actualPort = await listen(main, port, '127.0.0.1');
  const other = newServer();
  const servers = [main];
  try {
    await listen(other, actualPort, '::1');
    servers.push(other);
  } catch (error) {
    if (error instanceof PortInUse) {
      await close(main);
      throw error;
    }
    // This machine has no IPv6.
  }
  return { port: actualPort, close: async () => void (await Promise.all(servers.map(close))) };
}
