import { generateKeyPairSync, sign } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
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

describe.each(guarded)('%s needs a session', (_name, { handler, endpoint, usePostTwin }) => {
  const call = (authorization?: string) =>
    callAnything(handler, endpoint, { usePostTwin, headers: authorization ? { authorization } : {} });
  let someone: SignedIn;
  beforeAll(async () => {
    someone = await signIn({ roles: [...roles] });
  });

  it('REQ-API-01 is refused without a token', async () => {
    expect(await call()).toMatchObject(refused);
    expect(await call('Bearer')).toMatchObject(refused);
    expect(await call(`Basic ${Buffer.from('a:b').toString('base64')}`)).toMatchObject(refused);
  });

  it('is refused with a token that was made or changed by somebody else', async () => {
    const { token } = someone;
    const other = await signIn({ roles: ['SuperAdmin'] });
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
    const gone = await signIn({ roles: [...roles] });
    await endSession(store, { userId: gone.user.userId, sessionId: gone.sessionId });
    expect(await call(`Bearer ${gone.token}`)).toMatchObject(refused);
  });

  it('REQ-LOGIN-21 is refused after the session’s expiry, however busy it was', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const { token } = await signIn({ roles: ['Standard'] });
    passMinutes(601);
    expect(await call(`Bearer ${token}`)).toMatchObject(refused);
  });

  it('is refused when the session was idle too long', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const { token } = await signIn({ roles: ['Standard'] });
    passMinutes(31);
    expect(await call(`Bearer ${token}`)).toMatchObject(refused);
  });
});

describe('roles', () => {
  const sessions = new Map<Role, SignedIn>();
  // All routes share a session of each role: a sign-in for each of them would take longer than the calls.
  const sessionOf = async (role: Role): Promise<SignedIn> => {
    const session = sessions.get(role) ?? (await signIn({ roles: [role] }));
    sessions.set(role, session);
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
        if (endpoint === accountApi.endpoints.logoff) sessions.delete(role);
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
