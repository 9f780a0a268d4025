import { beforeEach, describe, expect, it } from 'vitest';
import { blacklistPut, noteNumbers } from '../../functions/_data/clinician/blacklist.ts';
import { putListedClinicians } from '../../functions/_data/clinician/listedClinician.ts';
import { getFacility, putFacility } from '../../functions/_data/facility/facility.ts';
import { pearl } from '../../functions/_demo/payers.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { handler } from '../../functions/clinician/index.ts';
import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { clinicianApi } from '../../shared/clinician/routes.ts';
import { callApi, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';
import { kindsOf, toldTo } from '../support/news.ts';
import { storePayers } from '../support/payers.ts';
import { aDocument, joined, joinWith } from './support/clinicianMoves.ts';

const { store } = await startBackend();
await storePayers(store);
const { endClinician, getClinicianById, getClinicianMove, getClinicianMoveFile, getClinicianMoves } =
  clinicianApi.endpoints;
const { getClinicians, moveClinician } = clinicianApi.endpoints;
const noon = '2026-11-23T08:00:00.000Z';
const today = emiratesDateOf(new Date(noon));
beforeEach(() => setClock(noon));
const inDays = (days: number) => daysAfter(today, days);

/** A provider with two facilities, and the administrator of both. */
async function aProvider() {
  const [first, second] = [aFacility(), aFacility()];
  for (const facility of [first, second]) await putFacility(store, facility);
  const stored = { facilityIds: [first.facilityId, second.facilityId] };
  const admin = await signIn({ roles: ['ProviderAdmin'], facility: first, stored });
  return { first, second, admin };
}

async function aFacilityOf({ user }: SignedIn) {
  const found = await getFacility(store, user.facilityId ?? '');
  if (!found) throw new Error('There is no such facility');
  return found;
}
const aColleague = async (as: SignedIn, role: 'Eligibility' | 'MedicalProvider') =>
  signIn({ roles: [role], facility: await aFacilityOf(as) });
const anInsurer = (payerId = pearl) => signIn({ roles: ['InsurerUser'], facility: null, payerId });

const detail = async (as: SignedIn, clinicianId: string, facilityId: string) =>
  (await callApi(handler, getClinicianById, { as, query: { clinicianId, facilityId } })).data;
const moves = async (as: SignedIn) =>
  (await callApi(handler, getClinicianMoves, { as, query: {} })).data?.items.map(({ kind, licenseNo }) => [
    kind,
    licenseNo,
  ]);
const offered = async (as: SignedIn) =>
  (await callApi(handler, getClinicians, { as, query: {} })).data?.map(({ licenseNo }) => licenseNo);
const shownMove = (as: SignedIn, moveId: string) => callApi(handler, getClinicianMove, { as, query: { moveId } });

/** A clinician who works at the first facility of a provider. */
async function aWorking(changes: object = {}) {
  const provider = await aProvider();
  const { moveId, licenseNo } = await joined(provider.admin, changes);
  const { data } = await callApi(handler, clinicianApi.endpoints.searchClinicians, {
    as: provider.admin,
    body: { clinicianLicense: licenseNo },
  });
  const clinician = data!.items[0]!;
  return { ...provider, moveId, licenseNo, clinician };
}
type Working = Awaited<ReturnType<typeof aWorking>>;

const seenOf = ({ clinician: { clinicianId, facilityId, version } }: Working) => ({ clinicianId, facilityId, version });
const told = { payerIds: [pearl], effectiveOn: today };
const move = async (as: SignedIn, working: Working, changes: object = {}) =>
  callApi(handler, moveClinician, {
    as,
    body: {
      ...seenOf(working),
      ...told,
      toFacilityId: working.second.facilityId,
      attachmentIds: [await aDocument(as)],
      ...changes,
    },
  });
const end = (as: SignedIn, working: Working, changes: object = {}) =>
  callApi(handler, endClinician, {
    as,
    body: { ...seenOf(working), ...told, reason: 'resigned', attachmentIds: [], ...changes },
  });
const refused = (answer: { errors?: readonly { field?: string | undefined; code: string }[] }) =>
  answer.errors?.map(({ field, code }) => `${field}: ${code}`);

/** A list that holds at every facility names the licence. */
async function blacklisted(clinicianLicense: string) {
  const made = { madeAt: noon, makerId: 'somebody', makerName: 'Somebody' };
  const decided = { decidedAt: noon, decidedByName: 'Another', decisionReason: null };
  const lines = [{ clinicianLicense, emiratesId: null, reason: 'Withdrawn' }];
  const file = { blacklistId: newUlid(Date.parse(noon)), facilityId: null, fileName: 'list.csv', fileHash: 'x' };
  const list = { ...file, state: 'live' as const, lines, ...made, ...decided, version: 1 };
  await noteNumbers(store, 'everywhere', list);
  await writeTogether(store, [blacklistPut('everywhere', null, list)]);
}

describe('a clinician joins', () => {
  it('REQ-NET-22 works from the day of effect, with documents that the insurer reads', async () => {
    const { admin } = await aProvider();
    const insurer = await anInsurer();
    const { moveId, licenseNo, attachmentId } = await joined(admin, { effectiveOn: today });
    expect(await offered(await aColleague(admin, 'Eligibility'))).toContain(licenseNo);
    expect(await moves(admin)).toEqual([['join', licenseNo]]);
    expect((await moves(insurer))?.[0]).toEqual(['join', licenseNo]);
    const { data } = await shownMove(insurer, moveId);
    expect(data).toMatchObject({ kind: 'join', effectiveOn: today, license: 'notListed', worksElsewhere: false });
    expect(data?.attachments.map((each) => each.attachmentId)).toEqual([attachmentId]);
    const file = await callApi(handler, getClinicianMoveFile, { as: insurer, query: { moveId, attachmentId } });
    expect(file.data?.url).toMatch(/^\//);
    const news = await toldTo(store, { userId: insurer.user.userId });
    expect(kindsOf(news)).toContain('clinicianMoved');
    expect(JSON.stringify(news)).not.toContain('Layla');
  });

  it('REQ-NET-22 nobody before the first day, and a first day within thirty days back', async () => {
    const { admin } = await aProvider();
    const { licenseNo } = await joined(admin, { effectiveOn: inDays(5) });
    expect(await offered(await aColleague(admin, 'Eligibility'))).not.toContain(licenseNo);
    expect(refused(await joinWith(admin, { effectiveOn: inDays(-31) }))).toEqual(['effectiveOn: outOfRange']);
    expect(refused(await joinWith(admin, { effectiveOn: inDays(366) }))).toEqual(['effectiveOn: outOfRange']);
  });

  it('REQ-NET-22 not without a document, and not twice', async () => {
    const { admin } = await aProvider();
    expect(refused(await joinWith(admin, { attachmentIds: [] }))).toEqual(['attachmentIds: tooSmall']);
    const { licenseNo } = await joined(admin);
    expect(refused(await joinWith(admin, { licenseNo }))).toEqual(['licenseNo: worksHere']);
  });

  it('REQ-NET-22 not with a licence that the regulator has withdrawn or that has ended by then', async () => {
    const { admin } = await aProvider();
    const listed = { regulatoryId: 1, fullName: 'Layla', specialty: 'Cardiology', listedAt: new Date().toISOString() };
    await putListedClinicians(store, [
      { ...listed, licenseNo: 'GD-WITHDRAWN', isActive: false },
      { ...listed, licenseNo: 'GD-ENDS', isActive: true, activeTo: inDays(3) },
    ]);
    expect(refused(await joinWith(admin, { licenseNo: 'GD-WITHDRAWN' }))).toEqual(['licenseNo: licenseNotValid']);
    const late = { licenseNo: 'GD-ENDS', effectiveOn: inDays(4) };
    expect(refused(await joinWith(admin, late))).toEqual(['licenseNo: licenseNotValid']);
    const { moveId } = await joined(admin, { licenseNo: 'GD-ENDS', effectiveOn: inDays(3) });
    expect((await shownMove(admin, moveId)).data?.license).toBe('valid');
  });

  it('REQ-NET-22 not while a blacklist names the licence', async () => {
    const working = await aWorking({ effectiveOn: inDays(-10) });
    const { admin, licenseNo } = working;
    await blacklisted(licenseNo);
    expect((await end(admin, working, { effectiveOn: inDays(-1) })).http).toBe(200);
    expect((await joinWith(admin, { licenseNo, effectiveOn: inDays(1) })).errors?.[0]?.code).toBe(
      'clinicianBlacklisted',
    );
  });

  it('REQ-NET-22 comes back once the last day has passed', async () => {
    const working = await aWorking({ effectiveOn: inDays(-10) });
    const { admin, licenseNo } = working;
    expect(refused(await joinWith(admin, { licenseNo, effectiveOn: inDays(3) }))).toEqual(['licenseNo: worksHere']);
    expect((await end(admin, working, { effectiveOn: inDays(-1) })).http).toBe(200);
    const { moveId } = await joined(admin, { licenseNo });
    expect((await shownMove(admin, moveId)).data).toMatchObject({ kind: 'join', licenseNo });
  });
});

describe('a clinician moves or leaves', () => {
  it('REQ-NET-22 moves without a gap and without an overlap', async () => {
    const working = await aWorking();
    const { admin, first, second, clinician } = working;
    expect((await move(admin, working, { effectiveOn: inDays(10) })).http).toBe(200);
    const after = await detail(admin, clinician.clinicianId, first.facilityId);
    const places = after?.places.map(({ facilityId, worksFrom, worksTo }) => [facilityId, worksFrom, worksTo]);
    expect(places).toEqual([
      [first.facilityId, today, inDays(9)],
      [second.facilityId, inDays(10), null],
    ]);
    expect((await moves(admin))?.[0]?.[0]).toBe('move');
  });

  it('REQ-NET-22 leaves on a last day, with a reason; not before the first', async () => {
    const working = await aWorking();
    const { admin, first, clinician } = working;
    expect(refused(await end(admin, working, { effectiveOn: inDays(-1) }))).toEqual(['effectiveOn: endBeforeWork']);
    expect((await end(admin, working, { effectiveOn: inDays(20), reason: 'contractEnded' })).http).toBe(200);
    expect(await detail(admin, clinician.clinicianId, first.facilityId)).toMatchObject({ worksTo: inDays(20) });
    // What was seen is no longer what is stored.
    expect((await end(admin, working)).errors?.[0]?.code).toBe('changedMeanwhile');
  });

  it('REQ-NET-13 REQ-NET-22 neither leaves nor moves once the last day has passed', async () => {
    const working = await aWorking({ effectiveOn: inDays(-10) });
    const { admin, first, clinician } = working;
    expect((await end(admin, working, { effectiveOn: inDays(-1) })).http).toBe(200);
    const { version } = (await detail(admin, clinician.clinicianId, first.facilityId))!;
    for (const tried of [await end(admin, working, { version }), await move(admin, working, { version })])
      expect(tried.errors?.map(({ code }) => code)).toEqual(['clinicianHasLeft']);
    expect((await moves(admin))?.map(([kind]) => kind)).toEqual(['end', 'join']);
  });

  it('REQ-NET-22 refuses to move somebody to the same facility', async () => {
    const working = await aWorking();
    const same = await move(working.admin, working, { toFacilityId: working.first.facilityId });
    expect(refused(same)).toEqual(['toFacilityId: samePlace']);
  });
});

describe('abuse', () => {
  it('REQ-NET-22 nobody moves or ends a clinician of a provider that still employs the person', async () => {
    const working = await aWorking();
    const { admin: rival, first: rivals } = await aProvider();
    expect((await move(rival, working, { toFacilityId: rivals.facilityId })).http).toBe(404);
    expect((await end(rival, working)).http).toBe(404);
    // Nor into a facility of others.
    expect((await move(working.admin, working, { toFacilityId: rivals.facilityId })).http).toBe(404);
    const still = await detail(working.admin, working.clinician.clinicianId, working.first.facilityId);
    expect(still).toMatchObject({ worksTo: null, isActive: true, version: working.clinician.version });
  });

  it('REQ-NET-22 who adds a clinician of another provider changes nothing there; both sides and the insurer see that the licence works twice', async () => {
    const working = await aWorking();
    const { admin: rival } = await aProvider();
    const { moveId } = await joined(rival, { licenseNo: working.licenseNo });
    const still = await detail(working.admin, working.clinician.clinicianId, working.first.facilityId);
    expect(still).toMatchObject({ worksTo: null, isActive: true, worksElsewhere: true });
    const { data } = await shownMove(await anInsurer(), moveId);
    expect(data?.worksElsewhere).toBe(true);
    // Where else the licence works is nobody's to know.
    expect(JSON.stringify(data)).not.toContain(working.first.facilityLicense);
    const news = await toldTo(store, { userId: working.admin.user.userId, facilityId: working.first.facilityId });
    expect(kindsOf(news)).toContain('clinicianElsewhere');
    expect(JSON.stringify(news)).not.toContain(rival.user.facilityId);
  });

  it('REQ-NET-22 an insurer that was not told, and another provider, find no change', async () => {
    const { moveId } = await aWorking();
    const { admin: rival } = await aProvider();
    expect((await shownMove(rival, moveId)).http).toBe(404);
    expect((await shownMove(await anInsurer(302), moveId)).http).toBe(404);
  });

  it('REQ-NET-22 the document of somebody else is not attached', async () => {
    const { admin } = await aProvider();
    const { admin: rival } = await aProvider();
    const stolen = await aDocument(rival);
    expect(refused(await joinWith(admin, { attachmentIds: [stolen] }))).toEqual(['attachmentIds: uploadMissing']);
  });

  it('REQ-NET-22 a colleague without the right, and an administrator who has left, tell nothing', async () => {
    const working = await aWorking();
    const facility = await aFacilityOf(working.admin);
    expect((await end(await aColleague(working.admin, 'MedicalProvider'), working)).http).toBe(403);
    const leaver = await signIn({ roles: ['ProviderAdmin'], facility, stored: { facilityIds: [] } });
    expect((await end(leaver, working)).http).toBe(404);
  });

  it('REQ-NET-22 of two administrators at once one is heard', async () => {
    const working = await aWorking();
    const answers = await Promise.all([
      end(working.admin, working, { effectiveOn: inDays(3) }),
      move(working.admin, working, { effectiveOn: inDays(5) }),
    ]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  });
});
