import { createHash } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { putClinician } from '../../functions/_data/clinician/clinician.ts';
import { findCheck } from '../../functions/_data/clinician/clinicianCheck.ts';
import { putFacility } from '../../functions/_data/facility/facility.ts';
import { takeTurn } from '../../functions/_data/rateLimit/rateLimit.ts';
import type { DemoRegisterRow } from '../../functions/_demo/clinicianRegister.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { checkRate } from '../../functions/clinician/checkClinician.ts';
import { handler } from '../../functions/clinician/index.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { callApi, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { aFacility } from '../support/builders.ts';
import { exchangesOf } from '../support/exchanges.ts';
import { startRegulatorSimulators } from '../support/regulators.ts';

const { store, logLines } = await startBackend();
const register = new Map<string, DemoRegisterRow>();
const { setFaults } = await startRegulatorSimulators(register);
const { checkClinician, getClinicianById, getClinicianChecks, markClinicianVerified, updateClinician } =
  clinicianApi.endpoints;

const today = '2026-06-01';
const emiratesId = '784198500000017';
const person = {
  ...{ fullName: 'Dr. Bilal Farooqi', fullNameArabic: 'د. بلال فاروقي', emiratesId, isActive: true },
  ...{ specialty: 'Internal Medicine', specialtyCode: 'internal-medicine' },
};
const listed: DemoRegisterRow = {
  ...{ FullName: 'FAROOQI BILAL', EmiratesID: '784-1985-0000001-7', Specialty: 'Internal medicine' },
  ...{ Status: 'Active', ActiveFrom: '01/01/2020', ActiveTo: '31/12/2035' },
};
const setDay = () => setClock(`${today}T08:00:00.000Z`);

let serial = 0;

/** A facility of a regulator with its administrators, and clinicians who have their rows in the regulator's list. */
async function aPlace(regulatoryId = 2) {
  setDay();
  const facility = { ...aFacility(), regulatoryId };
  await putFacility(store, facility);
  const signedIn = () => signIn({ roles: ['ProviderAdmin'], facility, stored: { emiratesId: null } });
  const admin = await signedIn();
  /** A new clinician; `changes` are of the portal's record, `row` of the list. */
  const clinician = async (changes: object = {}, row: DemoRegisterRow | null = {}) => {
    serial += 1;
    const licenseNo = `GD-CHECK-${serial}`;
    if (row)
      register.set(licenseNo, { ...listed, License: licenseNo, FacilityLicense: facility.facilityLicense, ...row });
    const clinicianId = `checked-${serial}`;
    const { facilityId } = facility;
    await putClinician(store, { ...person, clinicianId, facilityId, licenseNo, ...changes });
    return clinicianId;
  };
  return { facility, admin, signedIn, clinician };
}

const shown = async (as: SignedIn, clinicianId: string) =>
  (await callApi(handler, getClinicianById, { as, query: { clinicianId } })).data;
const versionOf = async (as: SignedIn, clinicianId: string) => (await shown(as, clinicianId))?.version ?? 0;
const check = async (as: SignedIn, clinicianId: string, version?: number) =>
  callApi(handler, checkClinician, {
    as,
    body: { clinicianId, version: version ?? (await versionOf(as, clinicianId)) },
  });
const mark = async (as: SignedIn, clinicianId: string, checkId: string, more: object = {}) =>
  callApi(handler, markClinicianVerified, {
    as,
    body: {
      ...{ clinicianId, checkId, version: await versionOf(as, clinicianId), verifiedUntil: '2026-12-31' },
      ...more,
    },
  });
const checks = async (as: SignedIn, clinicianId: string) =>
  (await callApi(handler, getClinicianChecks, { as, query: { clinicianId } })).data?.items ?? [];
const until = async (as: SignedIn, clinicianId: string) => (await shown(as, clinicianId))?.verifiedUntil;

/** Changes the clinician as an administrator does. */
async function change(as: SignedIn, clinicianId: string, changes: object) {
  const row = await shown(as, clinicianId);
  const { fullName, fullNameArabic, specialtyCode, worksFrom, worksTo, isActive, version } = row ?? {};
  const body = { clinicianId, version, fullName, fullNameArabic, specialtyCode, worksFrom, worksTo, isActive };
  return callApi(handler, updateClinician, { as, body: { ...body, ...changes } as never });
}

describe('a clinician is compared with the regulator’s list', () => {
  it.each([
    ['DHPO', 2],
    ['Shafafiya', 1],
    ['Riayati', 4],
  ])('REQ-SPEC-16 of %s, and marked verified until a day', async (_, regulatorId) => {
    const { admin, clinician } = await aPlace(regulatorId);
    const id = await clinician();
    const answer = await check(admin, id);
    expect(answer).toMatchObject({ http: 200, data: { outcome: 'matches', regulatorId, latestUntil: '2027-06-01' } });
    expect(answer.data?.comparisons.map(({ field, result }) => [field, result])).toEqual(
      ['licenseNo', 'emiratesId', 'status', 'validFrom', 'validTo', 'fullName', 'specialty', 'facilityLicense'].map(
        (field) => [field, 'same'],
      ),
    );
    // The comparison alone marks nobody.
    expect(await until(admin, id)).toBeNull();
    expect((await mark(admin, id, answer.data?.checkId ?? '')).data).toMatchObject({
      marked: { until: '2026-12-31', byName: admin.user.displayName },
      canMark: false,
    });
    expect(await until(admin, id)).toBe('2026-12-31');
  });

  it('REQ-SPEC-16 keeps who asked, when and what was answered, with its hash, and shows no Emirates ID', async () => {
    const { admin, clinician, facility } = await aPlace();
    const id = await clinician({}, { EmiratesID: '784198500000025' });
    const { data } = await check(admin, id);
    const [kept] = await checks(admin, id);
    expect(kept).toEqual(data);
    expect(kept).toMatchObject({
      ...{ checkedByName: admin.user.displayName, checkedAt: `${today}T08:00:00.000Z` },
      answerHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(kept?.comparisons).toContainEqual({
      field: 'emiratesId',
      ours: '0017',
      theirs: '0025',
      result: 'different',
    });
    const stored = await findCheck(store, provenFacilityId(facility.facilityId), id, kept?.checkId ?? '');
    expect(stored?.answer).toContain('784198500000025');
    expect(
      createHash('sha256')
        .update(stored?.answer ?? '')
        .digest('hex'),
    ).toBe(kept?.answerHash);
    expect(await auditsOf(store, `CLINICIANCHECK#${kept?.checkId}`)).toMatchObject([
      {
        action: 'clinician.check',
        actor: admin.user.userId,
        after: { answerHash: kept?.answerHash, outcome: 'fails' },
      },
    ]);
  });

  it('REQ-SPEC-16 shows a difference that does not matter to the proof, which needs a reason', async () => {
    const { admin, clinician } = await aPlace();
    const id = await clinician({}, { FullName: 'Farouqi, Bilal Hassan' });
    const { data } = await check(admin, id);
    expect(data?.outcome).toBe('differs');
    expect(data?.comparisons.filter(({ result }) => result !== 'same')).toEqual([
      { field: 'fullName', ours: 'Dr. Bilal Farooqi', theirs: 'Farouqi, Bilal Hassan', result: 'different' },
    ]);
    const checkId = data?.checkId ?? '';
    expect(await mark(admin, id, checkId)).toMatchObject({ http: 400, errors: [{ field: 'note' }] });
    expect((await mark(admin, id, checkId, { note: 'Other spelling' })).data).toMatchObject({
      marked: { note: 'Other spelling' },
    });
  });

  it.each([
    ['today', '2026-06-01', 200],
    ['yesterday', '2026-05-31', 400],
    ['the last day', '2027-06-01', 200],
    ['the day after the last', '2027-06-02', 400],
  ])('REQ-SPEC-16 verifies until a day within a year: %s', async (_, verifiedUntil, http) => {
    const { admin, clinician } = await aPlace();
    const id = await clinician();
    const { data } = await check(admin, id);
    expect(await mark(admin, id, data?.checkId ?? '', { verifiedUntil })).toMatchObject({ http });
  });

  it('REQ-SPEC-16 verifies no longer than the licence is valid', async () => {
    const { signedIn, clinician } = await aPlace();
    const id = await clinician();
    setClock('2035-06-01T08:00:00.000Z');
    expect((await check(await signedIn(), id)).data).toMatchObject({ outcome: 'matches', latestUntil: '2035-12-31' });
  });

  it('REQ-SPEC-16 refuses facilities whose regulator has no list to ask', async () => {
    const facility = { ...aFacility(), regulatoryId: 3 };
    await putFacility(store, facility);
    const admin = await signIn({ roles: ['ProviderAdmin'], facility });
    const unlisted = { clinicianId: 'unlisted-1', facilityId: facility.facilityId, licenseNo: 'INT-1' };
    await putClinician(store, { ...person, ...unlisted });
    expect(await check(admin, 'unlisted-1', 1)).toMatchObject({
      http: 409,
      errors: [{ code: 'noClinicianRegister' }],
    });
  });
});

/** A check that nobody can use, and that leaves a verification as it is. */
async function expectSilence(regulator: number, row: DemoRegisterRow = {}) {
  const { admin, clinician } = await aPlace(regulator);
  const id = await clinician({ verifiedUntil: '2026-12-31' }, row);
  const { data } = await check(admin, id);
  expect(data).toMatchObject({ outcome: 'unanswered', comparisons: [], answerHash: null, canMark: false });
  expect(await mark(admin, id, data?.checkId ?? '')).toMatchObject({ http: 409 });
  expect(await until(admin, id)).toBe('2026-12-31');
}

it.each([
  [1, 'shafafiya'],
  [2, 'dhpo'],
  [4, 'riayati'],
] as const)('the list of regulator %i is measured with the call that asked it', async (regulatorId, name) => {
  const { admin, clinician } = await aPlace(regulatorId);
  const id = await clinician();
  const system = `clinician register ${regulatorId}`;
  const answered = await check(admin, id);
  expect(exchangesOf(logLines, answered.headers['x-request-id'])).toEqual([[system, false]]);
  setFaults({ [name]: { mode: 'down' } });
  const silent = await check(admin, id);
  expect(exchangesOf(logLines, silent.headers['x-request-id'])).toEqual([[system, true]]);
  setFaults({});
});

describe('a door opens on proof', () => {
  it.each([
    ['another person’s Emirates ID', { EmiratesID: '784198500000025' }, 'fails'],
    ['no Emirates ID', { EmiratesID: '' }, 'fails'],
    ['another licence', { License: 'GD-OTHER' }, 'fails'],
    ['a licence that was withdrawn', { Status: 'Inactive' }, 'fails'],
    ['a licence that has ended', { ActiveTo: '31/05/2026' }, 'fails'],
    ['a licence that has not begun', { ActiveFrom: '02/06/2026' }, 'fails'],
    ['a licence that is not listed', null, 'notListed'],
  ] as const)('REQ-SPEC-16 %s never verifies, and ends a verification', async (_, row, outcome) => {
    const { admin, clinician } = await aPlace();
    const id = await clinician({ verifiedUntil: '2026-12-31' }, row);
    const { data } = await check(admin, id);
    expect(data).toMatchObject({ outcome, canMark: false, latestUntil: null });
    expect(await until(admin, id)).toBeNull();
    const refused = await mark(admin, id, data?.checkId ?? '', { note: 'Never mind' });
    expect(refused).toMatchObject({ http: 409, errors: [{ code: 'checkNoProof' }] });
    expect(await until(admin, id)).toBeNull();
  });

  it('REQ-SPEC-16 a clinician without an Emirates ID is not verified by the licence alone', async () => {
    const { admin, clinician } = await aPlace();
    const id = await clinician({ emiratesId: null });
    expect((await check(admin, id)).data).toMatchObject({ outcome: 'fails', canMark: false });
  });

  it.each(['down', 'serverError', 'garbage', 'html', 'doctype', 'endless', 'redirect', 'unexpectedError'] as const)(
    'REQ-SPEC-16 a regulator with the fault %s verifies nobody and takes no verification away',
    async (mode) => {
      setFaults({ dhpo: { mode }, riayati: { mode } });
      for (const regulator of [2, 4]) await expectSilence(regulator);
    },
  );

  it.each([
    ['an Emirates ID that is none', { EmiratesID: '784198500000018' }],
    ['a day that is none', { ActiveTo: 'soon' }],
    ['a state that nobody knows', { Status: 'Perhaps' }],
    ['a row that is too long to keep', { Remarks: 'x'.repeat(20_000) }],
  ])('REQ-SPEC-16 %s is no answer', async (_, row) => {
    for (const regulator of [2, 4]) await expectSilence(regulator, row);
  });
});

/** What the trail says a person was refused. */
async function refusedTo({ user }: SignedIn) {
  const { Items = [] } = await store.send(new ScanCommand({ TableName: process.env.AUDIT_TABLE }));
  const refused = Items.filter(({ actor, outcome }) => actor === user.userId && outcome === 'notAllowed');
  return refused.map(({ action }) => action);
}

describe('Abuse', () => {
  it('REQ-SPEC-16 nobody checks, reads or marks the clinicians of others: 404', async () => {
    const [own, foreign] = [await aPlace(), await aPlace()];
    const clinicianId = await foreign.clinician();
    const { facilityId } = foreign.facility;
    const checkId = (await check(foreign.admin, clinicianId)).data?.checkId ?? '';
    const named = { clinicianId, facilityId };
    const version = await versionOf(foreign.admin, clinicianId);
    const as = own.admin;
    expect(await callApi(handler, checkClinician, { as, body: { ...named, version } })).toMatchObject({ http: 404 });
    expect(await callApi(handler, getClinicianChecks, { as, query: named })).toMatchObject({ http: 404 });
    const marked = { ...named, version, checkId, verifiedUntil: '2026-12-31' };
    expect(await callApi(handler, markClinicianVerified, { as, body: marked })).toMatchObject({ http: 404 });
    // A check of theirs proves nothing of an own clinician.
    const mine = await own.clinician();
    expect(await mark(own.admin, mine, checkId)).toMatchObject({ http: 404 });
    expect([await until(own.admin, mine), await until(foreign.admin, clinicianId)]).toEqual([null, null]);
  });

  it('REQ-SPEC-16 without the role it is refused, with an audit entry', async () => {
    const { facility, clinician } = await aPlace();
    const clinicianId = await clinician();
    const as = await signIn({ roles: ['FacilityGroupAdmin'], facility });
    expect(await callApi(handler, checkClinician, { as, body: { clinicianId, version: 1 } })).toMatchObject({
      http: 403,
    });
    expect(await refusedTo(as)).toEqual(['clinician.check']);
  });

  it('REQ-SPEC-16 an answer verifies once, for a day, and only as long as it is the newest', async () => {
    const { admin, signedIn, clinician } = await aPlace();
    const id = await clinician();
    const used = (await check(admin, id)).data?.checkId ?? '';
    await mark(admin, id, used);
    expect(await mark(admin, id, used, { verifiedUntil: '2027-06-01' })).toMatchObject({ http: 409 });
    const older = (await check(admin, id)).data?.checkId ?? '';
    const newer = (await check(admin, id)).data?.checkId ?? '';
    expect(await mark(admin, id, older)).toMatchObject({ http: 409, errors: [{ code: 'checkNoProof' }] });
    setClock('2026-06-02T08:00:00.001Z');
    expect(await mark(await signedIn(), id, newer)).toMatchObject({ http: 409, errors: [{ code: 'checkNoProof' }] });
  });

  it.each([
    ['Emirates ID', { emiratesId: '784-1985-0000002-5' }],
    ['name', { fullName: 'Somebody Else' }],
  ])('REQ-SPEC-16 another %s ends the verification, and an older answer does not bring it back', async (_, changes) => {
    const { admin, clinician } = await aPlace();
    const id = await clinician();
    await mark(admin, id, (await check(admin, id)).data?.checkId ?? '');
    const before = (await check(admin, id)).data?.checkId ?? '';
    expect(await change(admin, id, changes)).toMatchObject({ http: 200 });
    expect(await until(admin, id)).toBeNull();
    expect(await mark(admin, id, before)).toMatchObject({ http: 409, errors: [{ code: 'checkNoProof' }] });
    expect(await until(admin, id)).toBeNull();
  });

  it('REQ-SPEC-16 other changes keep the verification', async () => {
    const { admin, clinician } = await aPlace();
    const id = await clinician();
    await mark(admin, id, (await check(admin, id)).data?.checkId ?? '');
    await change(admin, id, { worksTo: '2027-01-01' });
    expect(await until(admin, id)).toBe('2026-12-31');
  });

  it.each([
    ['agrees', {}],
    ['differs in the name', { fullName: 'Bilal Hassan Farouqi' }],
  ])('REQ-SPEC-16 an answer that still proves the licence and %s keeps the verification', async (_, changes) => {
    const { admin, clinician } = await aPlace();
    const id = await clinician({ verifiedUntil: '2026-12-31', ...changes });
    expect((await check(admin, id)).data?.canMark).toBe(true);
    expect(await until(admin, id)).toBe('2026-12-31');
  });

  it('REQ-SPEC-16 of two marks at once by one answer, or two checks, one is taken', async () => {
    const { admin, clinician } = await aPlace();
    const id = await clinician();
    const version = await versionOf(admin, id);
    const both = await Promise.all([check(admin, id, version), check(admin, id, version)]);
    expect(both.map(({ http }) => http).sort()).toEqual([200, 409]);
    const checkId = both.find(({ http }) => http === 200)?.data?.checkId ?? '';
    const marks = await Promise.all([mark(admin, id, checkId), mark(admin, id, checkId, { verifiedUntil: today })]);
    expect(marks.map(({ http }) => http).sort()).toEqual([200, 409]);
  });

  it('REQ-SPEC-16 the trail knows who marked, by which answer, and who read the evidence', async () => {
    const { admin, clinician } = await aPlace();
    const id = await clinician();
    const { checkId = '', answerHash } = (await check(admin, id)).data ?? {};
    await mark(admin, id, checkId);
    await checks(admin, id);
    const said = await auditsOf(store, `CLINICIAN#${id}`);
    const after = { verifiedUntil: '2026-12-31', checkId, answerHash };
    expect(said).toContainEqual(
      expect.objectContaining({ action: 'clinician.markVerified', before: { verifiedUntil: null }, after }),
    );
    expect(said.map(({ action }) => action)).toContain('clinician.readChecks');
  });

  it('REQ-SPEC-16 nobody checks a clinician who is not there: 404', async () => {
    const { admin } = await aPlace();
    expect(await check(admin, 'nobody', 1)).toMatchObject({ http: 404 });
  });

  it('REQ-SPEC-16 a clinician who was changed while the regulator was asked is not the one who was checked', async () => {
    const { admin, clinician } = await aPlace();
    const id = await clinician();
    expect(await check(admin, id, 7)).toMatchObject({ http: 409, errors: [{ code: 'changedMeanwhile' }] });
    expect(await checks(admin, id)).toEqual([]);
  });

  it('REQ-SPEC-16 nobody finds an Emirates ID by trying: a facility asks 120 times an hour', async () => {
    const { admin, clinician, facility } = await aPlace();
    const id = await clinician();
    const now = new Date();
    await Promise.all(Array.from({ length: 119 }, () => takeTurn(store, checkRate, facility.facilityId, now)));
    const { data } = await check(admin, id);
    expect(data?.outcome).toBe('matches');
    expect(await check(admin, id)).toMatchObject({ http: 429, errors: [{ code: 'tooManyRequests' }] });
    // Other facilities ask on.
    const other = await aPlace();
    expect(await check(other.admin, await other.clinician())).toMatchObject({ http: 200 });
  });
});
