import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A simulator that listens on this machine only. */
export interface Simulator {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const largestBody = 256 * 1024;

/** Serves a simulator on a free port; what it throws breaks the connection. */
export async function listenLocally(
  serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Simulator> {
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The body of a request as text; a larger one throws. */
export async function bodyText(request: IncomingMessage, largest = largestBody): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest) throw new Error('The request is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
