import { describe, expect, it } from 'vitest';
import { cursorOf } from '../../../functions/_data/cursor.ts';
import { demoMembers } from '../../../infra/local/demo/members.ts';
import { setClock, signIn, startBackend } from '../../support/api.ts';
import {
  aClinic,
  aForm,
  askSimulator,
  deliveryOf,
  eligibleMember,
  history,
  memberWho,
  startPayers,
  submitted,
  worker,
} from '../../support/eligibility.ts';

const { store } = await startBackend();
const payers = await startPayers();
const deliver = worker(askSimulator(payers.url));

const idsOf = (answer: Awaited<ReturnType<typeof history>>) => answer.data?.items.map((row) => row.eligibilityId) ?? [];

async function submittedTimes(as: Parameters<typeof submitted>[0], count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push(await submitted(as));
  return ids;
}

describe('the history of a facility', () => {
  it('REQ-ELIG-12 lists its requests newest first, page by page, each once', async () => {
    const as = await aClinic(store);
    const newestFirst = (await submittedTimes(as, 7)).reverse();
    const first = await history(as, { take: 3 });
    const second = await history(as, { take: 3, cursor: first.data?.nextCursor ?? '' });
    const third = await history(as, { take: 3, cursor: second.data?.nextCursor ?? '' });
    expect([first, second, third].map((page) => idsOf(page).length)).toEqual([3, 3, 1]);
    expect([first, second, third].flatMap(idsOf)).toEqual(newestFirst);
    expect(third.data?.nextCursor).toBeNull();
  });

  it('has no next page when the last row is the last of all', async () => {
    const as = await aClinic(store);
    await submittedTimes(as, 2);
    expect((await history(as, { take: 2 })).data?.nextCursor).toBeNull();
  });

  it('shows the end of the identifier and never the whole', async () => {
    const as = await aClinic(store);
    const member = eligibleMember();
    await submitted(as, aForm(member, { cardNumber: member.cardNumber }));
    const { data } = await history(as);
    expect(data?.items[0]?.identifierEnding).toBe(member.emiratesId.slice(-4));
    expect(JSON.stringify(data)).not.toContain(member.emiratesId);
    expect(JSON.stringify(data)).not.toContain(member.cardNumber);
  });

  it('finds by days of the Emirates, the first and the last included', async () => {
    setClock('2026-11-19T19:59:59Z');
    const as = await aClinic(store);
    const onThe19th = await submitted(as, aForm(eligibleMember(), { serviceDate: '2026-11-19' }));
    setClock('2026-11-19T20:00:01Z');
    const onThe20th = await submitted(as, aForm(eligibleMember(), { serviceDate: '2026-11-19' }));
    expect(idsOf(await history(as, { from: '2026-11-20' }))).toEqual([onThe20th]);
    expect(idsOf(await history(as, { to: '2026-11-19' }))).toEqual([onThe19th]);
    expect(idsOf(await history(as, { from: '2026-11-19', to: '2026-11-20' }))).toEqual([onThe20th, onThe19th]);
    expect(idsOf(await history(as, { from: '2026-11-21' }))).toEqual([]);
  });

  it('finds by status, which moves with the request', async () => {
    const as = await aClinic(store);
    const [eligible, pending] = [await submitted(as), await submitted(as)];
    expect(idsOf(await history(as, { status: 1 }))).toEqual([pending, eligible]);
    await deliver(deliveryOf(eligible));
    expect(idsOf(await history(as, { status: 1 }))).toEqual([pending]);
    expect(idsOf(await history(as, { status: 8 }))).toEqual([eligible]);
  });

  it('finds a patient by Emirates ID with or without dashes, and by card number in any letter case', async () => {
    const as = await aClinic(store);
    const [one, other] = [eligibleMember(), memberWho(({ denialCode }) => denialCode === 'ELIG-007')];
    const both = await submitted(as, aForm(one, { cardNumber: 'Card-77' }));
    const onlyCard = await submitted(as, aForm(one, { emiratesId: undefined, cardNumber: 'Card-77' }));
    await submitted(as, aForm(other));
    const dashed = one.emiratesId.replace(/^(\d{3})(\d{4})(\d{7})(\d)$/, '$1-$2-$3-$4');
    expect(idsOf(await history(as, { patient: one.emiratesId }))).toEqual([both]);
    expect(idsOf(await history(as, { patient: dashed }))).toEqual([both]);
    expect(idsOf(await history(as, { patient: 'CARD-77' }))).toEqual([onlyCard, both]);
    expect(idsOf(await history(as, { patient: 'CARD-78' }))).toEqual([]);
  });

  it('ends with a row of every kind of request that the demonstration has', async () => {
    const as = await aClinic(store);
    for (const member of demoMembers) await submitted(as, aForm(member));
    expect(idsOf(await history(as))).toHaveLength(demoMembers.length);
  });
});

describe('a search that cannot be made', () => {
  it.each([
    [{ cursor: 'nonsense' }, 'cursor'],
    [{ cursor: Buffer.from('{"pk":"FACILITY#other"}').toString('base64url') }, 'cursor'],
    [{ from: '2026-11-21', to: '2026-11-20' }, 'to'],
    [{ status: 8 as const, patient: '784198500000017' }, 'status'],
    [{ status: 7 as never }, 'status'],
    [{ take: 101 }, 'take'],
    [{ from: 'yesterday' }, 'from'],
    [{ facilityLicense: 'MF0001' }, 'facilityLicense'],
  ])('%j is refused at its field', async (search, field) => {
    const as = await aClinic(store);
    const { http, errors } = await history(as, search);
    expect(http).toBe(400);
    expect(errors.map((error) => error.field)).toContain(field);
  });
});

describe('tenants', () => {
  it('REQ-ELIG-12 never meet in a list, whatever the cursor', async () => {
    const [mine, theirs] = [await aClinic(store), await aClinic(store)];
    const [, theirNewest] = await submittedTimes(theirs, 2);
    const own = await submittedTimes(mine, 2);
    const theirPage = await history(theirs, { take: 1 });
    for (const cursor of [theirPage.data?.nextCursor ?? '', cursorOf(theirNewest ?? '')]) {
      for (const id of idsOf(await history(mine, { cursor }))) expect(own).toContain(id);
    }
    const patient = eligibleMember().emiratesId;
    for (const search of [{}, { status: 1 as const }, { patient }]) {
      expect(idsOf(await history(mine, search)).sort()).toEqual([...own].sort());
    }
  });

  it('a payer lists what it was asked by all facilities, by day and status but not by patient', async () => {
    const [one, other] = [await aClinic(store), await aClinic(store)];
    const member = memberWho(({ payerId, result }) => payerId === 210 && result === 'yes');
    const asked = [await submitted(one, aForm(member)), await submitted(other, aForm(member))];
    const payer = await signIn({ roles: ['PayerAdmin'], facility: null, payerId: member.payerId });
    expect(idsOf(await history(payer))).toEqual(expect.arrayContaining(asked));
    await deliver(deliveryOf(asked[0] ?? ''));
    expect(idsOf(await history(payer, { status: 8 }))).toEqual([asked[0]]);
    const rows = (await history(payer)).data?.items ?? [];
    expect(new Set(rows.map(({ payerId }) => payerId))).toEqual(new Set([member.payerId]));
    const refused = await history(payer, { patient: member.emiratesId });
    expect(refused).toMatchObject({ http: 400, errors: [{ field: 'patient', code: 'notForPayers' }] });
  });

  it('an administrator names the facility by its licence', async () => {
    const clinic = await aClinic(store);
    const id = await submitted(clinic);
    const admin = await signIn({ roles: ['SuperAdmin'], facility: null });
    const facilityLicense = clinic.user.facilityLicense ?? '';
    expect(idsOf(await history(admin, { facilityLicense }))).toEqual([id]);
    expect(await history(admin)).toMatchObject({ http: 400, errors: [{ field: 'facilityLicense' }] });
    expect(await history(admin, { facilityLicense: 'MF0' })).toMatchObject({
      http: 400,
      errors: [{ field: 'facilityLicense', code: 'unknownFacility' }],
    });
  });
});
