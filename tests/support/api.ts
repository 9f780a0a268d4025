import { randomUUID } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, vi } from 'vitest';
import type { Facility } from '../../functions/_data/facility/facility.ts';
import { sessionEnd } from '../../functions/_data/session/session.ts';
import { sessionUserOf } from '../../functions/_data/user/sessionUser.ts';
import type { User } from '../../functions/_data/user/user.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import type { AreaHandler } from '../../functions/_kit/areaHandler.ts';
import type { ApiEvent } from '../../functions/_kit/call.ts';
import type { Caller } from '../../functions/_kit/context.ts';
import { provenUserId } from '../../functions/_kit/proof.ts';
import { issueToken } from '../../functions/_kit/token.ts';
import { environments } from '../../infra/environments.ts';
import { simulatorPublicKey } from '../../infra/local/cardReader/signingKey.ts';
import { type Answer, type Endpoint, routeKeysOf, type Sending } from '../../shared/_contract/endpoint.ts';
import type { ApiError } from '../../shared/_contract/envelope.ts';
import type { SessionUser } from '../../shared/_contract/sessionUser.ts';
import type { Role } from '../../shared/_field/roles.ts';
import { type QueuedMessage, startAws } from './aws.ts';
import { aFacility, aUser } from './builders.ts';
import { outsideMs } from './outsideLimits.ts';
import { beginSession, storeWithSession } from './sessions.ts';
import { startStoreEngine } from './store.ts';

/** A signed-in user. */
export interface SignedIn {
  readonly token: string;
  readonly sessionId: string;
  readonly user: Caller;
}

export interface Backend {
  readonly store: DynamoDBDocumentClient;
  /** What was sent to the outbox queue. */
  readonly messages: QueuedMessage[];
  /** The lines that the functions logged. */
  readonly logLines: string[];
  /** The process of the store's engine. */
  readonly enginePid: number;
}

/** The line that the functions logged last. */
let lastLogLine = '';

/** The environment variables of the functions, without the addresses. */
export const functionSettings = {
  STAGE: 'local',
  VERSION: '0.0.0-test',
  // A busy machine answers a large transaction in more than the cloud's three seconds: tests wait, as the portal on one machine does.
  AWS_PATIENCE_MS: '60000',
  HUMAN_VERIFICATION: 'on',
  SECOND_FACTOR: 'offered',
  PASSKEY_ORIGIN: 'https://portal.example',
  SESSION_IDLE_MINUTES: '30',
  SESSION_ABSOLUTE_MINUTES: '600',
  SESSIONS_PER_USER: '10',
  DORMANT_DAYS: '90',
  PORTAL_SETTINGS: JSON.stringify(environments.local.portalSettings),
  SWITCHED_OFF: 'none',
  PAYER_GATEWAY_URL: 'http://127.0.0.1:9',
  PAYER_MAX_ATTEMPTS: '5',
  PAYER_RETRY_BASE_SECONDS: '1',
  PAYER_TIMEOUT_MS: String(outsideMs),
  PAYER_SECRETS: 'wasla/local/payer/',
  DATA_KEY_ID: 'data-key',
  PORTAL_URL: 'https://portal.example',
  DOCUMENTS_URL: 'https://portal.example',
  MAIL_SENDER: 'no-reply@portal.example',
  TOOLKIT_PUBLIC_KEY: simulatorPublicKey,
  REGULATOR_DHPO_URL: 'http://127.0.0.1:9',
  REGULATOR_SHAFAFIYA_URL: 'http://127.0.0.1:9',
  REGULATOR_RIAYATI_URL: 'http://127.0.0.1:9',
  CONTROL_MEDICATION_URL: 'http://127.0.0.1:9',
  REGULATOR_TIMEOUT_MS: String(outsideMs),
  FILE_SCANNER_URL: 'none',
  FILE_SCANNER_TIMEOUT_MS: String(outsideMs),
  POLL_WAITING_SECONDS: '50',
  POLL_IDLE_SECONDS: '1800',
} as const;

/**
 * Starts what the functions need, for this test file: `const { store } = await startBackend()` at its top. The store is in memory, unless
 * it is given a file.
 */
export async function startBackend(databaseFile?: string): Promise<Backend> {
  const { store, enginePid } = await startStoreEngine(databaseFile);
  // Its connections would stay open: the engine outlives the file.
  afterAll(() => wiring.store.destroy());
  const { messages } = await startAws();
  Object.assign(process.env, functionSettings);
  const logLines: string[] = [];
  const writeLog = (line: string) => {
    lastLogLine = line;
    logLines.push(line);
  };
  Object.assign(wiring, { writeLog });
  afterEach(() => void vi.useRealTimers());
  return { store, messages, logLines, enginePid };
}

/** Sets the clock, for this test, to an instant (ISO). It stands still there. */
export function setClock(instant: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
}

/** Moves the clock, for this test, by minutes. It stands still there. */
export function passMinutes(minutes: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
}

/**
 * Signs in somebody made up, without password: `await signIn({ roles: ['Eligibility'] })` works at a facility of its own;
 * `facility: null` with `payerId` is an insurer's user.
 */
export async function signIn({
  roles,
  facility = aFacility(),
  payerId = null,
  stored = {},
}: {
  roles: Role[];
  facility?: Facility | null;
  payerId?: number | null;
  /** What else is stored of the user. */
  stored?: Partial<User>;
}): Promise<SignedIn> {
  const facilityIds = facility ? [facility.facilityId] : [];
  const kept = aUser({ roles, payerId, facilityIds, currentFacilityId: facilityIds[0] ?? null, ...stored });
  return newSession(kept, facility, (beginning, now) => storeWithSession(wiring.store, kept, beginning, now));
}

/** Signs in somebody who is stored, at a facility or at none. */
export const sessionOf = (kept: User, facility: Facility | null): Promise<SignedIn> =>
  newSession(kept, facility, (beginning, now) => beginSession(wiring.store, beginning, now));

async function newSession(
  kept: User,
  facility: Facility | null,
  begin: (beginning: { sessionId: string; user: SessionUser }, now: Date) => Promise<void>,
): Promise<SignedIn> {
  const now = wiring.now();
  const expiresAt = sessionEnd(now);
  const user = sessionUserOf(kept, facility, { url: '/dashboard', expiresAt, now });
  const sessionId = randomUUID();
  await begin({ sessionId, user }, now);
  return {
    token: await issueToken({ userId: user.userId, sessionId }, now, expiresAt),
    sessionId,
    user: { ...user, userId: provenUserId(user.userId) },
  };
}

export interface CallOptions {
  readonly as?: SignedIn;
  readonly headers?: Record<string, string>;
  readonly cookies?: string[];
  /** Calls the POST twin of a GET endpoint. */
  readonly usePostTwin?: boolean;
  /** The body as it stands on the wire, instead of JSON made from `body`. */
  readonly rawBody?: string;
  readonly isBase64Encoded?: boolean;
  /** The caller's address, where limits by address are in the way of a test. */
  readonly sourceIp?: string;
}

interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

const textFields = (fields: unknown): Record<string, string> | undefined =>
  fields === undefined || fields === null
    ? undefined
    : Object.fromEntries(
        Object.entries(fields)
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
      );

/** The event that API Gateway would make of a call. */
export function apiEvent(endpoint: Endpoint, parts: Parts & CallOptions): ApiEvent {
  const routeKeys = routeKeysOf(endpoint);
  const routeKey = (parts.usePostTwin ? routeKeys[1] : routeKeys[0]) ?? '';
  const [method = ''] = routeKey.split(' ');
  const query = textFields(parts.query);
  const body = parts.rawBody ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body));
  return {
    version: '2.0',
    routeKey,
    rawPath: endpoint.path,
    rawQueryString: new URLSearchParams(query).toString(),
    cookies: parts.cookies,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(parts.as ? { authorization: `Bearer ${parts.as.token}` } : {}),
      ...(endpoint.idempotent ? { 'idempotency-key': randomUUID() } : {}),
      ...parts.headers,
    },
    queryStringParameters: query,
    pathParameters: textFields(parts.params),
    requestContext: {
      accountId: '000000000000',
      apiId: 'test',
      domainName: 'portal.example',
      domainPrefix: 'portal',
      http: {
        method,
        path: endpoint.path,
        protocol: 'HTTP/1.1',
        sourceIp: parts.sourceIp ?? '192.0.2.7',
        userAgent: parts.headers?.['user-agent'] ?? 'test agent',
      },
      requestId: randomUUID(),
      routeKey,
      stage: '$default',
      time: '',
      timeEpoch: Date.now(),
    },
    body,
    isBase64Encoded: parts.isBase64Encoded ?? false,
  };
}

/** A body as browsers send forms, which the gateway hands on in base64. */
async function asForm({ body, headers }: Parts & CallOptions) {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as object)) {
    if (value instanceof File) form.set(name, value);
    else if (value !== undefined) form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const sent = new Response(form);
  const rawBody = Buffer.from(await sent.arrayBuffer()).toString('base64');
  return {
    rawBody,
    isBase64Encoded: true,
    headers: { 'content-type': sent.headers.get('content-type') ?? '', ...headers },
  };
}

/** What came back: the HTTP status, and the envelope's parts where there is one. */
export interface ApiAnswer<Data> {
  readonly http: number;
  readonly status: number;
  readonly errors: ApiError[];
  readonly data: Data | null;
  readonly headers: Record<string, string>;
  readonly cookies: string[];
  /** The body as sent, decoded from base64 where it was encoded. */
  readonly bytes: Buffer;
}

/** Calls an endpoint through its area's real handler with whatever parts, right or wrong. */
export async function callAnything<Data = unknown>(
  handler: AreaHandler,
  endpoint: Endpoint,
  parts: Parts & CallOptions,
): Promise<ApiAnswer<Data>> {
  const isForm = endpoint.takesFile && parts.rawBody === undefined && parts.body !== undefined;
  const sent = isForm ? { ...parts, ...(await asForm(parts)) } : parts;
  const result = await handler(apiEvent(endpoint, sent));
  const bytes = Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8');
  const headers = (result.headers ?? {}) as Record<string, string>;
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  const content = isJson ? JSON.parse(bytes.toString()) : {};
  return {
    errors: [],
    data: null,
    status: 0,
    ...content,
    http: result.statusCode ?? 200,
    headers,
    cookies: result.cookies ?? [],
    bytes,
  };
}

/**
 * Calls an endpoint as the contract declares it: `await callApi(handler, eligibilityApi.endpoints.getEligibility, { query, as })`. Throws with
 * the line of the log where the portal has a fault: its data would be missed three calls later. A refusal is an answer. A test of faults uses
 * `callAnything`.
 */
export async function callApi<E extends Endpoint>(
  handler: AreaHandler,
  endpoint: E,
  parts: Sending<E> & CallOptions,
): Promise<ApiAnswer<Answer<E>>> {
  const answer = await callAnything<Answer<E>>(handler, endpoint, parts as Parts & CallOptions);
  if (answer.http === 500)
    throw new Error(`${endpoint.method} ${endpoint.path} has a fault: ${lastLogLine || JSON.stringify(answer.errors)}`);
  return answer;
}
