import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { handler } from '../../functions/diseaseManagement/index.ts';
import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { mostResults } from '../../shared/diseaseManagement/programmes.ts';
import { diseaseManagementApi, type EnrolmentEntry } from '../../shared/diseaseManagement/routes.ts';
import { colleagueOf } from '../authorization/support/authorizations.ts';
import { aClinic, aForm } from '../eligibility/support/eligibility.ts';
import { refusalsOf } from '../newborn/support/newborns.ts';
import { callApi, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { aCareTeam, aPatientAt, enrol, enrolled, takesPart } from './support/enrolments.ts';

const { store } = await startBackend();
const { addContact, addResult, changeGoals, findCandidates, getEnrolment, getEnrolmentEntries, getEnrolments } =
  diseaseManagementApi.endpoints;
const { getOutcomes, leaveProgramme } = diseaseManagementApi.endpoints;
const monday = '2026-11-23T09:00:00.000Z';
const today = emiratesDateOf(new Date(monday));
beforeEach(() => setClock(monday));

const shown = async (as: SignedIn, enrolmentId: string) =>
  (await callApi(handler, getEnrolment, { as, query: { enrolmentId } })).data;
const result = async (as: SignedIn, enrolmentId: string, changes: object) => {
  const version = (await shown(as, enrolmentId))?.version ?? 1;
  return callApi(handler, addResult, { as, body: { enrolmentId, version, item: 'hba1c', on: today, ...changes } });
};
const leave = async (as: SignedIn, enrolmentId: string, on = today) => {
  const version = (await shown(as, enrolmentId))?.version ?? 1;
  return callApi(handler, leaveProgramme, { as, body: { enrolmentId, version, on, reason: 'memberWish' } });
};
/** The whole log, read in pages of some entries. */
async function entries(as: SignedIn, enrolmentId: string, take = 50): Promise<EnrolmentEntry[]> {
  const all: EnrolmentEntry[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await callApi(handler, getEnrolmentEntries, { as, query: { enrolmentId, take, cursor } });
    all.push(...(data?.items ?? []));
    cursor = data?.nextCursor ?? undefined;
  } while (cursor);
  return all;
}
const ids = async (as: SignedIn, state: 'active' | 'left' = 'active') =>
  (await callApi(handler, getEnrolments, { as, query: { state } })).data?.items.map(({ enrolmentId }) => enrolmentId);
const codeOf = (answer: { errors?: readonly { code: string }[] }) => answer.errors?.[0]?.code;

async function anEnrolment() {
  const as = await aCareTeam(store);
  const patient = await aPatientAt(as);
  return { as, ...patient, enrolmentId: await enrolled(as, patient.eligibilityId) };
}

describe('enrolment', () => {
  it('REQ-NET-29 with every criterion and a consent: everything of the plan is due within thirty days', async () => {
    const { as, enrolmentId } = await anEnrolment();
    const record = await shown(as, enrolmentId);
    expect(record).toMatchObject({ programme: 'diabetes', state: 'active', gaps: 0, consentKind: 'signed' });
    expect(record).toMatchObject({ nextDueOn: daysAfter(today, 30), mayChange: true });
    expect(record?.plan.map(({ item }) => item)).toContain('feet');
  });

  it('REQ-NET-29 is refused where a criterion is not met, or the consent is of a day to come', async () => {
    const as = await aCareTeam(store);
    const { eligibilityId } = await aPatientAt(as);
    expect(refusalsOf(await enrol(as, eligibilityId, { criteria: ['adult'] }))).toEqual(['criteria: criteriaNotMet']);
    const tomorrow = await enrol(as, eligibilityId, { consentOn: daysAfter(today, 1) });
    expect(refusalsOf(tomorrow)).toEqual(['consentOn: inFuture']);
    expect(await ids(as)).toEqual([]);
  });

  it('REQ-NET-29 one active enrolment per programme and member, also of two facilities at once', async () => {
    const [one, other] = [await aCareTeam(store), await aCareTeam(store)];
    const { cardNumber, eligibilityId } = await aPatientAt(one);
    const { eligibilityId: there } = await aPatientAt(other, cardNumber.toLowerCase());
    const answers = await Promise.all([enrol(one, eligibilityId), enrol(other, there)]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
    expect(answers.map(codeOf)).toContain('enrolledAlready');
    // Another programme is another enrolment.
    expect((await enrol(one, eligibilityId, { programme: 'asthma' })).http).toBe(200);
  });

  it('a form that is sent twice enrols once', async () => {
    const as = await aCareTeam(store);
    const { eligibilityId } = await aPatientAt(as);
    const headers = { 'idempotency-key': randomUUID() };
    const sent = () => enrol(as, eligibilityId, {}, headers);
    const [one, other] = await Promise.all([sent(), sent()]);
    expect(one?.data).toEqual(other?.data);
    expect(await ids(as)).toHaveLength(1);
  });

  it('REQ-NET-29 leaving needs a reason, and frees the place in the programme', async () => {
    const { as, enrolmentId, eligibilityId } = await anEnrolment();
    expect((await leave(as, enrolmentId)).http).toBe(200);
    expect(await shown(as, enrolmentId)).toMatchObject({ state: 'left', left: { reason: 'memberWish' }, gaps: 0 });
    expect([await ids(as), await ids(as, 'left')]).toEqual([[], [enrolmentId]]);
    expect(codeOf(await result(as, enrolmentId, { value: 7 }))).toBe('hasLeftProgramme');
    expect((await enrol(as, eligibilityId)).http).toBe(200);
  });
});

describe('leaving', () => {
  it('REQ-NET-14 REQ-NET-29 is on no day before the enrolment, and on none to come', async () => {
    const { as, enrolmentId } = await anEnrolment();
    const tomorrow = await leave(as, enrolmentId, daysAfter(today, 1));
    expect(tomorrow).toMatchObject({ http: 400, errors: [{ field: 'on' }] });
    const before = await leave(as, enrolmentId, daysAfter(today, -1));
    expect(before).toMatchObject({ http: 400, errors: [{ field: 'on' }] });
    expect(await shown(as, enrolmentId)).toMatchObject({ state: 'active', left: null });
    expect((await leave(as, enrolmentId)).http).toBe(200);
  });
});

describe('the care plan', () => {
  it('REQ-NET-29 a result plans the day on which it is due again; an older one that comes late does not', async () => {
    const { as, enrolmentId } = await anEnrolment();
    const planned = async () => (await shown(as, enrolmentId))?.plan.find(({ item }) => item === 'hba1c');
    await result(as, enrolmentId, { on: daysAfter(today, -3), value: 7.4 });
    const expected = { lastOn: daysAfter(today, -3), dueOn: daysAfter(today, 87) };
    expect(await planned()).toMatchObject(expected);
    await result(as, enrolmentId, { on: daysAfter(today, -40), value: 9.1 });
    expect(await planned()).toMatchObject(expected);
    expect((await entries(as, enrolmentId)).map(({ value }) => value)).toEqual([9.1, 7.4]);
  });

  it('REQ-NET-29 the results stand in the order of their days; a second one of a day puts the first right, and the log keeps both', async () => {
    const { as, enrolmentId } = await anEnrolment();
    const days = Array.from({ length: mostResults + 1 }, (_, at) => daysAfter(today, -at));
    for (const [at, on] of days.entries()) await result(as, enrolmentId, { on, value: 6 + at / 10 });
    await result(as, enrolmentId, { value: 7.7 });
    const results = (await shown(as, enrolmentId))?.plan.find(({ item }) => item === 'hba1c')?.results;
    expect(results?.map(({ on }) => on)).toEqual(days.slice(0, mostResults).reverse());
    expect(results?.at(-1)).toEqual({ on: today, value: 7.7 });
    expect((await entries(as, enrolmentId)).filter(({ on }) => on === today)).toHaveLength(2);
  });

  it('REQ-NET-29 what is overdue is a gap', async () => {
    const { as, enrolmentId } = await anEnrolment();
    setClock(`${daysAfter(today, 31)}T09:00:00.000Z`);
    const later = await colleagueOf(store, as, ['DiseaseManagement']);
    expect(await shown(later, enrolmentId)).toMatchObject({ gaps: 7 });
  });

  it.each([
    ['a value that nobody has', { value: 45 }, 'value: outOfRange'],
    ['no value', {}, 'value: required'],
    ['a day to come', { value: 7, on: daysAfter(today, 1) }, 'on: inFuture'],
    [
      'a day on which it would have been due again before the enrolment',
      { value: 7, on: daysAfter(today, -91) },
      'on: outOfRange',
    ],
    ['the same of another item', { item: 'ldl', value: 2, on: daysAfter(today, -366) }, 'on: outOfRange'],
    ['a day of long ago', { value: 7, on: '1016-11-23' }, 'on: outOfRange'],
    ['an item of another programme', { item: 'inhaler' }, 'item: unknownChoice'],
  ])('%s is refused at its field', async (_, changes, refusal) => {
    const { as, enrolmentId } = await anEnrolment();
    expect(refusalsOf(await result(as, enrolmentId, changes))).toEqual([refusal]);
  });

  it('REQ-NET-29 what was done before the enrolment counts where it still held then, and a refused day names the first one', async () => {
    const { as, enrolmentId } = await anEnrolment();
    const from = daysAfter(today, -90);
    const refused = await result(as, enrolmentId, { value: 7, on: daysAfter(from, -1) });
    expect(refused.errors).toMatchObject([{ field: 'on', values: { from } }]);
    expect(await entries(as, enrolmentId)).toEqual([]);
    expect((await result(as, enrolmentId, { value: 7, on: from })).http).toBe(200);
    expect((await result(as, enrolmentId, { item: 'ldl', value: 2, on: daysAfter(today, -365) })).http).toBe(200);
    expect((await shown(as, enrolmentId))?.plan[0]).toMatchObject({ item: 'hba1c', lastOn: from, dueOn: today });
  });

  it('REQ-NET-29 no contact stands before the consent', async () => {
    const as = await aCareTeam(store);
    const { eligibilityId } = await aPatientAt(as);
    const consentOn = daysAfter(today, -3);
    const enrolmentId = await enrolled(as, eligibilityId, { consentOn });
    const contacted = (on: string) =>
      callApi(handler, addContact, { as, body: { enrolmentId, version: 1, contact: 'visit' as const, on } });
    expect(refusalsOf(await contacted(daysAfter(consentOn, -1)))).toEqual(['on: outOfRange']);
    expect(await entries(as, enrolmentId)).toEqual([]);
    expect((await contacted(consentOn)).http).toBe(200);
  });

  it('REQ-NET-29 contacts stand in the log', async () => {
    const { as, enrolmentId } = await anEnrolment();
    const body = { enrolmentId, version: 1, contact: 'call' as const, on: today, note: 'Diet' };
    expect((await callApi(handler, addContact, { as, body })).http).toBe(200);
    expect(await entries(as, enrolmentId)).toMatchObject([{ kind: 'contact', contact: 'call', note: 'Diet' }]);
  });

  it('REQ-NET-29 the log goes back to its first entry, page after page', async () => {
    const { as, enrolmentId } = await anEnrolment();
    for (const note of ['1', '2', '3', '4', '5']) {
      const version = Number(note);
      const body = { enrolmentId, version, contact: 'call' as const, on: today, note };
      expect((await callApi(handler, addContact, { as, body })).http).toBe(200);
    }
    expect((await entries(as, enrolmentId, 2)).map(({ note }) => note)).toEqual(['5', '4', '3', '2', '1']);
  });

  it('REQ-NET-29 the goals are changed by the care team, and the log has every wording', async () => {
    const as = await aCareTeam(store);
    const { eligibilityId } = await aPatientAt(as);
    const enrolmentId = await enrolled(as, eligibilityId, { goals: 'Walk daily' });
    const sent = (goals: string, version: number) =>
      callApi(handler, changeGoals, { as, body: { enrolmentId, version, goals } });
    expect((await sent('Swim weekly', 1)).http).toBe(200);
    expect(codeOf(await sent('Written over what somebody else wrote', 1))).toBe('changedMeanwhile');
    expect(await shown(as, enrolmentId)).toMatchObject({ goals: 'Swim weekly', version: 2 });
    expect((await entries(as, enrolmentId)).map(({ kind, note }) => [kind, note])).toEqual([
      ['goals', 'Swim weekly'],
      ['goals', 'Walk daily'],
    ]);
  });

  it('REQ-NET-29 outcomes: of those with a result of the last year, how many are controlled', async () => {
    const as = await aCareTeam(store);
    for (const value of [7.5, 8, 9.4, null]) {
      const id = await enrolled(as, (await aPatientAt(as)).eligibilityId);
      if (value !== null) await result(as, id, { value });
    }
    const { data } = await callApi(handler, getOutcomes, { as });
    expect(data?.[0]).toEqual({ programme: 'diabetes', enrolled: 4, measured: 3, controlled: 2, isPart: false });
  });
});

describe('abuse', () => {
  it('REQ-NET-29 only the care team of the facility and the payer of the member see a patient', async () => {
    const { as, enrolmentId } = await anEnrolment();
    const rival = await aCareTeam(store);
    expect(await shown(rival, enrolmentId)).toBeNull();
    expect((await leave(rival, enrolmentId)).http).toBe(404);
    const receptionist = await colleagueOf(store, as, ['Eligibility', 'ProviderAdmin']);
    expect((await callApi(handler, getEnrolments, { as: receptionist, query: {} })).http).toBe(403);
    const stranger = await signIn({ roles: ['InsurerUser'], facility: null, payerId: 302 });
    expect(await shown(stranger, enrolmentId)).toBeNull();
    expect(await ids(stranger)).toEqual([]);
  });

  it('REQ-NET-29 the payer of the member reads the plan and the log, and changes nothing', async () => {
    const { as, enrolmentId } = await anEnrolment();
    await result(as, enrolmentId, { value: 7 });
    const payer = await signIn({ roles: ['InsurerUser'], facility: null, payerId: aForm().payerId });
    expect(await shown(payer, enrolmentId)).toMatchObject({ mayChange: false });
    expect(await ids(payer)).toContain(enrolmentId);
    expect(await entries(payer, enrolmentId)).toHaveLength(1);
    expect((await leave(payer, enrolmentId)).http).toBe(403);
    expect((await result(payer, enrolmentId, { value: 9 })).http).toBe(403);
  });

  it('REQ-NET-29 a facility that takes part no more reads what it wrote, and writes nothing', async () => {
    const { as, enrolmentId } = await anEnrolment();
    await takesPart(store, as, false);
    expect(await shown(as, enrolmentId)).toMatchObject({ state: 'active', mayChange: false });
    expect(codeOf(await result(as, enrolmentId, { value: 7 }))).toBe('noDiseaseManagement');
    expect(codeOf(await leave(as, enrolmentId))).toBe('noDiseaseManagement');
  });

  it('REQ-NET-29 nobody enrols a patient who never was at the facility, nor at one that takes no part', async () => {
    const { eligibilityId } = await anEnrolment();
    expect((await enrol(await aCareTeam(store), eligibilityId)).http).toBe(404);
    const as = await colleagueOf(store, await aClinic(store), ['Eligibility', 'DiseaseManagement']);
    const patient = await aPatientAt(as);
    expect(codeOf(await enrol(as, patient.eligibilityId))).toBe('noDiseaseManagement');
    const body = { patient: patient.cardNumber };
    expect((await callApi(handler, findCandidates, { as, body })).http).toBe(403);
  });

  it('REQ-NET-29 of two who write at once one is heard', async () => {
    const { as, enrolmentId } = await anEnrolment();
    const answers = await Promise.all([leave(as, enrolmentId), result(as, enrolmentId, { value: 7 })]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
  });
});
