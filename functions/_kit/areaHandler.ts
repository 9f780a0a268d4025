import middy from '@middy/core';
import type { Context as LambdaContext } from 'aws-lambda';
import { type Area, routeKeysOf } from '../../shared/_contract/endpoint.ts';
import { backgroundHeader } from '../../shared/_contract/sessionHeaders.ts';
import { failure, failureCode, success } from './answer.ts';
import { writeAudit } from './audit.ts';
import { authenticate, authorize } from './authenticate.ts';
import { withRepeatsFor } from './awsCalls.ts';
import type { AnyOperation, ApiEvent, ApiResult, Call, CallStep, Route } from './call.ts';
import { callerAddress, networkOf } from './callerAddress.ts';
import { canonicalJson, sha256 } from './canonicalJson.ts';
import { causedBy } from './cause.ts';
import type { Operations, PublicContext } from './context.ts';
import { cookieIn } from './cookies.ts';
import { fail } from './failure.ts';
import { parseInput } from './input.ts';
import { writeCallLine } from './log.ts';
import { partyOf } from './party.ts';
import { provenUserId } from './proof.ts';
import { revalidated } from './revalidation.ts';
import { scopeOf } from './scope.ts';
import type { Wiring } from './wiring.ts';
import { checkXsrf } from './xsrf.ts';

export type AreaHandler = (event: ApiEvent, context?: LambdaContext) => Promise<ApiResult>;

/** The routes of an area by route key, the POST twins among them. */
function routesOf(area: Area, operations: Record<string, AnyOperation>): Map<string, Route> {
  const routes = new Map<string, Route>();
  for (const [name, endpoint] of Object.entries(area.endpoints)) {
    const operation = operations[name];
    if (!operation) throw new Error(`The area ${area.name} has no operation ${name}`);
    for (const routeKey of routeKeysOf(endpoint)) routes.set(routeKey, { name, endpoint, operation });
  }
  return routes;
}

const newCall = (event: ApiEvent, wiring: Wiring): Call => ({
  requestId: event.requestContext.requestId,
  receivedAt: wiring.now(),
  sourceIp: callerAddress(event),
  userAgent: (event.requestContext.http.userAgent ?? '').slice(0, 300),
  knownTags: event.headers['if-none-match'] ?? '',
  isBackground: event.headers[backgroundHeader] !== undefined,
  cookies: [],
  sentCookies: event.cookies ?? [],
  audited: [],
});

// middy gives its innermost handler the event only.
const calls = new WeakMap<ApiEvent, Call>();

const recordFailure = (wiring: Wiring, area: Area, call: Call, error: unknown): Promise<void> =>
  wiring.recordError({
    at: call.receivedAt,
    area: area.name,
    operation: call.route?.name ?? 'none',
    requestId: call.requestId,
    error,
    userId: call.session?.user.userId ?? null,
  });

/** For so long in all a call is repeated to services that are busy, in milliseconds; its audit records have time of their own. */
const repeatsMs = { call: 5000, audit: 2000 } as const;

const audit = (wiring: Wiring, call: Call, outcome: string): Promise<void> =>
  withRepeatsFor(repeatsMs.audit, () => writeAudit(wiring, call, outcome));

/** Begins the call, and at its end, good or bad, writes the audit records, then the log line, then lets the answer go. */
const recordCall = (area: Area, wiring: Wiring): CallStep => ({
  before: ({ event, internal }) => {
    internal.call = newCall(event, wiring);
    calls.set(event, internal.call);
  },
  after: async ({ internal: { call }, response }) => {
    call.outcome = 'success';
    await audit(wiring, call, call.outcome);
    writeCallLine(wiring, area.name, call, response?.statusCode ?? 200);
  },
  onError: async (request) => {
    const { call } = request.internal;
    let error: unknown = request.error;
    try {
      // A success whose audit record could not be stored comes here too: it must not be tried a second time.
      if (!call.outcome) await audit(wiring, call, failureCode(error));
    } catch (auditError) {
      error = auditError;
    }
    const answer = failure(call, error);
    call.outcome = failureCode(error);
    writeCallLine(wiring, area.name, call, answer.statusCode ?? 500, error);
    if (call.outcome === 'serverError') await recordFailure(wiring, area, call, error);
    request.response = answer;
  },
});

/**
 * Finds the operation by method and path. The gateway has one route for everything below an area's prefix; a path with parameters has
 * its own, whose key names the operation.
 */
const dispatch = (routes: Map<string, Route>): CallStep => ({
  before: ({ event, internal }) => {
    const { method } = event.requestContext.http;
    internal.call.route = routes.get(event.routeKey) ?? routes.get(`${method} ${event.rawPath}`);
    if (!internal.call.route) throw fail('notFound');
  },
});

/** What an operation is given besides its input. The scope is worked out when it is asked for: not every user has one. */
function contextOf(call: Call, wiring: Wiring): PublicContext {
  const common = {
    requestId: call.requestId,
    sourceIp: call.sourceIp,
    countedAs: call.session?.user.userId ?? networkOf(call.sourceIp),
    isSignedIn: call.session !== undefined,
    isBackground: call.isBackground,
    userAgent: call.userAgent,
    store: wiring.store,
    now: wiring.now,
    newId: wiring.newId,
    audited: (record: Call['audited'][number]) => void call.audited.push(record),
    cookieOf: (name: string) => cookieIn(call.sentCookies, name),
    setCookie: (cookie: string) => void call.cookies.push(cookie),
    ...(call.idempotencyKey && {
      idempotencyKey: call.idempotencyKey,
      bodyHash: sha256(canonicalJson(call.input?.body)),
    }),
  };
  const { session } = call;
  if (!session) return common;
  const signedIn = {
    ...common,
    sessionId: session.sessionId,
    user: { ...session.user, userId: provenUserId(session.user.userId) },
    get scope() {
      return scopeOf(session.user);
    },
    get party() {
      return partyOf(session.user);
    },
  };
  return signedIn;
}

async function runOperation(event: ApiEvent, wiring: Wiring): Promise<ApiResult> {
  const call = calls.get(event);
  if (!call?.route) throw new Error('The call has not been dispatched');
  const { endpoint, operation } = call.route;
  return revalidated(call, success(call, endpoint, await operation(call.input, contextOf(call, wiring))));
}

/**
 * The Lambda handler of an area: finds the operation of the route, checks session, role and XSRF, parses input and output by the
 * contract, and records the call. `operations` has one plain function per endpoint.
 *
 * @example export const handler = areaHandler(payerApi, { getEligibilityPayers }, wiring);
 */
export function areaHandler<A extends Area>(area: A, operations: Operations<A>, wiring: Wiring): AreaHandler {
  const routes = routesOf(area, operations as unknown as Record<string, AnyOperation>);
  const chain = middy<ApiEvent, ApiResult, Error, LambdaContext, { call: Call }>({ timeoutEarlyInMillis: 500 })
    .use(recordCall(area, wiring))
    .use(dispatch(routes))
    .use(authenticate(wiring))
    .use(authorize())
    .use(checkXsrf())
    .use(parseInput())
    .handler((event) => runOperation(event, wiring));
  const handler = chain as unknown as AreaHandler;
  return (event, context) =>
    causedBy(event.requestContext.requestId, wiring, () =>
      withRepeatsFor(repeatsMs.call, () => handler(event, context)),
    );
}
