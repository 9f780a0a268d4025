import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getFacility } from '../../functions/_data/facility/facility.ts';
import { coverageItem, memberItem, writeItems } from '../../functions/_data/member/member.ts';
import { demoPayers } from '../../functions/_demo/payers.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { handler as errorLog } from '../../functions/errorLog/index.ts';
import { rolesBeyondText } from '../../infra/rolesBeyond.ts';
import type { Endpoint } from '../../shared/_contract/endpoint.ts';
import { givableRoles } from '../../shared/_field/givenRoles.ts';
import { plans } from '../../shared/_field/plans.ts';
import type { Role } from '../../shared/_field/roles.ts';
import { rolesBeyond } from '../../shared/_field/rolesBeyond.ts';
import { errorLogApi } from '../../shared/errorLog/routes.ts';
import { startBackendWithPayers } from '../eligibility/support/eligibility.ts';
import { aRepresentative, licenseRequested } from '../facility/support/portalLicenses.ts';
import { validityDesk } from '../member/support/validity.ts';
import { callAnything, callApi, type SignedIn, signIn } from '../support/api.ts';
import { allRoutes, type TestedRoute } from '../support/routes.ts';
import { withNumber } from '../support/typedNumber.ts';
import { type Entity, idsFor, records, withIds } from './ownedRecords.ts';
import { anOwner, tenantRoles } from './owner.ts';
import { sampleInput } from './sampleInput.ts';

const backend = await startBackendWithPayers();
const { store } = backend;
const { aPayer, aClinicWith } = validityDesk(backend);
const routes = (await allRoutes()).filter(({ usePostTwin, endpoint }) => !usePostTwin && endpoint.access !== 'public');
/** They administer the whole portal: the kit gives them all tenants. */
const ofPortal: readonly Role[] = ['SuperAdmin', 'SetupAdmin'];

/** Facility and payer whose records the others must not read, with one record of each kind. */
const owner = await anOwner(store);
const made = new Map<Entity, string>();
// A payer has one file in work at a time, and `job` waits for ever.
const entities = (Object.keys(records) as Entity[]).sort(
  (one, other) => Number(one === 'job') - Number(other === 'job'),
);
for (const entity of entities) made.set(entity, await records[entity](owner));

// The other distributor's.
const license = owner.clinic.user.facilityLicense ?? '';
const licenseRequest = await licenseRequested(await aRepresentative('SoftwareAllienceRepresentative'), license);

/** The member of every register but the one with which the callers' facility works. */
const emiratesId = '784196373918463';
const planted = 'PLANTED';
const [farPayer, nearPayer] = [await aPayer(), await aPayer()];
for (const payerId of [...demoPayers.map((payer) => payer.payerId), plans.GHQ, farPayer]) {
  const own = provenPayerId(payerId);
  const memberId = `${planted}-${payerId}`;
  const about = { memberId, emiratesId, fullName: `${planted} Invented`, fullNameArabic: null, bornOn: '1980-01-01' };
  const cover = { policyNumber: 'P-1', planName: planted, startsOn: '2020-01-01', endsOn: '2099-12-31' };
  const none = { cancelledOn: null, coPaymentPercent: null, coPaymentFils: null };
  await writeItems(store, [
    memberItem(own, { ...about, gender: 'female', relation: 'principal' }),
    coverageItem(own, memberId, { ...cover, ...none }),
  ]);
}

/** Somebody of the owner's facility has met an error. */
async function anError(): Promise<{ logId: string; fingerprint: string }> {
  const { reportError, searchLogs } = errorLogApi.endpoints;
  await callAnything(errorLog, reportError, { as: owner.clinic, ...sampleInput(reportError) });
  const as = await signIn({ roles: ['SuperAdmin'], facility: null });
  const [found] = (await callApi(errorLog, searchLogs, { as, body: {} })).data?.items ?? [];
  if (!found) throw new Error('No error was kept');
  return found;
}
const { logId, fingerprint } = await anError();

// Everybody knows that a facility is there.
const foreign = [
  ...[...made].filter(([entity]) => entity !== 'facility').map(([, id]) => id),
  licenseRequest,
  logId,
  fingerprint,
  planted,
];
const people = [owner.clinic, owner.payer].flatMap(({ user }) => [user.userId, user.userName]);

/** The parts of a call without the fields that it can do without: the widest search. */
function widest({ params, query, body }: Endpoint, sent: Record<string, unknown>) {
  const shapes = { params, query, body };
  return Object.fromEntries(
    Object.entries(sent).map(([part, value]) => {
      const shape = shapes[part as keyof typeof shapes];
      const kept = { ...(value as Record<string, unknown>) };
      for (const name of Object.keys(kept)) {
        const { [name]: _, ...rest } = kept;
        if (shape?.safeParse(rest).success) delete kept[name];
      }
      return [part, value && kept];
    }),
  );
}

/** A call about the owner's records, about the planted member, and about as much as it answers. */
async function callsOf(route: TestedRoute): Promise<object[]> {
  const ids = { ...(await idsFor(route, owner, async (entity) => made.get(entity) ?? '')), logId };
  const named = withIds(route, sampleInput(route.endpoint), ids);
  const calls = [named, withNumber(named, { emiratesId, payerId: farPayer }), widest(route.endpoint, named)];
  return [...new Map(calls.map((each) => [JSON.stringify(each), each])).values()];
}

/** Whether an answer holds what is the owner's and was not sent. */
const tells = (answer: string, sent: string): boolean =>
  [...foreign, ...people].some((text) => answer.includes(text) && !sent.includes(text));

const clinic = await aClinicWith(nearPayer);
const facility = await getFacility(store, clinic.user.facilityId ?? '');
const sessions = new Map<string, Promise<SignedIn>>();
/** Somebody at another facility with these roles; anew after a call that ended the session. */
function colleague(roles: readonly Role[], isAnew: boolean): Promise<SignedIn> {
  const key = roles.join();
  const session = (!isAnew && sessions.get(key)) || signIn({ roles: [...roles], facility });
  sessions.set(key, session);
  return session;
}

async function answerOf({ handler, endpoint }: TestedRoute, roles: readonly Role[], sent: object) {
  const first = await callAnything(handler, endpoint, { as: await colleague(roles, false), ...sent });
  if (first.http !== 401) return first;
  return callAnything(handler, endpoint, { as: await colleague(roles, true), ...sent });
}

/** Whether any call of a route tells somebody with these roles, at another facility, what is the owner's. */
async function reaches(route: TestedRoute, roles: readonly Role[]): Promise<boolean> {
  for (const sent of await callsOf(route)) {
    const answer = await answerOf(route, roles, sent);
    if (tells(answer.bytes.toString(), JSON.stringify(sent))) return true;
  }
  return false;
}

/** The roles that are tried: for a call that is open to everybody, all of a tenant's together. */
const triedRoles = ({ access }: Endpoint): (readonly Role[])[] =>
  access.includes('Standard')
    ? [tenantRoles]
    : (access as readonly Role[]).filter((role) => !ofPortal.includes(role)).map((role) => [role]);

describe('a call by somebody at a facility', () => {
  it.each(routes.map((route) => [route.name, route] as const))(
    '%s tells of other tenants to those roles alone that it declares',
    async (_name, route) => {
      const found: Role[] = [];
      for (const roles of triedRoles(route.endpoint)) if (await reaches(route, roles)) found.push(...roles);
      const { beyond, answersMember } = route.endpoint;
      // A reception looks into the register of any payer, by a card or with a reason: tests/member/memberBrake.test.ts.
      const atReception = answersMember ? found.filter((role) => role === 'Eligibility') : [];
      expect(found).toEqual(beyond ?? atReception);
    },
  );

  it('is tried of every kind: those that tell of other tenants are found', () => {
    const telling = routes.filter(({ endpoint }) => endpoint.beyond).map(({ name }) => name);
    expect(telling).toEqual(expect.arrayContaining(['findGhqMember', 'searchLogs', 'searchFacilityLicense']));
  });
});

describe('roles that reach beyond a facility', () => {
  it('are those of the routes (npm run openapi writes them)', () => {
    expect(readFileSync('shared/_field/rolesBeyond.ts', 'utf8')).toBe(rolesBeyondText());
  });

  it('Abuse: are given by super administrators alone', () => {
    for (const administrator of ['ProviderAdmin', 'FacilityGroupAdmin', 'SetupAdmin'] as const)
      expect(givableRoles([administrator]).filter((role) => rolesBeyond.includes(role))).toEqual([]);
    expect(givableRoles(['SuperAdmin'])).toEqual(expect.arrayContaining([...rolesBeyond]));
  });
});
