import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Facility, getFacility, putFacility } from '../../functions/_data/facility/facility.ts';
import { countSeats } from '../../functions/_data/seat/seat.ts';
import { changeUser, getUser } from '../../functions/_data/user/user.ts';
import { handler } from '../../functions/facility/index.ts';
import { handler as lookupsHandler } from '../../functions/lookups/index.ts';
import { endOfLicense } from '../../shared/_field/lookupLists/portal.ts';
import { facilityApi } from '../../shared/facility/routes.ts';
import { lookupsApi } from '../../shared/lookups/routes.ts';
import { callApi, type SignedIn, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { aFacility } from '../support/builders.ts';
import { kindsOf, toldTo } from '../support/news.ts';
import { aRepresentative, licenseRequested } from './support/portalLicenses.ts';

const { store } = await startBackend();
const { requestLicense, searchFacilityLicense, getLicenseRequest, approveRequestedLicense, refuseRequestedLicense } =
  facilityApi.endpoints;
const { getNumberOfLicensedUsersOption, changeUserFacility } = facilityApi.endpoints;

async function stored(changes: Partial<Facility> = {}): Promise<Facility> {
  const facility = aFacility(changes);
  await putFacility(store, facility);
  return facility;
}
const superAdmin = (stored = {}) => signIn({ roles: ['SuperAdmin'], facility: null, stored });
const approve = (as: SignedIn, licenseRequestId: string, version = 1) =>
  callApi(handler, approveRequestedLicense, { as, body: { licenseRequestId, version } });
const read = (as: SignedIn, licenseRequestId: string) =>
  callApi(handler, getLicenseRequest, { as, query: { licenseRequestId } });
const seatsOf = async ({ facilityId }: Facility) => (await getFacility(store, facilityId, { isNow: true }))?.seats;

/** Another person than the one whom the builders make. */
const another = { emiratesId: '784199000000010' };

describe('a request for portal licences', () => {
  it('REQ-FAC-01 REQ-FAC-16 REQ-SPEC-17 is made by a representative for a number of the list, and told to super admins', async () => {
    const facility = await stored();
    const [as, decider] = [await aRepresentative(), await superAdmin(another)];
    const options = await callApi(handler, getNumberOfLicensedUsersOption, { as });
    expect(options.data?.map(({ id }) => id)).toContain(25);
    const licenseRequestId = await licenseRequested(as, ` ${facility.facilityLicense.toLowerCase()} `, 25);
    const { data } = await read(as, licenseRequestId);
    expect(data).toMatchObject({
      state: 'waiting',
      facilityLicense: facility.facilityLicense,
      numberOfUsers: 25,
      distributor: 'SoftwareAllienceRepresentative',
      isOwn: true,
    });
    expect(kindsOf(await toldTo(store, decider.user))).toContain('licenseRequested');
    expect(await seatsOf(facility)).toBeNull();
    const odd = await callApi(handler, requestLicense, {
      as,
      body: { facilityLicense: facility.facilityLicense, numberOfUsers: 26 },
    });
    expect(odd).toMatchObject({ http: 400, errors: [{ field: 'numberOfUsers' }] });
    const closed = await stored({ isActive: false });
    for (const facilityLicense of ['NO-SUCH-LICENCE', closed.facilityLicense]) {
      const body = { facilityLicense, numberOfUsers: 10 };
      expect(await callApi(handler, requestLicense, { as, body })).toMatchObject({ http: 400 });
    }
  });

  it('REQ-LOOKUP-15 REQ-LOOKUP-16 REQ-SPEC-17 says what is asked for and what the licences open, of the lists', async () => {
    const facility = await stored();
    const as = await aRepresentative();
    const { facilityLicense } = facility;
    const lookups = lookupsApi.endpoints;
    const [types, kinds] = await Promise.all([
      callApi(lookupsHandler, lookups.getLicenseTypes, { as }),
      callApi(lookupsHandler, lookups.getLicenseRequestTypes, { as }),
    ]);
    const pharmacy = types.data?.find(({ code }) => code === 'PHARMACY')?.id ?? 0;
    const renewal = kinds.data?.find(({ code }) => code === 'RENEWAL')?.id ?? 0;
    const asked = { requestTypeId: renewal, licenseTypeIds: [pharmacy, 1] };
    expect((await read(as, await licenseRequested(as, facilityLicense, 10, asked))).data).toMatchObject(asked);
    const wrong: [field: string, asked: Parameters<typeof licenseRequested>[3]][] = [
      ['requestTypeId', { ...asked, requestTypeId: 6 }],
      ['licenseTypeIds', { ...asked, licenseTypeIds: [] }],
      ['licenseTypeIds.0', { ...asked, licenseTypeIds: [5] }],
    ];
    for (const [field, more] of wrong) {
      const body = { facilityLicense, numberOfUsers: 10, ...more };
      expect(await callApi(handler, requestLicense, { as, body })).toMatchObject({ http: 400, errors: [{ field }] });
    }
    // A page of the release before names neither.
    expect((await read(as, await licenseRequested(as, facilityLicense))).data).toMatchObject({
      ...{ requestTypeId: null, licenseTypeIds: null },
    });
  });

  it('REQ-LOOKUP-16 REQ-SPEC-17 ends a licence by a request for no user, and by no other', async () => {
    const facility = await stored({ seats: 10 });
    const [as, decider] = [await aRepresentative(), await superAdmin(another)];
    const end = { requestTypeId: endOfLicense, licenseTypeIds: [1] };
    for (const [numberOfUsers, more] of [
      [10, end],
      [0, { ...end, requestTypeId: 3 }],
      [0, {}],
    ] as const) {
      const body = { facilityLicense: facility.facilityLicense, numberOfUsers, ...more };
      expect(await callApi(handler, requestLicense, { as, body })).toMatchObject({
        ...{ http: 400, errors: [{ field: 'numberOfUsers' }] },
      });
    }
    const licenseRequestId = await licenseRequested(as, facility.facilityLicense, 0, end);
    expect((await approve(decider, licenseRequestId)).data).toMatchObject({ state: 'approved', numberOfUsers: 0 });
    expect(await seatsOf(facility)).toBe(0);
  });

  it('REQ-FAC-14 REQ-SPEC-17 gives the facility its seats when another person approves it, and tells who asked', async () => {
    const facility = await stored();
    const owner = await signIn({ roles: ['ProviderAdmin'], facility });
    const [as, decider] = [await aRepresentative(), await superAdmin(another)];
    const licenseRequestId = await licenseRequested(as, facility.facilityLicense, 10);
    const answer = await approve(decider, licenseRequestId);
    expect(answer.data).toMatchObject({ state: 'approved', decidedBy: decider.user.displayName });
    expect(await seatsOf(facility)).toBe(10);
    expect((await read(as, licenseRequestId)).data).toMatchObject({ seats: 10, seatsInUse: 0 });
    expect(kindsOf(await toldTo(store, as.user))).toEqual(['licenseApproved']);
    expect(kindsOf(await toldTo(store, owner.user))).toEqual(['licenseApproved']);
    const audits = await auditsOf(store, `FACILITY#${facility.facilityId}`);
    expect(audits.at(-1)).toMatchObject({
      action: 'license.approve',
      before: { seats: null },
      after: { seats: 10, state: 'approved' },
    });
  });

  it('REQ-SPEC-17 is refused with a reason, which who asked reads', async () => {
    const facility = await stored();
    const [as, decider] = [await aRepresentative(), await superAdmin(another)];
    const licenseRequestId = await licenseRequested(as, facility.facilityLicense);
    const reason = 'The contract is not signed.';
    const body = { licenseRequestId, version: 1, reason };
    await callApi(handler, refuseRequestedLicense, { as: decider, body });
    expect((await read(as, licenseRequestId)).data).toMatchObject({ state: 'refused', reason, seatsInUse: null });
    expect(await seatsOf(facility)).toBeNull();
    expect(await approve(decider, licenseRequestId, 2)).toMatchObject({
      http: 409,
      errors: [{ code: 'alreadySettled' }],
    });
  });

  it('REQ-FAC-13 is listed by state and facility to its distributor and to super admins', async () => {
    const [facility, other] = [await stored(), await stored()];
    const as = await aRepresentative();
    const wanted = await licenseRequested(as, facility.facilityLicense);
    await licenseRequested(as, other.facilityLicense);
    const list = async (reader: SignedIn, facilityLicense?: string) => {
      const body = { state: 'waiting', facilityLicense } as const;
      const { data } = await callApi(handler, searchFacilityLicense, { as: reader, body });
      return data?.items.map(({ licenseRequestId }) => licenseRequestId) ?? [];
    };
    const colleague = await aRepresentative();
    for (const reader of [as, colleague, await superAdmin(another)]) {
      expect(await list(reader, facility.facilityLicense)).toEqual([wanted]);
    }
    expect(await list(await aRepresentative('SafeCareTechRepresentative'), facility.facilityLicense)).toEqual([]);
    expect(await list(as, 'NO-SUCH-LICENCE')).toEqual([]);
    expect(await list(as)).toContain(wanted);
  });
});

describe('portal licences cannot be had by', () => {
  it('REQ-SPEC-17 a representative who approves her own request, by this account or another of hers', async () => {
    const facility = await stored();
    const as = await aRepresentative();
    const licenseRequestId = await licenseRequested(as, facility.facilityLicense);
    expect(await approve(as, licenseRequestId)).toMatchObject({ http: 403, errors: [{ code: 'notAllowed' }] });
    // The same Emirates ID.
    const second = await superAdmin();
    expect(await approve(second, licenseRequestId)).toMatchObject({ http: 409, errors: [{ code: 'ownChange' }] });
    const both = await signIn({ roles: ['SuperAdmin', 'SafeCareTechRepresentative'], facility: null });
    const own = await licenseRequested(both, facility.facilityLicense);
    expect(await approve(both, own)).toMatchObject({ http: 409, errors: [{ code: 'ownChange' }] });
    expect(await seatsOf(facility)).toBeNull();
  });

  it('REQ-SPEC-17 a repeated approval, two at once, or an older request after a newer one', async () => {
    const facility = await stored();
    const [as, decider] = [await aRepresentative(), await superAdmin(another)];
    const large = await licenseRequested(as, facility.facilityLicense, 500);
    const small = await licenseRequested(as, facility.facilityLicense, 5);
    const both = await Promise.all([approve(decider, small), approve(decider, small)]);
    // The other one is told that it is settled, or that the seats have changed meanwhile.
    expect(both.filter(({ status }) => status === 1)).toHaveLength(1);
    expect(await approve(decider, small)).toMatchObject({ http: 409, errors: [{ code: 'alreadySettled' }] });
    expect(await approve(decider, large)).toMatchObject({ status: -1, errors: [{ code: 'seatsChanged' }] });
    expect(await seatsOf(facility)).toBe(5);
  });

  it('a request sent twice under one key, which is one request, or for another number, which is refused', async () => {
    const facility = await stored();
    const as = await aRepresentative();
    const headers = { 'idempotency-key': randomUUID() };
    const ask = (numberOfUsers: number) =>
      callApi(handler, requestLicense, {
        as,
        headers,
        body: { facilityLicense: facility.facilityLicense, numberOfUsers },
      });
    const [one, other] = [await ask(10), await ask(10)];
    expect(other.data).toEqual(one.data);
    expect(await ask(1000)).toMatchObject({ http: 409, errors: [{ code: 'idempotencyKeyReused' }] });
  });

  it('reading what another distributor asked for, or as anybody of a facility', async () => {
    const facility = await stored();
    const licenseRequestId = await licenseRequested(await aRepresentative(), facility.facilityLicense);
    const rival = await aRepresentative('SafeCareTechRepresentative');
    expect(await read(rival, licenseRequestId)).toMatchObject({ http: 404, data: null });
    const owner = await signIn({ roles: ['ProviderAdmin'], facility });
    expect(await read(owner, licenseRequestId)).toMatchObject({ http: 403, data: null });
    // A role that comes with a facility makes nobody a representative.
    const lent = { ...facility, facilityRoles: ['SafeCareTechRepresentative' as const] };
    expect(await read(await signIn({ roles: ['Eligibility'], facility: lent }), licenseRequestId)).toMatchObject({
      http: 403,
    });
  });
});

describe('the seats of a facility', () => {
  /** Somebody who comes from another facility of theirs to this one. */
  async function comesTo(facility: Facility, roles: ('Eligibility' | 'ProviderAdmin')[] = ['Eligibility']) {
    const from = aFacility();
    const facilityIds = [facility.facilityId, from.facilityId];
    const as = await signIn({ roles, facility: from, stored: { facilityIds } });
    const query = { changedFacilityId: facility.facilityId };
    return { as, answer: await callApi(handler, changeUserFacility, { as, query }) };
  }

  it('REQ-SPEC-17 are taken by those who work there, and hold who comes when all are in use', async () => {
    const facility = await stored({ seats: 2 });
    expect((await comesTo(facility)).answer.http).toBe(200);
    expect((await comesTo(facility)).answer.status).toBe(1);
    const held = await comesTo(facility);
    expect(held.answer).toMatchObject({ http: 200, status: -1, errors: [{ code: 'noFreeSeat' }], data: null });
    expect(await countSeats(store, facility.facilityId)).toBe(2);
    // Who frees seats is never held, and counts.
    expect((await comesTo(facility, ['ProviderAdmin'])).answer.status).toBe(1);
    expect(await countSeats(store, facility.facilityId)).toBe(3);
  });

  it('REQ-SPEC-17 are never more than there are, when several come for the last one at once', async () => {
    const facility = await stored({ seats: 1 });
    const all = await Promise.all([comesTo(facility), comesTo(facility), comesTo(facility)]);
    expect(all.filter(({ answer }) => answer.status === 1)).toHaveLength(1);
    expect(await countSeats(store, facility.facilityId)).toBe(1);
  });

  it('REQ-SPEC-17 are free again when somebody has left the facility', async () => {
    const facility = await stored({ seats: 1 });
    const { as } = await comesTo(facility);
    expect((await comesTo(facility)).answer.status).toBe(-1);
    const user = await getUser(store, as.user.userId);
    if (user) await changeUser(store, user, { facilityIds: [] });
    expect((await comesTo(facility)).answer.status).toBe(1);
    expect(await countSeats(store, facility.facilityId)).toBe(1);
  });
});
