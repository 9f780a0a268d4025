import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { hashPassword } from '../../functions/_data/user/password.ts';
import { getUser } from '../../functions/_data/user/user.ts';
import { sampleInput } from '../contract/sampleInput.ts';
import { callAnything, startBackend } from '../support/api.ts';
import { aStoredClinic, person } from '../support/people.ts';
import { allRoutes } from '../support/routes.ts';

const { store } = await startBackend();
const passwordHash = await hashPassword('Correct-Horse_7');
const routes = await allRoutes();

/** The fields by which a call names the user whom it is about. */
const names = /^(user_?id|userName)$/i;
type Place = 'params' | 'query' | 'body';

/** Where a call of administrators names a user. */
function namedIn({ endpoint }: (typeof routes)[number]): { place: Place; field: string } | null {
  if (endpoint.access === 'public' || endpoint.access.includes('Standard')) return null;
  if (endpoint.path.startsWith('/api/users/{id}')) return { place: 'params', field: 'id' };
  for (const place of ['query', 'body'] as const) {
    const schema = endpoint[place];
    const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    const field = fields.find((name) => names.test(name));
    if (field) return { place, field };
  }
  return null;
}

const about = routes.flatMap((route) => {
  const named = namedIn(route);
  return named ? [{ ...route, ...named }] : [];
});
/** Calls that only read, and the one whose user is new. */
const changesNobody = (name: string): boolean => /^(get|list|search|addUser$)/.test(name);
const changing = about.filter(({ name, endpoint }) => endpoint.audit && !changesNobody(name));

describe('calls of administrators that name a user', () => {
  it('are all found', () => {
    expect(changing.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['lockUser', 'resetUserPassword', 'addUserRole', 'resetUserFactors', 'updateUser']),
    );
    expect(changing.length).toBeGreaterThan(15);
  });

  it.each(changing.map((route) => [route.name, route] as const))(
    'Abuse: %s does nothing to the own account, nor to another account of the same person',
    async (_name, { handler, endpoint, usePostTwin, place, field }) => {
      const emiratesId = '784199012345676';
      const clinic = await aStoredClinic(store);
      const role = endpoint.access.includes('ProviderAdmin') ? ('ProviderAdmin' as const) : ('SuperAdmin' as const);
      const stored = { passwordHash, emiratesId, hasSecondFactor: true };
      const as = await person(clinic, [role, 'Eligibility'], { ...stored, hasSecondFactor: false });
      const second = await person(clinic, ['Eligibility'], stored);
      for (const { user } of [as, second]) {
        const before = await getUser(store, user.userId);
        const value = field === 'userName' ? user.userName : user.userId;
        const sample = sampleInput(endpoint) as Record<Place, object | undefined>;
        const sent = { ...sample, [place]: { ...sample[place], [field]: value } };
        const answer = await callAnything(handler, endpoint, { as, usePostTwin, ...sent });
        expect(answer.http, JSON.stringify(answer.errors)).toBeGreaterThanOrEqual(400);
        expect(await getUser(store, user.userId)).toEqual(before);
      }
    },
  );
});
