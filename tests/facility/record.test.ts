import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Facility, getFacility, putFacility } from '../../functions/_data/facility/facility.ts';
import { handler as accountHandler } from '../../functions/account/index.ts';
import { handler } from '../../functions/facility/index.ts';
import { accountApi } from '../../shared/account/routes.ts';
import type { FacilityForm } from '../../shared/facility/facilityFields.ts';
import { facilityApi } from '../../shared/facility/routes.ts';
import { callApi, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { aFacility } from '../support/builders.ts';
import { kindsOf, toldTo } from '../support/news.ts';

const { store } = await startBackend();
const { saveFacility, getFacilityById, changeFacilityState, enableIntegrationForFacility, findFacility } =
  facilityApi.endpoints;
const { changeUserFacility, getCurrentUserFacilities } = facilityApi.endpoints;
const { getSession } = accountApi.endpoints;

const unique = (): string => randomUUID().slice(0, 8).toUpperCase();
const setup = () => signIn({ roles: ['SetupAdmin'], facility: null });

async function stored(changes: Partial<Facility> = {}): Promise<Facility> {
  const facility = aFacility(changes);
  await putFacility(store, facility);
  return facility;
}
const formOf = (facility: Facility): FacilityForm => ({
  facilityId: facility.facilityId,
  version: facility.version,
  facilityName: facility.facilityName,
  facilityNameArabic: facility.facilityNameArabic,
  facilityLicense: facility.facilityLicense,
  regulatorId: facility.regulatoryId,
  kind: facility.kind,
  emirate: 'Abu Dhabi',
  providerStatus: facility.providerStatus,
  providerCode: facility.providerCode,
  providerMode: facility.providerMode,
  providerNotes: facility.providerNotes,
  isBankUpdateRequired: facility.isBankUpdateRequired,
  hasDiseaseManagement: facility.hasDiseaseManagement,
  isHomeCare: facility.isHomeCare,
});
const newForm = (changes: Partial<FacilityForm> = {}): FacilityForm => {
  const { facilityId, version, ...form } = formOf(aFacility());
  return { ...form, facilityName: `New ${unique()}`, ...changes };
};
const save = (as: SignedIn, body: FacilityForm) => callApi(handler, saveFacility, { as, body });
const switchTo = (as: SignedIn, facility: Facility) =>
  callApi(handler, changeUserFacility, { as, query: { changedFacilityId: facility.facilityId } });
const setState = (as: SignedIn, { facilityId, version }: Pick<Facility, 'facilityId' | 'version'>, isActive: boolean) =>
  callApi(handler, changeFacilityState, { as, body: { facilityId, version, isActive, reason: 'The licence expired' } });

/** Somebody who works at a facility as after a sign-in: with a seat there. */
async function atWork(facility: Facility, ...others: Facility[]): Promise<SignedIn> {
  const facilityIds = [facility, ...others].map(({ facilityId }) => facilityId);
  const as = await signIn({ roles: ['Eligibility'], facility, stored: { facilityIds } });
  const { data } = await switchTo(as, facility);
  return { ...as, token: data?.accessToken ?? '' };
}

describe('a facility', () => {
  it('REQ-FAC-17 is added with a licence and a provider code of its own, and is found then', async () => {
    const as = await setup();
    const body = newForm({ facilityLicense: `MF-${unique()}`, providerCode: `PRV-${unique()}`, isHomeCare: true });
    const { data } = await save(as, body);
    expect(data).toMatchObject({ facilityName: body.facilityName, isActive: true, isHomeCare: true, version: 1 });
    const found = await callApi(handler, findFacility, { as, body: { searchTerm: body.providerCode ?? '' } });
    expect(found.data?.facilityId).toBe(data?.facilityId);
    const [audit] = await auditsOf(store, `FACILITY#${data?.facilityId}`);
    expect(audit).toMatchObject({
      action: 'facility.save',
      actor: as.user.userId,
      after: { providerCode: body.providerCode },
    });
    for (const field of ['facilityLicense', 'providerCode'] as const) {
      const taken = newForm({ facilityLicense: `MF-${unique()}`, [field]: body[field]?.toLowerCase() });
      expect(await save(as, taken)).toMatchObject({ status: -1, errors: [{ code: 'facilityTaken', field }] });
    }
  });

  it('REQ-FAC-17 is changed over the version that was seen, before and after are written down, and its administrators are told', async () => {
    const facility = await stored({ providerCode: `OLD-${unique()}` });
    const [as, owner] = [await setup(), await signIn({ roles: ['ProviderAdmin'], facility })];
    const facilityLicense = `MF-${unique()}`;
    const body = { ...formOf(facility), facilityLicense, facilityName: `Renamed ${unique()}`, providerCode: null };
    const { data } = await save(as, body);
    expect(data).toMatchObject({ facilityLicense, facilityName: body.facilityName, version: 2 });
    expect(data?.settings).toMatchObject({ changedBy: as.user.displayName, providerCode: null });
    const find = async (searchTerm: string) =>
      (await callApi(handler, findFacility, { as, body: { searchTerm } })).data?.facilityId ?? null;
    expect(await find(facilityLicense)).toBe(facility.facilityId);
    expect([await find(facility.facilityLicense), await find(facility.providerCode ?? '')]).toEqual([null, null]);
    const [audit] = await auditsOf(store, `FACILITY#${facility.facilityId}`);
    expect(audit?.before).toMatchObject({ facilityName: 'Palm Clinic', providerCode: facility.providerCode });
    expect(audit?.after).toMatchObject({ facilityName: body.facilityName, providerCode: null });
    expect(kindsOf(await toldTo(store, owner.user))).toContain('facilityChanged');
  });

  it('REQ-FAC-17 is not changed over a newer version, by nothing, or by who may not', async () => {
    const facility = await stored();
    const as = await setup();
    const [one, other] = await Promise.all(
      ['One', 'Other'].map((facilityName) => save(as, { ...formOf(facility), facilityName })),
    );
    const both = [one?.http, other?.http].toSorted();
    expect(both).toEqual([200, 409]);
    const refused = one?.http === 409 ? one : other;
    expect(refused?.errors).toMatchObject([{ code: 'changedMeanwhile' }]);
    const now = await getFacility(store, facility.facilityId, { isNow: true });
    expect(await save(as, formOf(now ?? facility))).toMatchObject({ errors: [{ code: 'nothingChanged' }] });
    const gone = { ...formOf(facility), facilityId: 'not-there' };
    expect(await save(as, gone)).toMatchObject({ http: 404 });
    for (const role of ['ProviderAdmin', 'PayerAdmin', 'SafeCareTechRepresentative'] as const) {
      const somebody = await signIn({ roles: [role], facility });
      expect(await save(somebody, formOf(facility))).toMatchObject({ http: 403, data: null });
    }
    const attempts = await auditsOf(store, `FACILITY#${facility.facilityId}`);
    expect(attempts.filter(({ outcome }) => outcome === 'success')).toHaveLength(1);
  });

  it('REQ-FAC-05 REQ-MODEL-05 is read by its people, its settings by its administrators, and by nobody of another', async () => {
    const facility = await stored({ providerNotes: 'Only for administrators' });
    const { facilityId, facilityName, facilityLicense } = facility;
    const read = (as: SignedIn) => callApi(handler, getFacilityById, { as, query: { facilityId } });
    const colleague = await read(await signIn({ roles: ['Eligibility'], facility }));
    expect(colleague.data).toMatchObject({ facilityId, facilityName, facilityLicense, settings: null });
    for (const as of [await signIn({ roles: ['ProviderAdmin'], facility }), await setup()]) {
      expect((await read(as)).data?.settings).toMatchObject({ providerNotes: 'Only for administrators', seats: null });
    }
    for (const roles of [['ProviderAdmin'], ['PayerAdmin'], ['CallCenterAgent']] as const) {
      expect(await read(await signIn({ roles: [...roles] }))).toMatchObject({ http: 404, data: null });
    }
  });
});

describe('a facility that is deactivated', () => {
  it('ends the sessions of its people at once, lets nobody begin one there, and leaves their other facilities', async () => {
    const [facility, other] = [await stored(), await stored()];
    const [worker, both, elsewhere] = [await atWork(facility), await atWork(facility, other), await atWork(other)];
    const as = await setup();
    const answer = await setState(as, facility, false);
    expect(answer.data?.settings?.stateChange).toMatchObject({
      reason: 'The licence expired',
      byName: as.user.displayName,
    });
    const session = (of: SignedIn) => callApi(accountHandler, getSession, { as: of });
    expect((await Promise.all([worker, both, elsewhere].map(session))).map(({ http }) => http)).toEqual([
      401, 401, 200,
    ]);

    const again = await signIn({
      roles: ['Eligibility'],
      facility: other,
      stored: { facilityIds: [facility.facilityId, other.facilityId] },
    });
    expect(await switchTo(again, facility)).toMatchObject({ status: -1, errors: [{ code: 'facilityNotActive' }] });
    const list = await callApi(handler, getCurrentUserFacilities, { as: again });
    expect(list.data?.userFacilities.map(({ facilityId }) => facilityId)).toEqual([other.facilityId]);
  });

  it('is written down, told to its administrators, and active again for everybody when it is activated', async () => {
    const facility = await stored();
    const owner = await signIn({ roles: ['ProviderAdmin'], facility });
    const as = await setup();
    const closed = await setState(as, facility, false);
    expect(await setState(as, facility, true)).toMatchObject({ http: 409, errors: [{ code: 'changedMeanwhile' }] });
    const opened = await setState(as, { ...facility, version: closed.data?.version ?? 0 }, true);
    expect(opened.data).toMatchObject({ isActive: true });
    expect(kindsOf(await toldTo(store, owner.user))).toEqual(['facilityOpened', 'facilityClosed']);
    const audits = await auditsOf(store, `FACILITY#${facility.facilityId}`);
    const changes = audits.filter(({ outcome }) => outcome === 'success').map(({ before, after }) => [before, after]);
    expect(changes).toMatchObject([
      [{ isActive: true }, { isActive: false }],
      [{ isActive: false }, { isActive: true }],
    ]);
    const worker = await atWork(facility);
    expect((await callApi(accountHandler, getSession, { as: worker })).http).toBe(200);
  });

  it('cannot be switched by who administers no more than the facility', async () => {
    const facility = await stored();
    const owner = await signIn({ roles: ['ProviderAdmin', 'FacilityGroupAdmin'], facility });
    expect(await setState(owner, facility, false)).toMatchObject({ http: 403 });
  });
});

describe('the integration with the exchange', () => {
  const integrate = (as: SignedIn, { facilityId, version }: Facility, more: object) =>
    callApi(handler, enableIntegrationForFacility, { as, body: { facilityId, version, isEnabled: true, ...more } });
  const connection = { connectedOn: '2026-03-01', source: 'regulator', note: null } as const;

  it('REQ-FAC-15 is switched on with its date and source, shown to the people, and switched off', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const facility = await stored();
    const as = await setup();
    const on = await integrate(as, facility, { connection });
    expect(on.data).toMatchObject({ isMalaffiIntegration: true, exchange: 'Malaffi', connection });
    const worker = await signIn({ roles: ['Eligibility'], facility });
    const mine = await callApi(handler, getCurrentUserFacilities, { as: worker });
    expect(mine.data?.isMalaffiIntegration).toBe(true);
    const off = await integrate(as, { ...facility, version: 2 }, { isEnabled: false });
    expect(off.data).toMatchObject({ isMalaffiIntegration: false, connection: null });
  });

  it('REQ-FAC-15 needs a date that has come, a source, and a regulator with an exchange', async () => {
    setClock('2026-03-01T08:00:00.000Z');
    const as = await setup();
    const facility = await stored();
    const refused = (field: string) => ({ http: 400, errors: [{ field }] });
    expect(await integrate(as, facility, {})).toMatchObject(refused('connection'));
    const future = { connection: { ...connection, connectedOn: '2026-03-02' } };
    expect(await integrate(as, facility, future)).toMatchObject(refused('connection'));
    expect(await integrate(as, await stored({ regulatoryId: 3 }), { connection })).toMatchObject(refused('isEnabled'));
  });
});
