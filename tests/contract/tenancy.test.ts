import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getFacility } from '../../functions/_data/facility/facility.ts';
import { callAnything, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { allRoutes } from '../support/routes.ts';
import { type Entity, idsFor, namedRecords, ofDocuments, ownersOf, records, unfit, withIds } from './ownedRecords.ts';
import { aForeignClinic, type Owner, tenantRoles } from './owner.ts';
import { sampleInput } from './sampleInput.ts';
import { sharedOwner } from './sharedOwner.ts';

const { store } = await startBackend();
const owners = sharedOwner(store);
const foreignClinic = await aForeignClinic(store);
const foreignPayer = await signIn({ roles: tenantRoles, facility: null, payerId: 999_999 });
const nobodys = await signIn({ roles: tenantRoles, facility: null });
const routes = await allRoutes();
/** The calls that name a record of a tenant or of somebody. */
const named = routes.filter((route) => namedRecords(route).length > 0);

const nothing = { http: 404, status: -1, data: null, errors: [{ code: 'notFound' }] };

it('every field that names a record says of what, and every entity is named by a call', () => {
  const found = new Set(named.flatMap((route) => namedRecords(route).map(([, entity]) => entity)));
  expect([...found].sort()).toEqual(Object.keys(records).sort());
});

/** What is asked for: a member or a draft of a payer is the payer's, whatever else a call names. */
const entitiesOf = (route: (typeof named)[number]): Entity[] => namedRecords(route).map(([, entity]) => entity);
const isOf = (entities: readonly Entity[], side: 'clinic' | 'payer'): boolean =>
  entities.every((entity) => ownersOf[entity].includes(side));

describe.each(named.map((route) => [route.name, route] as const))('%s', (_name, route) => {
  const { handler, endpoint, usePostTwin } = route;
  const entities = entitiesOf(route);
  let owner: Owner;
  let ids: Record<string, unknown>;
  beforeAll(async () => {
    // A record that does not fit a call must stay so, whatever other routes have asked for.
    if (route.name in unfit) owners.giveUp();
    owner = await owners.current();
    ids = await idsFor(route, owner, owners.recordOf);
  });
  // Who is refused changes nothing. The owner's own call may.
  if (endpoint.method !== 'GET' || endpoint.hasPostTwin) afterAll(owners.giveUp);
  const callAs = (as: SignedIn) =>
    callAnything(handler, endpoint, { usePostTwin, as, ...withIds(route, sampleInput(endpoint), ids) });

  /** Somebody of a side that never has such records may be refused for that, before any record is looked for. */
  const refusals = (side: 'clinic' | 'payer') => (isOf(entities, side) ? [404] : [403, 404]);
  const expectNothing = async (as: SignedIn, side: 'clinic' | 'payer') => {
    const answer = await callAs(as);
    expect(refusals(side)).toContain(answer.http);
    if (answer.http === 404) expect(answer).toMatchObject(nothing);
    else expect(answer).toMatchObject({ data: null, errors: [{ code: 'notAllowed' }] });
  };

  it('answers 404 to another facility with every role', async () => {
    await expectNothing(foreignClinic, 'clinic');
  });

  it('answers 404 to another payer with every role', async () => {
    await expectNothing(foreignPayer, 'payer');
  });

  // A session, a colleague's password and one's own facility are named by somebody, not by a tenant.
  const isOfTenant = entities.every((entity) => entity === 'eligibility' || entity === 'regulatedRequest');
  const isForClinics = !endpoint.path.startsWith('/api/eligibilityworklist/');

  it.runIf(isOfTenant)('has nothing for somebody without facility and payer', async () => {
    const answer = await callAs(nobodys);
    expect(answer).toMatchObject({ http: 403, data: null, errors: [{ code: 'notAllowed' }] });
  });

  const hasRecord = !ofDocuments.includes(route.name);
  it.runIf(isOfTenant && isForClinics && hasRecord)('finds the record of its own facility', async () => {
    const facility = await getFacility(store, owner.clinic.user.facilityId ?? '');
    expect((await callAs(await signIn({ roles: tenantRoles, facility }))).http).toBe(unfit[route.name] ?? 200);
  });

  it.runIf(isOf(entities, 'payer') && hasRecord)('finds the record of its own payer', async () => {
    const { http } = await callAs(owner.payer);
    // A clinic sends, to any payer.
    if (endpoint.access.includes('PayerAdmin') || endpoint.access.includes('Standard')) expect(http).not.toBe(404);
  });
});
