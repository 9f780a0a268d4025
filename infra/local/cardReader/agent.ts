import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { cardReaderAgent } from '../../../shared/_field/cardReader/cardReaderAgent.ts';
import type { HttpAnswer } from '../http/answer.ts';
import { startConversation } from './conversation.ts';
import type { SimulatedReader } from './reader.ts';
import { createReaderApi } from './readerApi.ts';

export interface CardReaderAgent {
  /** Where the agent listens; null when all ports of the protocol are in use. */
  readonly port: number | null;
  /** Null when another program listens on the port. */
  readonly healthPort: number | null;
  readonly close: () => Promise<void>;
}

export interface AgentOptions {
  readonly reader: SimulatedReader;
  /** Tried in this order; 0 is any free port. */
  readonly ports?: readonly number[];
  readonly healthPort?: number;
  /** The portal whose pages may read cards here: those of another portal on this machine go on to their own reader. Without it, all pages may. */
  readonly portalPort?: number;
}

/** Takes the first port that is free, or none. */
async function listenOn(server: Server, ports: readonly number[]): Promise<number | null> {
  for (const port of ports) {
    try {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      return address && typeof address === 'object' ? address.port : null;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  return null;
}

function converse(socket: WebSocket, reader: SimulatedReader): void {
  const answer = startConversation(reader);
  socket.on('error', () => socket.terminate());
  socket.on('message', (data) => {
    const { text, delayMs } = answer(String(data));
    setTimeout(() => socket.send(text, () => undefined), delayMs);
  });
}

/** Browsers name the page's origin; other programs name none, and are let in. */
function isOwnPage(origin: string | undefined, portalPort: number | undefined): boolean {
  if (origin === undefined || portalPort === undefined) return true;
  return URL.canParse(origin) && new URL(origin).port === String(portalPort);
}

function createSocketServer(
  reader: SimulatedReader,
  portalPort: number | undefined,
): { server: Server; sockets: WebSocketServer } {
  const server = createServer((_request, response) => response.writeHead(426).end());
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 64 * 1024,
    handleProtocols: () => cardReaderAgent.subProtocol,
  });
  server.on('upgrade', (request, socket, head) => {
    // A page that leaves while it is refused must not end the portal.
    socket.on('error', () => socket.destroy());
    if (!isOwnPage(request.headers.origin, portalPort)) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const offered = String(request.headers['sec-websocket-protocol'] ?? '').split(/\s*,\s*/);
    if (!offered.includes(cardReaderAgent.subProtocol)) return void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
    sockets.handleUpgrade(request, socket, head, (connection) => converse(connection, reader));
  });
  return { server, sockets };
}

/** Answers the health check, and on its own port also what chooses the card when the agent runs alone. */
function createHealthServer(reader: SimulatedReader): Server {
  const api = createReaderApi(reader);
  const health: HttpAnswer = {
    status: 200,
    headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
    body: JSON.stringify({ status: 'UP' }),
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isHealth = request.method === 'GET' && request.url === '/health';
    const answer = isHealth ? health : await api(request, request.url ?? '');
    response.writeHead(answer.status, answer.headers).end(answer.body);
  };
  return createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
}

/** Starts the simulated agent on loopback. Ports that another agent has taken are left to it. */
export async function startCardReaderAgent(options: AgentOptions): Promise<CardReaderAgent> {
  const { reader, ports = cardReaderAgent.ports } = options;
  const { server, sockets } = createSocketServer(reader, options.portalPort);
  const health = createHealthServer(reader);
  const port = await listenOn(server, ports);
  const wantedHealth = options.healthPort ?? Number(new URL(cardReaderAgent.healthAddress).port);
  const healthPort = port === null ? null : await listenOn(health, [wantedHealth]);
  const end = (each: Server) =>
    new Promise<void>((resolve) => void (each.listening ? each.close(() => resolve()) : resolve()));
  return {
    port,
    healthPort,
    close: async () => {
      for (const client of sockets.clients) client.terminate();
      health.closeAllConnections();
      await Promise.all([end(server), end(health)]);
    },
  };
}
