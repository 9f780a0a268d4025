import { cardReaderAgent } from '../../../shared/_field/cardReader/cardReaderAgent.ts';
import { CardReaderFault, faultOfRefusal } from './cardReaderFault.ts';

export type AgentFields = Readonly<Record<string, unknown>>;

/** An open connection to the agent. One question at a time, as the agent wants it. */
export interface AgentConnection {
  /** Sends a command and answers what came back; throws a CardReaderFault for a refusal, a wrong echo, silence or the end. */
  readonly ask: (command: number, fields: AgentFields, timeoutMs?: number) => Promise<AgentFields>;
  /** Sends a command without waiting for its answer, for use when the user leaves the panel. */
  readonly tell: (command: number, fields: AgentFields) => void;
  readonly close: () => void;
}

const fault = (kind: 'agentSilent' | 'badAnswer', message: string) => new CardReaderFault(kind, kind, message);

function fieldsOf(data: unknown): AgentFields {
  try {
    const parsed: unknown = JSON.parse(String(data));
    if (parsed && typeof parsed === 'object' && !Array.isArray(parsed)) return parsed as AgentFields;
  } catch {
    // Not JSON: said below.
  }
  throw fault('badAnswer', 'The answer is not a JSON object');
}

function checkAnswer(answer: AgentFields, command: number, sequence: number): AgentFields {
  if (answer.sequence !== sequence) throw fault('badAnswer', `The answer carries sequence ${String(answer.sequence)}`);
  const code = answer.error_code ?? answer.error;
  const isRefused = answer.status === 'fail' || (typeof code === 'number' && code > 0);
  if (isRefused) {
    throw faultOfRefusal(command, String(code ?? command), String(answer.description ?? answer.error_message ?? ''));
  }
  if (answer.status !== 'success') throw fault('badAnswer', `The answer has the status ${String(answer.status)}`);
  return answer;
}

/** Waits for the next message; the connection's end and silence are faults. */
function nextMessage(socket: WebSocket, timeoutMs: number): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const leave = new AbortController();
  const { signal } = leave;
  const timer = setTimeout(() => reject(fault('agentSilent', `No answer within ${timeoutMs} ms`)), timeoutMs);
  socket.addEventListener('message', ({ data }) => resolve(data), { signal });
  socket.addEventListener('close', () => reject(fault('agentSilent', 'The connection ended')), { signal });
  return promise.finally(() => {
    clearTimeout(timer);
    leave.abort();
  });
}

function connectionOver(socket: WebSocket): AgentConnection {
  let sequence = 0;
  const send = (command: number, fields: AgentFields): number => {
    if (socket.readyState !== WebSocket.OPEN) throw fault('agentSilent', 'The connection ended');
    sequence += 1;
    socket.send(JSON.stringify({ cmd: command, sequence, ...fields }));
    return sequence;
  };
  return {
    ask: async (command, fields, timeoutMs = cardReaderAgent.stepTimeoutMs) => {
      const sent = send(command, fields);
      return checkAnswer(fieldsOf(await nextMessage(socket, timeoutMs)), command, sent);
    },
    tell: (command, fields) => {
      if (socket.readyState === WebSocket.OPEN) send(command, fields);
    },
    close: () => socket.close(),
  };
}

function open(address: string, timeoutMs: number): Promise<WebSocket | null> {
  const { promise, resolve } = Promise.withResolvers<WebSocket | null>();
  const socket = new WebSocket(address, cardReaderAgent.subProtocol);
  const giveUp = () => {
    socket.close();
    resolve(null);
  };
  const timer = setTimeout(giveUp, timeoutMs);
  socket.addEventListener('open', () => resolve(socket), { once: true });
  socket.addEventListener('error', giveUp, { once: true });
  return promise.finally(() => clearTimeout(timer));
}

export interface AgentPlaces {
  /** Tried in this order, for `connectTimeoutMs` each. */
  readonly addresses: readonly string[];
  readonly healthAddress?: string;
  readonly connectTimeoutMs?: number;
}

const leftMeanwhile = () => fault('agentSilent', 'The reading was cancelled');

/** Whether an agent runs although no port let us in. What it answers cannot be read across origins, and need not be. */
async function isAlive(address: string, timeoutMs: number): Promise<boolean> {
  try {
    await fetch(address, { mode: 'no-cors', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    return true;
  } catch {
    return false;
  }
}

/** Connects to the first address where an agent listens. The signal ends the search, and the connection afterwards. */
export async function connectAgent(places: AgentPlaces, signal?: AbortSignal): Promise<AgentConnection> {
  const { addresses, healthAddress, connectTimeoutMs = cardReaderAgent.connectTimeoutMs } = places;
  for (const address of addresses) {
    if (signal?.aborted) throw leftMeanwhile();
    const socket = await open(address, connectTimeoutMs);
    if (!socket) continue;
    signal?.addEventListener('abort', () => socket.close());
    if (signal?.aborted) socket.close();
    return connectionOver(socket);
  }
  if (healthAddress && (await isAlive(healthAddress, connectTimeoutMs))) {
    throw fault('agentSilent', 'The agent runs but takes no connection');
  }
  throw new CardReaderFault('agentMissing', 'agentMissing', 'No card reader agent answers on this computer');
}
