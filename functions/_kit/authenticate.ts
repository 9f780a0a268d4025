import type { Endpoint } from '../../shared/_contract/endpoint.ts';
import { backgroundHeader } from '../../shared/_contract/sessionHeaders.ts';
import type { SessionUser } from '../../shared/_contract/sessionUser.ts';
import type { Role } from '../../shared/_field/roles.ts';
import { bindingSteps, factorSteps } from '../../shared/_field/signInSteps.ts';
import { type ApiEvent, type Call, type CallStep, routeOf } from './call.ts';
import { fail } from './failure.ts';
import { verifyToken } from './token.ts';
import type { Wiring } from './wiring.ts';

const bearerOf = (event: ApiEvent): string | undefined =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(event.headers.authorization ?? '')?.[1];

/**
 * Whether the call shows that somebody is there. The page asks for news and repeats its reads by itself: were that a use of the
 * session, no unattended screen would ever be locked. What a caller says in the header can only shorten its own session.
 */
const isUse = (event: ApiEvent, endpoint: Endpoint): boolean =>
  !endpoint.isBackground && event.headers[backgroundHeader] === undefined;

async function readSession(
  event: ApiEvent,
  wiring: Wiring,
  now: Date,
  endpoint: Endpoint,
): Promise<Call['session'] | null> {
  const token = bearerOf(event);
  const subject = token && (await verifyToken(token));
  if (!subject) return null;
  const session = await wiring.readSession(subject, now, isUse(event, endpoint));
  return session && { sessionId: subject.sessionId, ...session };
}

/** Refuses a call without a live session (401), except on public endpoints; some of these know the session where there is one. */
export const authenticate = (wiring: Wiring): CallStep => ({
  before: async (request) => {
    const { call } = request.internal;
    const { endpoint } = routeOf(request);
    const isPublic = endpoint.access === 'public';
    if (isPublic && !endpoint.knowsSession) return;
    const session = await readSession(request.event, wiring, call.receivedAt, endpoint);
    if (!session && !isPublic) throw fail('notSignedIn');
    if (session) call.session = session;
  },
});

/** Whether the endpoint allows one of the user's own roles or of the current facility's roles. */
export function isAllowed(user: SessionUser, access: Endpoint['access']): boolean {
  if (access === 'public' || access.includes('Standard')) return true;
  const held: readonly Role[] = [...user.roles, ...user.facilityRoles];
  return access.some((role) => held.includes(role));
}

/**
 * Whether a step of sign-in that the user owes closes the endpoint. A step of the second factor opens only the calls that name it:
 * without that rule, a person who knows only the password could make the calls that are allowed before a change of password.
 */
function isClosed({ pendingSteps }: SessionUser, { whileOwed = [], isBeforeSignInSteps }: Endpoint): boolean {
  const factorStep = factorSteps.find((step) => pendingSteps.includes(step));
  if (factorStep) return !whileOwed.includes(factorStep);
  return !isBeforeSignInSteps && pendingSteps.some((step) => bindingSteps.includes(step));
}

/**
 * Refuses a call that none of the caller's roles allows, or that comes before a binding step of sign-in is done (403), and leaves
 * a trace of the attempt.
 */
export const authorize = (): CallStep => ({
  before: (request) => {
    const { call } = request.internal;
    const { endpoint } = routeOf(request);
    if (!call.session || endpoint.access === 'public') return;
    call.isAttempted = true;
    if (isClosed(call.session.user, endpoint)) throw fail('signInStepPending');
    if (!isAllowed(call.session.user, endpoint.access)) throw fail('notAllowed');
  },
});
