import { describe, expect, it } from 'vitest';
import { type Facility, getFacility, putFacility } from '../../functions/_data/facility/facility.ts';
import { getUser } from '../../functions/_data/user/user.ts';
import { handler as accountHandler } from '../../functions/account/index.ts';
import { handler } from '../../functions/facility/index.ts';
import { accountApi } from '../../shared/account/routes.ts';
import { facilityApi } from '../../shared/facility/routes.ts';
import { callApi, passMinutes, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { aFacility } from '../support/builders.ts';

const { store } = await startBackend();
const { getCurrentUserFacilities, changeUserFacility, acknowledgeBankUpdate } = facilityApi.endpoints;
const { getSession } = accountApi.endpoints;

async function aClinic(changes: Partial<Facility> = {}): Promise<Facility> {
  const facility = aFacility(changes);
  await putFacility(store, facility);
  return facility;
}
const at = (roles: Parameters<typeof signIn>[0]['roles'], ...facilities: Facility[]) =>
  signIn({
    roles,
    facility: facilities[0] ?? null,
    stored: { facilityIds: facilities.map(({ facilityId }) => facilityId) },
  });
const change = (as: SignedIn, facility: Facility, license?: string, usePostTwin = false) =>
  callApi(handler, changeUserFacility, {
    as,
    usePostTwin,
    query: { changedFacilityId: facility.facilityId, changedFacilityLicense: license },
  });

describe('the caller’s facilities', () => {
  it('REQ-FAC-06 REQ-MODEL-05 REQ-MODEL-06 are answered with the current one and its connection to the exchange', async () => {
    const here = await aClinic({ isHieConnected: true });
    const there = await aClinic();
    const { data } = await callApi(handler, getCurrentUserFacilities, { as: await at(['Eligibility'], here, there) });
    expect(data).toEqual({
      currentFacilityId: here.facilityId,
      isMalaffiIntegration: true,
      userFacilities: [here, there].map(
        ({ facilityId, facilityName, facilityNameArabic, facilityLicense, isHieConnected }) => ({
          facilityId,
          facilityName,
          facilityNameArabic,
          facilityLicense,
          isMalaffiIntegration: isHieConnected,
        }),
      ),
    });
  });

  it('are an empty list for a user without a facility', async () => {
    const as = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 102 });
    const { data } = await callApi(handler, getCurrentUserFacilities, { as });
    expect(data).toEqual({ currentFacilityId: null, userFacilities: [], isMalaffiIntegration: false });
  });
});

describe('the change of facility', () => {
  it.each([false, true])(
    'REQ-FAC-07 REQ-PROFILE-17 gives a new token with the facility’s roles and ends the old one (POST twin: %s)',
    async (usePostTwin) => {
      const here = await aClinic({ facilityRoles: ['Pharmacy'], regulatoryId: 1 });
      const there = await aClinic({ facilityRoles: ['EauthClaim'], regulatoryId: 2 });
      const as = await at(['Eligibility'], here, there);
      const answer = await change(as, there, there.facilityLicense.toLowerCase(), usePostTwin);
      expect(answer).toMatchObject({
        http: 200,
        status: 1,
        data: {
          facilityId: there.facilityId,
          facilityLicense: there.facilityLicense,
          regulatoryId: 2,
          roles: ['Eligibility'],
          facilityRoles: ['EauthClaim'],
        },
      });
      const headers = { authorization: `Bearer ${answer.data?.accessToken}` };
      const { accessToken: _, ...session } = answer.data!;
      expect((await callApi(accountHandler, getSession, { headers })).data).toEqual(session);
      expect((await callApi(accountHandler, getSession, { as })).http).toBe(401);
      expect((await getUser(store, as.user.userId))?.currentFacilityId).toBe(there.facilityId);
    },
  );

  it('REQ-PROFILE-15 is no longer owed once it was made', async () => {
    const [here, there] = [await aClinic(), await aClinic()];
    const as = await at(['ControlMedicationPharmacy'], here, there);
    expect(as.user.pendingSteps).toEqual(['selectFacility']);
    expect((await change(as, there)).data?.pendingSteps).toEqual([]);
  });

  it('makes no session longer than it was', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const [here, there] = [await aClinic(), await aClinic()];
    const as = await at(['Eligibility'], here, there);
    passMinutes(20);
    expect((await change(as, there)).data?.expires).toBe(as.user.expires);
  });

  it('knows no facility that is not the caller’s, none of another licence and none that is gone', async () => {
    const [here, there, foreign] = [await aClinic(), await aClinic(), await aClinic()];
    const as = await at(['SuperAdmin', 'Eligibility'], here, there, aFacility());
    const { facilityIds } = (await getUser(store, as.user.userId))!;
    const gone = aFacility({ facilityId: facilityIds[2]! });
    const refused = { http: 404, errors: [{ code: 'notFound' }] };
    expect(await change(as, foreign)).toMatchObject(refused);
    expect(await change(as, there, foreign.facilityLicense)).toMatchObject(refused);
    expect(await change(as, gone)).toMatchObject(refused);
    expect((await callApi(accountHandler, getSession, { as })).data?.facilityId).toBe(here.facilityId);
  });

  it('happens once when it is asked for twice at the same time', async () => {
    const [here, there] = [await aClinic(), await aClinic()];
    const as = await at(['Eligibility'], here, there);
    const both = await Promise.all([change(as, there), change(as, there)]);
    expect(both.filter(({ http }) => http === 200)).toHaveLength(1);
    expect(both.every(({ http }) => [200, 401, 409].includes(http))).toBe(true);
  });
});

describe('the acknowledgement of missing bank details', () => {
  const acknowledge = (as: SignedIn) => callApi(handler, acknowledgeBankUpdate, { as });
  const sessionNow = async (as: SignedIn) => (await callApi(accountHandler, getSession, { as })).data;

  it('REQ-PDASH-39 stops this session from asking and changes nothing else of it', async () => {
    const as = await at(['Eligibility'], await aClinic({ isBankUpdateRequired: true }));
    const before = await sessionNow(as);
    expect(before?.isBankUpdateRequired).toBe(true);
    const answer = await acknowledge(as);
    expect(answer).toMatchObject({ http: 200, status: 1 });
    expect(answer.data).toEqual({ ...before, isBankUpdateRequired: false });
    expect(await sessionNow(as)).toEqual(answer.data);
  });

  it('leaves the facility without bank details: other sessions, a switch and the next sign-in ask again', async () => {
    const here = await aClinic({ isBankUpdateRequired: true });
    const [as, colleague] = [await at(['Eligibility'], here), await at(['Eligibility'], here)];
    await acknowledge(as);
    expect((await getFacility(store, here.facilityId))?.isBankUpdateRequired).toBe(true);
    expect((await sessionNow(colleague))?.isBankUpdateRequired).toBe(true);
    expect((await change(as, here)).data?.isBankUpdateRequired).toBe(true);
  });

  it('is no fault twice, where nothing is missing, or without a facility', async () => {
    const as = await at(['Eligibility'], await aClinic({ isBankUpdateRequired: true }));
    const once = await acknowledge(as);
    expect(await acknowledge(as)).toMatchObject({ http: 200, status: 1, data: once.data });
    const complete = await at(['Eligibility'], await aClinic());
    expect((await acknowledge(complete)).data).toEqual(await sessionNow(complete));
    const nowhere = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: 102 });
    expect((await acknowledge(nowhere)).data).toEqual(await sessionNow(nowhere));
  });

  it('is written down with who put it off, for the own facility only', async () => {
    const here = await aClinic({ isBankUpdateRequired: true });
    const as = await at(['Eligibility'], here);
    await acknowledge(as);
    expect(await auditsOf(store, `FACILITY#${here.facilityId}`)).toMatchObject([
      { action: 'facility.acknowledgeBankUpdate', outcome: 'success', actor: as.user.userId },
    ]);
  });
});
