import { describe, expect, it } from 'vitest';
import { keepCardReading } from '../../functions/_data/cardReading/cardReading.ts';
import { coverageItem, memberItem, writeItems } from '../../functions/_data/member/member.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { handler } from '../../functions/member/index.ts';
import { memberApi } from '../../shared/member/routes.ts';
import { aClinic } from '../eligibility/support/eligibility.ts';
import { callApi, type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { started, work } from '../support/jobs.ts';
import { aLine, csvOf, day } from '../support/registerFiles.ts';

const { store } = await startBackend();
const {
  searchMembers,
  getMember,
  getMemberChanges,
  getCardNumber,
  getCardDetails,
  createMemberDetails,
  correctMember,
} = memberApi.endpoints;

const emiratesId = '784-1985-0000001-7';
const digits = '784198500000017';
const notThere = { http: 404, data: null, errors: [{ code: 'notFound' }] };

let payerIds = 760;
/** A payer that keeps its register here, and somebody of its people. */
async function anInsurer(role: 'PayerAdmin' | 'PayerMOI' = 'PayerAdmin', answers: 'register' | 'gateway' = 'register') {
  payerIds += 1;
  const payerId = payerIds;
  await putPayer(store, {
    payerId,
    payerName: `Payer ${payerId}`,
    payerNameArabic: `جهة ${payerId}`,
    payerCode: `INS${payerId}`,
    services: ['eligibility'],
    answers,
  });
  return { payerId, admin: await signIn({ roles: [role], facility: null, payerId }) };
}

async function take(insurer: SignedIn, ...lines: Parameters<typeof csvOf>[0][number][]) {
  const jobId = await started(insurer, 'members.csv', csvOf(lines));
  await work(jobId);
  return jobId;
}

const search = (as: SignedIn, body: Record<string, unknown>) =>
  callApi(handler, searchMembers, { as, body: body as never });
const read = (as: SignedIn, body: Record<string, unknown>) => callApi(handler, getMember, { as, body: body as never });

/** What the audit trail has of an action, newest last. */
async function audited(action: string, recordId: string) {
  const entity = action === 'member.search' ? 'PAYER' : 'MEMBER';
  const trail = await auditsOf(store, `${entity}#${recordId}`);
  return trail.filter((entry) => entry.action === action);
}

describe('the search of members', () => {
  it('REQ-MEMBER-06 finds by Emirates ID, card number, name and policy, for both roles, and is on record', async () => {
    const { admin, payerId } = await anInsurer();
    const viewer = await signIn({ roles: ['PayerMOI'], facility: null, payerId });
    await take(
      admin,
      aLine(),
      aLine({ MemberID: 'SDR-2', EmiratesID: '', FullName: 'Saràh Second', EndDate: day(-1), StartDate: day(-90) }),
    );
    for (const as of [admin, viewer]) {
      const found = async (by: string, text: string) =>
        (await search(as, { by, text })).data?.items.map(({ memberId, cover }) => `${memberId} ${cover?.state}`);
      expect(await found('emiratesId', emiratesId)).toEqual(['SDR-000001 holding']);
      expect(await found('memberId', 'sdr-2')).toEqual(['SDR-2 ended']);
      expect(await found('name', 'Sara')).toEqual(['SDR-000001 holding', 'SDR-2 ended']);
      expect(await found('policy', 'pol-1')).toEqual(['SDR-000001 holding', 'SDR-2 ended']);
    }
    const entries = await audited('member.search', String(payerId));
    expect(entries).toHaveLength(8);
    expect(entries[0]).toMatchObject({ actor: admin.user.userId, after: { by: 'emiratesId', found: 1 } });
  });

  it.each(['name', 'policy', 'emiratesId'] as const)(
    'goes through all that it finds by %s, page by page',
    async (by) => {
      const { admin, payerId } = await anInsurer();
      const items = Array.from({ length: 45 }, (_, at) => {
        const memberId = `M-${100 + at}`;
        const member = {
          memberId,
          emiratesId: digits,
          fullName: `Sara Number${at}`,
          fullNameArabic: null,
          bornOn: '1985-03-14',
          gender: 'female',
          relation: 'principal',
        } as const;
        const cover = (startsOn: string) => ({
          ...{ policyNumber: 'POL-1', planName: 'Gold', startsOn, endsOn: day(100), cancelledOn: null },
          ...{ coPaymentPercent: null, coPaymentFils: null },
        });
        // Two covers of one policy are one member of the list.
        return [
          memberItem(provenPayerId(payerId), member),
          coverageItem(provenPayerId(payerId), memberId, cover(day(-10))),
          coverageItem(provenPayerId(payerId), memberId, cover(day(20))),
        ];
      }).flat();
      await writeItems(store, items);
      const text = { name: 'sara', policy: 'POL-1', emiratesId }[by];
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const { data } = await search(admin, { by, text, cursor });
        expect(data!.items.length).toBeLessThanOrEqual(20);
        seen.push(...data!.items.map(({ memberId }) => memberId));
        cursor = data!.nextCursor ?? undefined;
      } while (cursor);
      expect(seen).toHaveLength(45);
      expect(new Set(seen).size).toBe(45);
    },
  );

  it('refuses what it cannot look for, and cursors of another search', async () => {
    const { admin } = await anInsurer();
    for (const [body, field] of [
      [{ by: 'emiratesId', text: '784-1985-0000001-8' }, 'text'],
      [{ by: 'name', text: '--' }, 'text'],
      [{ by: 'name', text: 'sara', cursor: Buffer.from('zz#Z').toString('base64url') }, 'cursor'],
      [{ by: 'policy', text: 'POL-1', cursor: '!' }, 'cursor'],
    ] as const) {
      expect(await search(admin, body), JSON.stringify(body)).toMatchObject({ http: 400, errors: [{ field }] });
    }
  });

  it('is of one’s own payer only; a super admin names one', async () => {
    const { admin, payerId } = await anInsurer();
    const { admin: other } = await anInsurer();
    const root = await signIn({ roles: ['SuperAdmin'], facility: null });
    await take(admin, aLine());
    expect((await search(other, { by: 'memberId', text: 'SDR-000001' })).data?.items).toEqual([]);
    expect(await search(other, { payerId, by: 'memberId', text: 'SDR-000001' })).toMatchObject(notThere);
    expect(await read(other, { payerId, memberId: 'SDR-000001' })).toMatchObject(notThere);
    expect(await read(other, { memberId: 'SDR-000001' })).toMatchObject(notThere);
    expect(await read(root, { memberId: 'SDR-000001' })).toMatchObject({ http: 400, errors: [{ field: 'payerId' }] });
    expect(await read(root, { payerId: 999_999, memberId: 'SDR-000001' })).toMatchObject(notThere);
    expect((await read(root, { payerId, memberId: 'sdr-000001' })).data).toMatchObject({ memberId: 'SDR-000001' });
  });
});

describe('a member', () => {
  it('REQ-MEMBER-06 is read with every cover and what lists changed, and the reading is on record', async () => {
    const { admin, payerId } = await anInsurer();
    await take(admin, aLine(), aLine({ PolicyNumber: 'POL-2', StartDate: day(300), EndDate: day(600) }));
    await take(admin, aLine({ FullName: 'Sara Corrected' }));
    await take(admin, aLine({ FullName: 'Sara Corrected', Status: 'Cancelled', CancelledOn: day(0) }));
    const { data } = await read(admin, { memberId: 'SDR-000001' });
    expect(data).toMatchObject({ fullName: 'Sara Corrected', emiratesId: digits });
    expect(data?.covers.map(({ policyNumber, state }) => [policyNumber, state])).toEqual([
      ['POL-2', 'upcoming'],
      ['POL-1', 'cancelled'],
    ]);
    const changes = async (body: Record<string, unknown> = {}) =>
      (await callApi(handler, getMemberChanges, { as: admin, body: { memberId: 'SDR-000001', ...body } })).data!;
    const all = await changes();
    expect(all.items.map(({ cover, changes: [first] }) => [cover?.policyNumber ?? null, first])).toEqual([
      ['POL-1', { field: 'cancelledOn', before: null, after: day(0) }],
      [null, { field: 'fullName', before: 'Sara Invented', after: 'Sara Corrected' }],
    ]);
    expect(all.nextCursor).toBeNull();
    const first = await changes({ take: 1 });
    const second = await changes({ take: 1, cursor: first.nextCursor });
    expect([...first.items, ...second.items]).toEqual(all.items);
    expect(await audited('member.read', `${payerId}/SDR-000001`)).toHaveLength(4);
  });
});

describe('a card at a reception', () => {
  const ask = (as: SignedIn, body: Record<string, unknown>) =>
    callApi(handler, getCardNumber, { as, body: body as never });
  const look = (as: SignedIn, body: Record<string, unknown>) =>
    callApi(handler, getCardDetails, { as, body: body as never });
  const reading = (changes = {}) =>
    keepCardReading(
      store,
      { emiratesId: digits, fullName: 'Sara,Invented', expiresOn: '2030-02-28', isVerified: true, ...changes },
      new Date(),
    );

  it('REQ-MEMBER-01 has its number found by the card that was read, or by a typed Emirates ID with its reason', async () => {
    const { admin, payerId } = await anInsurer();
    const as = await aClinic(store);
    await take(admin, aLine(), aLine({ MemberID: 'SDR-9', StartDate: day(10), EndDate: day(20) }));
    const cards = [
      {
        cardNumber: 'SDR-000001',
        cover: { planName: 'Sidra Gold', startsOn: day(-100), endsOn: day(200), state: 'holding' },
      },
      { cardNumber: 'SDR-9', cover: { planName: 'Sidra Gold', startsOn: day(10), endsOn: day(20), state: 'upcoming' } },
    ];
    expect((await ask(as, { payerId, emiratesId, cardReadId: await reading() })).data).toEqual(cards);
    expect((await ask(as, { payerId, emiratesId, eidReasonId: 1 })).data).toEqual(cards);
    const [entry] = await audited('member.findCard', `${payerId}/SDR-000001`);
    expect(entry).toMatchObject({
      actor: as.user.userId,
      after: {
        isCardRead: true,
        found: 2,
        criteria: { emiratesId: expect.stringMatching(/^hmac:/) },
        shown: expect.any(Array),
      },
    });
  });

  it('is not told to a user who did not read the Emirates ID and gives no reason, and not with another person’s card', async () => {
    const { admin, payerId } = await anInsurer();
    const as = await aClinic(store);
    await take(admin, aLine());
    expect(await ask(as, { payerId, emiratesId })).toMatchObject({ http: 400, errors: [{ field: 'eidReasonId' }] });
    expect(await ask(as, { payerId, emiratesId, eidReasonId: 99 })).toMatchObject({ http: 400 });
    expect(await ask(as, { payerId, emiratesId, cardReadId: 'made-up' })).toMatchObject({
      errors: [{ code: 'cardReadRefused' }],
    });
    const others = await reading({ emiratesId: '784199912345678' });
    expect(await ask(as, { payerId, emiratesId, cardReadId: others })).toMatchObject({
      errors: [{ code: 'emiratesIdNotMatching' }],
    });
  });

  it('REQ-MEMBER-02 is described to who knows the date of birth; all else is no record', async () => {
    const { admin, payerId } = await anInsurer();
    const as = await aClinic(store);
    await take(admin, aLine(), aLine({ PolicyNumber: 'POL-0', StartDate: day(-400), EndDate: day(-101) }));
    const { data } = await look(as, { payerId, cardNumber: 'sdr-000001', bornOn: '1985-03-14' });
    expect(data).toMatchObject({ cardNumber: 'SDR-000001', fullName: 'Sara Invented' });
    // What is over is not the reception's to know, and the Emirates ID it has to have itself.
    expect(data?.covers.map(({ policyNumber }) => policyNumber)).toEqual(['POL-1']);
    expect(JSON.stringify(data)).not.toContain(digits);
    const nothing = { http: 200, status: 0, data: null };
    expect(await look(as, { payerId, cardNumber: 'SDR-000001', bornOn: '1985-03-15' })).toMatchObject(nothing);
    expect(await look(as, { payerId, cardNumber: 'SDR-7', bornOn: '1985-03-14' })).toMatchObject(nothing);
  });

  it('cannot be found out by trying: dates at one card from many users, and many people by one user', async () => {
    setClock('2026-11-22T08:00:00.000Z');
    const { admin, payerId } = await anInsurer();
    await take(admin, aLine());
    const first = await aClinic(store);
    const tries = [];
    for (let at = 0; at < 11; at += 1) {
      const as = at % 5 === 0 ? await aClinic(store) : first;
      const bornOn = `1985-04-${10 + at}`;
      tries.push((await look(as, { payerId, cardNumber: 'SDR-000001', bornOn })).http);
    }
    expect(tries).toEqual([...Array(10).fill(200), 429]);
    const eager = await aClinic(store);
    const answers = [];
    for (let at = 0; at < 61; at += 1) answers.push((await ask(eager, { payerId, emiratesId, eidReasonId: 1 })).http);
    expect(answers.filter((http) => http === 200)).toHaveLength(60);
    expect(answers.at(-1)).toBe(429);
  });

  it('is known only of payers that keep their register here, and to facilities only', async () => {
    const { payerId } = await anInsurer('PayerAdmin', 'gateway');
    const as = await aClinic(store);
    expect(await ask(as, { payerId, emiratesId, eidReasonId: 1 })).toMatchObject({
      status: -1,
      errors: [{ code: 'payerNotAvailable', field: 'payerId' }],
    });
    const insurer = await signIn({ roles: ['Eligibility'], facility: null, payerId });
    expect(await ask(insurer, { payerId, emiratesId, eidReasonId: 1 })).toMatchObject({ http: 403 });
  });
});

describe('a member added by hand', () => {
  const aMember = (changes: Record<string, unknown> = {}) => ({
    ...{ memberId: 'NEW-1', emiratesId, fullName: 'Sara Invented', bornOn: '1985-03-14' },
    ...{ gender: 'female', relation: 'principal' },
    cover: { policyNumber: 'POL-1', planName: 'Gold', startsOn: day(-1), endsOn: day(300) },
    ...changes,
  });
  const create = (as: SignedIn, body: Record<string, unknown>, headers?: Record<string, string>) =>
    callApi(handler, createMemberDetails, { as, body: body as never, headers });

  it('REQ-MEMBER-03 is in the register at once, once, and never changes one that is there', async () => {
    const { admin, payerId } = await anInsurer();
    const headers = { 'idempotency-key': 'double-click' };
    const twice = await Promise.all([create(admin, aMember(), headers), create(admin, aMember(), headers)]);
    expect(twice.map(({ data }) => data)).toEqual([{ memberId: 'NEW-1' }, { memberId: 'NEW-1' }]);
    expect((await search(admin, { by: 'emiratesId', text: emiratesId })).data?.items).toMatchObject([
      { memberId: 'NEW-1', cover: { state: 'holding' } },
    ]);
    expect(await create(admin, aMember({ memberId: 'new-1', fullName: 'Another' }))).toMatchObject({
      http: 409,
      errors: [{ code: 'memberExists', field: 'memberId' }],
    });
    expect((await audited('member.create', `${payerId}/NEW-1`)).length).toBeGreaterThan(0);
  });

  it('has the Emirates ID of the card that was read', async () => {
    const { admin } = await anInsurer();
    const kept = { emiratesId: digits, fullName: 'Sara,Invented', expiresOn: null, isVerified: true };
    const cardReadId = await keepCardReading(store, kept, new Date());
    const { http } = await create(admin, aMember({ emiratesId: undefined, cardReadId }));
    expect(http).toBe(200);
    expect((await read(admin, { memberId: 'NEW-1' })).data?.emiratesId).toBe(digits);
  });

  it('waits while a list is taken in, and has a date of birth that has been', async () => {
    const { admin } = await anInsurer();
    await started(admin, 'members.csv', csvOf([aLine()]));
    expect(await create(admin, aMember())).toMatchObject({ http: 409, errors: [{ code: 'jobAlreadyRunning' }] });
    expect(await create(admin, aMember({ bornOn: day(2) }))).toMatchObject({
      http: 400,
      errors: [{ field: 'bornOn' }],
    });
  });
});

describe('a member corrected by hand', () => {
  const correct = (as: SignedIn, body: Record<string, unknown>, headers?: Record<string, string>) =>
    callApi(handler, correctMember, { as, body: body as never, headers });
  const changesOf = async (as: SignedIn) =>
    (await callApi(handler, getMemberChanges, { as, body: { memberId: 'SDR-000001' } })).data!.items;

  /** A payer with one member of a list, as its administrator sees it. */
  async function aMember() {
    const insurer = await anInsurer();
    await take(insurer.admin, aLine(), aLine({ PolicyNumber: 'POL-2', StartDate: day(10), EndDate: day(300) }));
    const { data } = await read(insurer.admin, { memberId: 'SDR-000001' });
    const { version, covers, memberId, ...person } = data!;
    return { ...insurer, memberId, version, person, covers: covers.map(({ state: _, ...cover }) => cover) };
  }

  it('has the new values at once, and a history of who, when, before, after and why', async () => {
    const { admin, payerId, memberId, version, person, covers } = await aMember();
    const [later, first] = covers;
    const body = {
      ...{ memberId, version, reason: 'Spelt as on the passport' },
      person: { ...person, fullName: 'Sarah Invented', emiratesId: null },
      covers: [{ ...first, cancelledOn: day(0) }, later],
    };
    const headers = { 'idempotency-key': 'correct-once' };
    const twice = await Promise.all([correct(admin, body, headers), correct(admin, body, headers)]);
    expect(twice.map(({ http }) => http)).toEqual([200, 200]);
    const { data: now } = await read(admin, { memberId });
    expect(now).toMatchObject({ fullName: 'Sarah Invented', emiratesId: null });
    expect(now!.covers.map(({ policyNumber, state }) => [policyNumber, state])).toEqual([
      ['POL-2', 'upcoming'],
      ['POL-1', 'cancelled'],
    ]);
    expect(now!.version).not.toBe(version);
    // Found by the new name, and by the Emirates ID no more.
    expect((await search(admin, { by: 'name', text: 'sarah' })).data!.items).toHaveLength(1);
    expect((await search(admin, { by: 'emiratesId', text: emiratesId })).data!.items).toHaveLength(0);
    const by = { row: null, byName: admin.user.displayName, reason: 'Spelt as on the passport' };
    expect(await changesOf(admin)).toEqual(
      [
        expect.objectContaining({
          ...by,
          cover: null,
          changes: [
            { field: 'emiratesId', before: digits, after: null },
            { field: 'fullName', before: person.fullName, after: 'Sarah Invented' },
          ],
        }),
        expect.objectContaining({
          ...by,
          cover: { policyNumber: 'POL-1', startsOn: first!.startsOn },
          changes: [{ field: 'cancelledOn', before: null, after: day(0) }],
        }),
      ].toReversed(),
    );
    const entries = await audited('member.correct', `${payerId}/${memberId}`);
    expect(entries).toHaveLength(2);
    expect(entries.map(({ after }) => after)).toContainEqual(
      expect.objectContaining({ fields: ['emiratesId', 'fullName', 'cancelledOn'] }),
    );
    expect(JSON.stringify(entries)).not.toContain('Sarah');
  });

  it('is not written over what a colleague or a list has changed since it was read', async () => {
    const { admin, payerId, memberId, version, person, covers } = await aMember();
    const colleague = await signIn({ roles: ['PayerAdmin'], facility: null, payerId });
    const change = (fullName: string) => ({ memberId, version, reason: 'r', person: { ...person, fullName } });
    const both = await Promise.all([correct(admin, change('First')), correct(colleague, change('Second'))]);
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    const refused = both.find(({ http }) => http === 409);
    expect(refused).toMatchObject({ errors: [{ code: 'changedMeanwhile' }] });
    expect(await changesOf(admin)).toHaveLength(1);

    const { data: seen } = await read(admin, { memberId });
    await take(admin, aLine({ FullName: 'Of the list', PlanName: 'Platinum' }));
    const late = { ...change('Third'), version: seen!.version };
    expect(await correct(admin, late)).toMatchObject({ http: 409, errors: [{ code: 'changedMeanwhile' }] });
    // The list has won, and the history says both.
    expect((await read(admin, { memberId })).data).toMatchObject({ fullName: 'Of the list' });
    expect((await changesOf(admin)).map(({ row, byName }) => [row, byName])).toEqual([
      [2, null],
      [2, null],
      [null, both[0]!.http === 200 ? admin.user.displayName : colleague.user.displayName],
    ]);
    expect(covers).toHaveLength(2);
  });

  it('is refused to other payers, to viewers and to super administrators of no payer, and while a list is taken in', async () => {
    const { admin, payerId, memberId, version, person } = await aMember();
    const { admin: other } = await anInsurer();
    const viewer = await signIn({ roles: ['PayerMOI'], facility: null, payerId });
    const clinic = await aClinic(store);
    const body = { memberId, version, reason: 'r', person: { ...person, fullName: 'Taken over' } };
    expect(await correct(other, body)).toMatchObject(notThere);
    expect(await correct(other, { ...body, payerId })).toMatchObject(notThere);
    expect(await correct(viewer, body)).toMatchObject({ http: 403 });
    expect(await correct(clinic, { ...body, payerId })).toMatchObject({ http: 403 });
    await started(admin, 'members.csv', csvOf([aLine()]));
    expect(await correct(admin, body)).toMatchObject({ http: 409, errors: [{ code: 'jobAlreadyRunning' }] });
    expect((await read(admin, { memberId })).data!.fullName).toBe(person.fullName);
    expect(await changesOf(admin)).toEqual([]);
  });

  it.each([
    ['without a reason', { reason: ' ' }, 'reason'],
    ['with nothing to correct', { person: undefined }, 'person'],
    ['with a birth to come', { person: { bornOn: day(2) } }, 'person.bornOn'],
    ['with a wrong Emirates ID', { person: { emiratesId: '784-1985-0000001-8' } }, 'person.emiratesId'],
    ['with a cover that is not there', { covers: [{ policyNumber: 'POL-9' }] }, 'covers.0.policyNumber'],
    ['with a cover that ends before it begins', { covers: [{ endsOn: day(-900) }] }, 'covers.0.endsOn'],
    ['with a cover that is cancelled before', { covers: [{ cancelledOn: day(-900) }] }, 'covers.0.cancelledOn'],
    ['under another card number', { person: { memberId: 'SDR-2' } }, 'person.memberId'],
  ])('%s is refused at its field', async (_, changes: Record<string, unknown>, field) => {
    const { admin, memberId, version, person, covers } = await aMember();
    const body: Record<string, unknown> = {
      memberId,
      version,
      reason: 'r',
      ...('covers' in changes ? {} : { person }),
    };
    for (const [name, value] of Object.entries(changes)) {
      if (name === 'person' && value) body.person = { ...person, ...(value as object) };
      else if (name === 'covers') body.covers = [{ ...covers[1], ...(value as object[])[0] }];
      else body[name] = value;
    }
    expect(await correct(admin, body)).toMatchObject({ http: 400, errors: [{ field }] });
    expect(await changesOf(admin)).toEqual([]);
  });
});
