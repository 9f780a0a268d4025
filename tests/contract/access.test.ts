import { generateKeyPairSync, sign } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { endSession } from '../../functions/_data/session/session.ts';
import { type Role, roles } from '../../shared/_field/roles.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { callAnything, passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { allRoutes, unlistedRoles } from '../support/routes.ts';

const { store } = await startBackend();
const routes = await allRoutes();
const guarded = routes
  .filter(({ endpoint }) => endpoint.access !== 'public')
  .map((route) => [route.name, route] as const);
const refused = { http: 401, status: -1, data: null, errors: [{ code: 'notSignedIn' }] };

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const partsOf = (token: string) => token.split('.') as [string, string, string];

/** The same claims under a key of the attacker's own. */
function resigned(token: string): string {
  const [head, claims] = partsOf(token);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signature = sign('sha256', Buffer.from(`${head}.${claims}`), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${head}.${claims}.${signature.toString('base64url')}`;
}

function withClaims(token: string, changes: Record<string, unknown>): string {
  const [head, claims, signature] = partsOf(token);
  return `${head}.${part({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), ...changes })}.${signature}`;
}

function unsigned(token: string): string {
  const [, claims] = partsOf(token);
  return `${part({ alg: 'none', typ: 'JWT' })}.${claims}.`;
}

/** When the sessions began whose time is over. */
const morning = '2026-03-01T08:00:00.000Z';

/** All routes share the sessions whose tokens they refuse: a call that is refused changes none, which the last test sees. */
async function refusedSessions() {
  const [someone, other] = [await signIn({ roles: [...roles] }), await signIn({ roles: ['SuperAdmin'] })];
  const gone = await signIn({ roles: [...roles] });
  await endSession(store, { userId: gone.user.userId, sessionId: gone.sessionId });
  setClock(morning);
  const old = await signIn({ roles: ['Standard'] });
  vi.useRealTimers();
  return { someone, other, gone, old };
}
let sessions: Awaited<ReturnType<typeof refusedSessions>>;
beforeAll(async () => {
  sessions = await refusedSessions();
});

describe.each(guarded)('%s needs a session', (_name, { handler, endpoint, usePostTwin }) => {
  const call = (authorization?: string) =>
    callAnything(handler, endpoint, { usePostTwin, headers: authorization ? { authorization } : {} });

  it('REQ-API-01 is refused without a token', async () => {
    expect(await call()).toMatchObject(refused);
    expect(await call('Bearer')).toMatchObject(refused);
    expect(await call(`Basic ${Buffer.from('a:b').toString('base64')}`)).toMatchObject(refused);
  });

  it('is refused with a token that was made or changed by somebody else', async () => {
    const { other } = sessions;
    const { token } = sessions.someone;
    const forged = [
      'not.a.token',
      unsigned(token),
      resigned(token),
      withClaims(token, { sub: other.user.userId, sid: other.sessionId }),
      withClaims(token, { exp: 4_000_000_000 }),
      `${token.slice(0, -4)}AAAA`,
    ];
    for (const bad of forged) expect(await call(`Bearer ${bad}`), bad).toMatchObject(refused);
  });

  it('is refused when the session has ended on the server', async () => {
    expect(await call(`Bearer ${sessions.gone.token}`)).toMatchObject(refused);
  });

  it('REQ-LOGIN-21 is refused after the session’s expiry, however busy it was', async () => {
    setClock(morning);
    passMinutes(601);
    expect(await call(`Bearer ${sessions.old.token}`)).toMatchObject(refused);
  });

  it('is refused when the session was idle too long', async () => {
    setClock(morning);
    passMinutes(31);
    expect(await call(`Bearer ${sessions.old.token}`)).toMatchObject(refused);
  });
});

it('the sessions that were refused for their tokens or for the time are live', async () => {
  const { handler, endpoint } = routes.find(({ name }) => name === 'getSession')!;
  const { someone, other, old } = sessions;
  for (const as of [someone, other]) expect(await callAnything(handler, endpoint, { as })).toMatchObject({ http: 200 });
  setClock(morning);
  passMinutes(29);
  expect(await callAnything(handler, endpoint, { as: old })).toMatchObject({ http: 200 });
});

describe('roles', () => {
  const ofRoles = new Map<Role, SignedIn>();
  // All routes share a session of each role: a sign-in for each of them would take longer than the calls.
  const sessionOf = async (role: Role): Promise<SignedIn> => {
    const session = ofRoles.get(role) ?? (await signIn({ roles: [role] }));
    ofRoles.set(role, session);
    return session;
  };

  it.each(guarded)('%s is refused to every role that is not listed', async (_name, route) => {
    const { handler, endpoint, usePostTwin } = route;
    for (const role of unlistedRoles(endpoint)) {
      const answer = await callAnything(handler, endpoint, { usePostTwin, as: await sessionOf(role) });
      expect(answer, role).toMatchObject({ http: 403, status: -1, data: null, errors: [{ code: 'notAllowed' }] });
    }
  });

  it.each(guarded)(
    '%s is open to each of its roles, held by the user or given by the facility',
    async (_name, route) => {
      const { handler, endpoint, usePostTwin } = route;
      const listed = endpoint.access === 'public' || endpoint.access.includes('Standard') ? roles : endpoint.access;
      for (const role of listed) {
        const answer = await callAnything(handler, endpoint, { usePostTwin, as: await sessionOf(role) });
        expect([200, 400, 404], `${role}: ${answer.http}`).toContain(answer.http);
        if (endpoint === accountApi.endpoints.logoff) ofRoles.delete(role);
      }
    },
  );

  it('are those of the current facility too', async () => {
    const { handler, endpoint } = routes.find(({ name }) => name === 'getEligibilityPayers')!;
    const { aFacility } = await import('../support/builders.ts');
    const facility = aFacility({ facilityRoles: ['Eligibility'] });
    const helped = await signIn({ roles: ['Standard'], facility });
    const alone = await signIn({ roles: ['Standard'] });
    expect(await callAnything(handler, endpoint, { as: helped })).toMatchObject({ http: 200 });
    expect(await callAnything(handler, endpoint, { as: alone })).toMatchObject({ http: 403 });
  });
});
