import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DemoMember } from '../../../functions/_demo/members.ts';
import type { PayerFaults } from '../faults.ts';
import { cancellationAnswer, priorAuthorization } from './payerAnswer.ts';
import { checkPriorRequest, type ReceivedRequest } from './payerRequestCheck.ts';
import { signatureCheck } from './payerSignature.ts';

interface SimulatedPayer {
  readonly payerId: number;
  readonly payerCode: string;
}

export interface PayerSimulatorOptions {
  readonly members: readonly DemoMember[];
  readonly payers: readonly SimulatedPayer[];
  /** Read at every request, so that a switch acts at once. */
  readonly faults: () => PayerFaults;
  /** The licences from which requests are accepted. Without this, every well-formed licence. */
  readonly senders?: ReadonlySet<string>;
  readonly port?: number;
  /** How long a slow member's answer takes. */
  readonly slowMs?: number;
  readonly now?: () => Date;
}

/** One request as the simulator received it, and what it answered. */
export interface PayerRequestSeen {
  readonly at: string;
  readonly payerCode: string;
  readonly requestNumber: string | null;
  /** The portal's request id, by which both sides follow a request. */
  readonly requestId?: string | undefined;
  readonly xml: string;
  answered: string;
}

export interface PayerSimulator {
  readonly url: string;
  readonly requests: () => readonly PayerRequestSeen[];
  readonly close: () => Promise<void>;
}

const largestBody = 256 * 1024;
const keptRequests = 200;

/** A payer's gateway over HTTP on loopback: POST /{payerCode}/prior-request, signed with a key of that payer, and GET /requests to see what it received. */
export async function startPayerSimulator(options: PayerSimulatorOptions): Promise<PayerSimulator> {
  const seen: PayerRequestSeen[] = [];
  const attempts = new Map<string, number>();
  const cancelled = new Set<string>();
  const signatureFault = signatureCheck(() => new Date());
  const server = createServer((request, response) => {
    serve({ options, seen, attempts, cancelled, signatureFault }, request, response).catch(() => response.destroy());
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests: () => seen,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

interface State {
  readonly options: PayerSimulatorOptions;
  readonly seen: PayerRequestSeen[];
  /** How often each request was sent, by its number. */
  readonly attempts: Map<string, number>;
  /** Numbers that their senders took back: they are not answered any more. */
  readonly cancelled: Set<string>;
  readonly signatureFault: ReturnType<typeof signatureCheck>;
}

async function serve(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'GET' && request.url === '/requests') {
    return send(response, 200, JSON.stringify(state.seen), 'application/json');
  }
  const payerCode = /^\/([\w-]+)\/prior-request$/.exec(request.url ?? '')?.[1];
  if (request.method === 'GET' && payerCode) return answerLook(state, { payerCode, request }, response);
  if (request.method !== 'POST' || !payerCode) return send(response, 404, '<ErrorReport/>');
  const xml = await bodyOf(request);
  const { refusedKeys = [] } = state.options.faults();
  const fault = state.signatureFault(request, { payerCode, body: xml, refusedKeys });
  if (fault !== null) return refuseCaller(state, { payerCode, fault }, response);
  const checked = checkPriorRequest(xml, payerCode);
  const received = 'request' in checked ? checked.request : null;
  const requestId = request.headers['x-request-id']?.toString();
  const entry = remember(state, { payerCode, requestId, xml }, received);
  const mode = await modeOf(state.options.faults());
  if (isMisbehaviour(mode)) return misbehave(mode, entry, response);
  const errors = [...checked.errors, ...recipientErrors(state.options, payerCode, received)];
  if (received?.type === 'Eligibility' && state.cancelled.has(received.requestNumber))
    errors.push('The request was cancelled');
  if (errors.length > 0 || !received) return refuse(errors, entry, response);
  if (received.type === 'Cancellation') return cancel(state, { payerCode, received, mode, entry }, response);
  await answer(state, { payerCode, received, mode, entry }, response);
}

/** Of whom it does not know it keeps no more than why. */
function refuseCaller(
  state: State,
  { payerCode, fault }: { readonly payerCode: string; readonly fault: string },
  response: ServerResponse,
): void {
  keep(state, { at: new Date().toISOString(), payerCode, requestNumber: null, xml: '', answered: fault });
  send(response, 401, '<ErrorReport>The caller is not known</ErrorReport>');
}

function keep({ seen }: State, entry: PayerRequestSeen): void {
  seen.push(entry);
  if (seen.length > keptRequests) seen.shift();
}

/** Waits as long as the fault switch says, and answers what it makes of this request. */
async function modeOf(faults: PayerFaults): Promise<PayerFaults['mode']> {
  await sleep(faults.latencyMs);
  return Math.random() < faults.rate ? faults.mode : 'normal';
}

/** Who only looks whether the gateway is there asks nothing; the look is not kept among the requests. Who signs it learns whether the key is taken. */
async function answerLook(
  { options, signatureFault }: State,
  { payerCode, request }: { readonly payerCode: string; readonly request: IncomingMessage },
  response: ServerResponse,
): Promise<void> {
  const mode = await modeOf(options.faults());
  const entry = { at: new Date().toISOString(), payerCode, requestNumber: null, xml: '', answered: 'look' };
  if (isMisbehaviour(mode)) return misbehave(mode, entry, response);
  const { refusedKeys = [] } = options.faults();
  const isSigned = request.headers['signature-input'] !== undefined;
  const isRefused = isSigned && signatureFault(request, { payerCode, body: '', refusedKeys }) !== null;
  send(response, isRefused ? 401 : 405, '<ErrorReport/>');
}

function remember(
  state: State,
  seen: Pick<PayerRequestSeen, 'payerCode' | 'requestId' | 'xml'>,
  received: ReceivedRequest | null,
): PayerRequestSeen {
  const requestNumber = received?.requestNumber ?? null;
  const entry = { at: new Date().toISOString(), ...seen, requestNumber, answered: 'nothing' };
  keep(state, entry);
  if (requestNumber && received?.type === 'Eligibility')
    state.attempts.set(requestNumber, (state.attempts.get(requestNumber) ?? 0) + 1);
  return entry;
}

type Misbehaviour = Exclude<PayerFaults['mode'], 'normal' | 'twice' | 'wrongId'>;

const isMisbehaviour = (mode: PayerFaults['mode']): mode is Misbehaviour =>
  mode !== 'normal' && mode !== 'twice' && mode !== 'wrongId';

function misbehave(mode: Misbehaviour, entry: PayerRequestSeen, response: ServerResponse): void {
  entry.answered = mode;
  if (mode === 'down') response.destroy();
  else if (mode === 'serverError') send(response, 500, '<ErrorReport>internal error</ErrorReport>');
  else if (mode === 'rejectsCredentials') send(response, 401, '<ErrorReport>not known</ErrorReport>');
  else if (mode === 'html') send(response, 200, '<html><body>Under maintenance</body></html>', 'text/html');
  else send(response, 200, '<Prior.Authorization><Header><SenderID>\u0001');
}

function recipientErrors(
  { payers, senders }: PayerSimulatorOptions,
  payerCode: string,
  received: ReceivedRequest | null,
): string[] {
  const errors = payers.some((payer) => payer.payerCode === payerCode) ? [] : ['This payer is not served here'];
  if (received && senders && !senders.has(received.senderLicense)) errors.push('The sender is not known');
  return errors;
}

function refuse(errors: string[], entry: PayerRequestSeen, response: ServerResponse): void {
  entry.answered = 'refused';
  const lines = errors.map((error) => `<Error>${error.replace(/[<&]/g, ' ')}</Error>`).join('');
  send(response, 400, `<ErrorReport>${lines}</ErrorReport>`);
}

interface Asked {
  readonly payerCode: string;
  readonly received: ReceivedRequest;
  readonly mode: 'normal' | 'twice' | 'wrongId';
  readonly entry: PayerRequestSeen;
}

async function answer(state: State, asked: Asked, response: ServerResponse): Promise<void> {
  const { options, attempts } = state;
  const { payerCode, received, mode, entry } = asked;
  const member = memberOf(options, payerCode, received);
  const attempt = attempts.get(received.requestNumber) ?? 1;
  const behaviour = member?.behaviour ?? 'answers';
  if (behaviour === 'neverAnswers' || (behaviour === 'failsTwice' && attempt <= 2)) {
    entry.answered = 'unavailable';
    return send(response, 503, '<ErrorReport>unavailable</ErrorReport>');
  }
  if (behaviour === 'answersGarbage') return misbehave('garbage', entry, response);
  if (behaviour === 'answersSlowly') await sleep(options.slowMs ?? 1800);
  entry.answered = member?.result ?? 'no';
  const times = mode === 'twice' || behaviour === 'answersTwice' ? 2 : 1;
  const requestNumber = mode === 'wrongId' ? `${received.senderLicense}-ANOTHER` : received.requestNumber;
  const now = options.now?.() ?? new Date();
  send(response, 200, priorAuthorization({ request: received, payerCode, requestNumber, member, times, now }));
}

/** Forgets a request that it has received; one that it has not it cannot forget. */
function cancel(state: State, { payerCode, received, entry }: Asked, response: ServerResponse): void {
  const isKnown = state.attempts.has(received.requestNumber);
  state.cancelled.add(received.requestNumber);
  entry.answered = isKnown ? 'cancelled' : 'notKnown';
  const now = state.options.now?.() ?? new Date();
  send(response, 200, cancellationAnswer({ request: received, payerCode, isKnown, now }));
}

/** The member of a payer whom a request asks about. */
export function memberOf(
  options: Pick<PayerSimulatorOptions, 'payers' | 'members'>,
  payerCode: string,
  received: ReceivedRequest,
): DemoMember | null {
  const payerId = options.payers.find((payer) => payer.payerCode === payerCode)?.payerId;
  const isAsked = (member: DemoMember) =>
    member.emiratesId === received.emiratesIdDigits || member.cardNumber === received.memberId;
  return options.members.find((member) => member.payerId === payerId && isAsked(member)) ?? null;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw new Error('The request is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: string, type = 'application/xml; charset=utf-8'): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}
