import * as z from 'zod';
import { environments } from '../../infra/environments.ts';
import type { Answer, Endpoint, Sending } from '../../shared/_contract/endpoint.ts';
import { type ApiError, envelopeOf } from '../../shared/_contract/envelope.ts';
import type { SignedInUser } from '../../shared/_contract/sessionUser.ts';
import { signedInUser } from '../../shared/_contract/sessionUser.ts';
import type { PortalSettings } from '../../shared/_field/portalSettings.ts';
import { circularApi } from '../../shared/circular/routes.ts';
import { formDraftApi } from '../../shared/formDraft/routes.ts';
import { type ErrorCode, errorTable } from '../../shared/messages.ts';
import { systemApi } from '../../shared/system/routes.ts';
import { systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { orWrong } from './wrongAnswers.ts';

/** A call that the page under test sent. */
export interface SentCall {
  method: string;
  url: URL;
  headers: Headers;
  body: unknown;
}

/** What the portal answers: a success with its data and what it left out, no record, a failure of the error table, or a response of any kind. */
export type Reply<E extends Endpoint> =
  | { data: Answer<E> | null; status?: number; errors?: ApiError[] }
  | { refusal: ErrorCode; errors?: ApiError[]; requestId?: string; data?: unknown }
  | { response: Response };

type Respond<E extends Endpoint> = (call: SentCall, sending: Sending<E>) => Reply<E> | Promise<Reply<E>>;

const json = (http: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status: http, headers: { 'content-type': 'application/json', ...headers } });

/** What was sent: the fields of a form, or what the JSON says. */
function bodyOf(body: BodyInit | null | undefined): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return body ? JSON.parse(String(body)) : undefined;
}

/** A test cannot answer what the contract does not declare: it says so at once, and names call and field. */
function fitting<E extends Endpoint>(endpoint: E, data: Answer<E> | null): unknown {
  const { success, data: fits, error } = endpoint.answer.nullable().safeParse(data);
  if (success) return fits;
  const problems = error.issues.map(({ path, message }) => `${['data', ...path].join('.')}: ${message}`);
  throw new TypeError(
    `The test's answer to ${endpoint.method} ${endpoint.path} is none of the contract:\n${problems.join('\n')}`,
  );
}

function responseOf<E extends Endpoint>(endpoint: E, reply: Reply<E>): Response {
  if ('response' in reply) return reply.response;
  if ('refusal' in reply) {
    const { http, status, message } = errorTable[reply.refusal];
    const errors = reply.errors ?? [{ code: reply.refusal, message }];
    const body = { status, errors, data: reply.data ?? null, ...(endpoint.hasCapitalErrors ? { Errors: errors } : {}) };
    return json(http, body, reply.requestId ? { 'x-request-id': reply.requestId } : {});
  }
  const { status = reply.data === null ? 0 : 1, errors = [] } = reply;
  const data = fitting(endpoint, reply.data);
  if (endpoint.format === 'text' || endpoint.format === 'html') return new Response(String(data));
  if (endpoint.format === 'document') return json(200, data);
  return json(200, envelopeOf(z.unknown()).parse({ status, errors, data }));
}

/**
 * The portal as the web app sees it: replaces `fetch`, answers by the contract's endpoints, remembers what was sent. A call that
 * the test gave no answer to fails the test loudly.
 */
export class FakePortal {
  readonly sent: SentCall[] = [];
  #routes = new Map<string, { endpoint: Endpoint; respond: Respond<Endpoint> }>();
  #gate: Promise<void> = Promise.resolve();
  readonly #answers: Promise<Response>[] = [];

  install(): this {
    globalThis.fetch = ((url: string, init?: RequestInit) => {
      const answer = this.#answer(url, init);
      this.#answers.push(answer);
      return answer;
    }) as typeof fetch;
    return this;
  }

  /** An answer that is none of the contract is given as a `response`; any other way of giving it ends the test with what is wrong. */
  answer<E extends Endpoint>(endpoint: E, reply: Reply<E> | Respond<E>): this {
    if (typeof reply !== 'function' && 'data' in reply && !('refusal' in reply)) fitting(endpoint, reply.data);
    const respond = typeof reply === 'function' ? reply : () => reply;
    const routes = [endpoint.method, ...(endpoint.hasPostTwin ? ['POST'] : [])];
    for (const method of routes) {
      this.#routes.set(`${method} ${endpoint.path}`, { endpoint, respond: respond as unknown as Respond<Endpoint> });
    }
    return this;
  }

  /** The calls sent to an endpoint, oldest first. */
  sentTo(endpoint: Endpoint): SentCall[] {
    return this.sent.filter(({ url }) => url.pathname === endpoint.path);
  }

  /** Waits until every call has its answer, those that follow an answer included. */
  async untilAnswered(): Promise<void> {
    let before = -1;
    while (this.#answers.length > before) {
      before = this.#answers.length;
      await Promise.allSettled(this.#answers);
      // What an answer leads to is sent after the page has drawn it.
      await new Promise((drawn) => setTimeout(drawn));
    }
  }

  /** Holds every answer back until the returned function is called. */
  pause(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gate = promise;
    return resolve;
  }

  async #answer(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, window.location.origin);
    const call: SentCall = {
      method: init.method ?? 'GET',
      url,
      headers: new Headers(init.headers),
      body: bodyOf(init.body),
    };
    this.sent.push(call);
    await this.#gate;
    if (init.signal?.aborted) throw new DOMException('Aborted', 'AbortError');
    const route = this.#routes.get(`${call.method} ${url.pathname}`);
    if (!route) throw new TypeError(`No answer for ${call.method} ${url.pathname}`);
    const sending = { query: Object.fromEntries(url.searchParams), body: call.body } as Sending<Endpoint>;
    const reply = await route.respond(call, sending);
    return orWrong(() => responseOf(route.endpoint, reply));
  }
}

/** Environment settings as the portal of this machine has them. */
export const localSettings: PortalSettings = environments.local.portalSettings;

/** A fresh portal that answers nothing yet but what the shell asks for on every page (the settings of its environment, and what works), and that of no form a draft is kept. */
export const fakePortal = (): FakePortal =>
  new FakePortal()
    .install()
    .answer(systemApi.endpoints.getPortalSettings, { data: localSettings })
    .answer(circularApi.endpoints.getDueCirculars, { data: { due: [] } })
    .answer(systemStatusApi.endpoints.getSystemStatus, { data: { parts: [], incidents: [] } })
    .answer(formDraftApi.endpoints.getFormDraft, { data: null })
    .answer(formDraftApi.endpoints.saveFormDraft, { data: { version: 1, savedAt: '2026-11-20T06:00:00.000Z' } });

/** A signed-in user that the contract accepts, valid for an hour. */
export const aSignedInUser = (changes: Partial<SignedInUser> = {}): SignedInUser =>
  signedInUser.parse({
    userId: 'user-1',
    userName: 'reception@palm.example',
    displayName: 'Noura Reception',
    roles: ['Eligibility'],
    facilityRoles: [],
    regulatoryId: 1,
    specialty: null,
    facilityId: 'facility-1',
    facilityName: 'Palm Clinic',
    facilityNameArabic: 'عيادة النخلة',
    facilityLicense: 'MF1001',
    providerStatus: 'CONTRACTED',
    providerId: null,
    providerCode: null,
    providerMode: null,
    providerNotes: null,
    isBankUpdateRequired: false,
    hasDiseaseManagement: false,
    clinicianName: null,
    clinicianLicense: null,
    payerId: null,
    url: '/dashboard',
    expires: new Date(Date.now() + 3_600_000).toISOString(),
    isResetPasswordRequired: false,
    areShortcutsOn: true,
    pendingSteps: [],
    accessToken: 'access-token-1',
    ...changes,
  });
