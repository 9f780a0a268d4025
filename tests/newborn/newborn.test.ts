import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { sidra } from '../../functions/_demo/payers.ts';
import { handler as sweep } from '../../functions/_workers/sweepDeadlines.ts';
import { handler as documents } from '../../functions/document/index.ts';
import { passesLuhn } from '../../shared/_field/luhn.ts';
import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { readPrintedCode } from '../../shared/document/printedCode.ts';
import { documentApi } from '../../shared/document/routes.ts';
import { colleagueOf } from '../authorization/support/authorizations.ts';
import { aClinic, deliveryOf, submitted, worker } from '../eligibility/support/eligibility.ts';
import { aRegisteredMember } from '../member/support/registeredMembers.ts';
import { callApi, passMinutes, setClock, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { kindsOf, toldTo } from '../support/news.ts';
import { drawnLines } from '../support/pdfText.ts';
import {
  aBaby,
  aCard,
  aMother,
  aMotherAt,
  byCard,
  cancel,
  findMothers,
  getMother,
  hoursAgo,
  idsIn,
  link,
  list,
  print,
  refusalsOf,
  register,
  registered,
  shown,
} from './support/newborns.ts';

const { store } = await startBackend();

/** Monday, 13:00 in the Emirates. */
const monday = '2026-11-23T09:00:00.000Z';
const dayMinutes = 24 * 60;
beforeEach(() => setClock(monday));

describe('a newborn gets a number at once', () => {
  it('REQ-NET-26 from an answer of this facility about the mother: for thirty days from birth, with its own check digit', async () => {
    const { as, eligibilityId } = await aMotherAt(store);
    const { data } = await register(as, eligibilityId, [
      aBaby({ bornAt: hoursAgo(5), weightGrams: 2950, sex: 'male' }),
    ]);
    const [{ newbornId, number } = { newbornId: '', number: '' }] = data?.newborns ?? [];
    expect(number).toMatch(/^NB\d{11}$/);
    expect(passesLuhn(number.slice(2))).toBe(true);
    expect(await shown(as, newbornId)).toMatchObject({
      number,
      phase: 'open',
      daysLeft: 30,
      validTo: daysAfter(emiratesDateOf(new Date()), 30),
      siblingIndex: 1,
      sex: 'male',
      weightGrams: 2950,
      motherName: 'Maryam Invented',
      own: null,
      mayChange: true,
      events: [{ event: 'register', by: as.user.displayName }],
    });
  });

  it('REQ-NET-26 the end is a day of the Emirates, also for a birth shortly before midnight in another time zone', async () => {
    const { as, eligibilityId } = await aMotherAt(store);
    // 23:30 on the 22nd in Greenwich is 03:30 on the 23rd in the Emirates.
    const id = await registered(as, eligibilityId, aBaby({ bornAt: '2026-11-22T23:30:00.000Z' }));
    expect(await shown(as, id)).toMatchObject({ validTo: '2026-12-23', daysLeft: 30 });
  });

  it('REQ-NET-26 twins in one form; a sent form that is sent again stores nothing twice', async () => {
    const { as, eligibilityId } = await aMotherAt(store);
    const twins = [aBaby(), aBaby({ siblingIndex: 2, bornAt: hoursAgo(4.5), sex: 'male' })];
    const headers = { 'idempotency-key': randomUUID() };
    const [one, other] = await Promise.all([
      register(as, eligibilityId, twins, headers),
      register(as, eligibilityId, twins, headers),
    ]);
    expect(one?.data?.newborns).toHaveLength(2);
    expect(other?.data).toEqual(one?.data);
    expect(await idsIn(as, 'open')).toHaveLength(2);
  });

  it('finds the mother by card and by Emirates ID among the own answers, and puts the search on record without the number', async () => {
    const { as, cardNumber, eligibilityId } = await aMotherAt(store);
    const { data } = await findMothers(as, ` ${cardNumber.toLowerCase()} `);
    expect(data).toMatchObject([{ eligibilityId, motherName: 'Maryam Invented', problem: null }]);
    expect((await findMothers(as, aCard())).data).toEqual([]);
    expect(refusalsOf(await findMothers(as, '784-1985-0000001-8'))).toEqual(['patient: invalidEmiratesId']);
    const entries = await auditsOf(store, `FACILITY#${as.user.facilityId}`);
    expect(JSON.stringify(entries)).toContain('hmac:');
    expect(JSON.stringify(entries).toUpperCase()).not.toContain(cardNumber.toUpperCase());
  });
});

describe('bad input', () => {
  it.each([
    ['a birth in the future', () => ({ bornAt: hoursAgo(-1) }), 'babies.0.bornAt: inFuture'],
    ['a birth of 31 days ago', () => ({ bornAt: hoursAgo(31 * 24) }), 'babies.0.bornAt: tooOld'],
    ['a weight in kilograms', () => ({ weightGrams: 3 }), 'babies.0.weightGrams: tooSmall'],
    ['a weight that no newborn has', () => ({ weightGrams: 31000 }), 'babies.0.weightGrams: tooBig'],
    ['a sixth child', () => ({ siblingIndex: 6 }), 'babies.0.siblingIndex: tooBig'],
  ])('%s is refused at its field', async (_, changes, refusal) => {
    const { as, eligibilityId } = await aMotherAt(store);
    const answer = await register(as, eligibilityId, [aBaby(changes())]);
    expect([answer.http, refusalsOf(answer)]).toEqual([400, [refusal]]);
    expect(await idsIn(as, 'open')).toEqual([]);
  });

  it('two children with one index, or days apart, are refused as a whole', async () => {
    const { as, eligibilityId } = await aMotherAt(store);
    const twice = await register(as, eligibilityId, [aBaby(), aBaby({ bornAt: hoursAgo(4) })]);
    expect(refusalsOf(twice)).toEqual(['babies.1.siblingIndex: childExists']);
    const apart = await register(as, eligibilityId, [aBaby(), aBaby({ siblingIndex: 2, bornAt: hoursAgo(100) })]);
    expect(refusalsOf(apart)).toEqual(['babies.1.bornAt: notOneBirth']);
    expect(await idsIn(as, 'open')).toEqual([]);
  });

  it('a cover that does not hold on the day of birth gives no number', async () => {
    const as = await aClinic(store);
    const today = emiratesDateOf(new Date());
    const id = await aMother(as, byCard(aCard()), { validFrom: today });
    expect(refusalsOf(await register(as, id, [aBaby({ bornAt: hoursAgo(24) })]))).toEqual(['babies.0.bornAt: noCover']);
    expect(refusalsOf(await register(as, id))).toEqual([]);
  });
});

describe('the list counts down', () => {
  it('REQ-NET-26 the soonest end first; what has ended, was linked or cancelled stands in a list of its own', async () => {
    const as = await aClinic(store);
    const of = async (days: number) => {
      const id = await aMother(as, byCard(aCard()));
      return registered(as, id, aBaby({ bornAt: hoursAgo(days * 24) }));
    };
    const [young, old, middle, linked, cancelled] = [await of(1), await of(20), await of(10), await of(2), await of(3)];
    await link(as, linked ?? '', { cardNumber: aCard() });
    await cancel(as, cancelled ?? '');
    const { data } = await list(as);
    expect(data?.items.map(({ newbornId, daysLeft }) => [newbornId, daysLeft])).toEqual([
      [old, 10],
      [middle, 20],
      [young, 29],
    ]);
    expect([await idsIn(as, 'linked'), await idsIn(as, 'cancelled')]).toEqual([[linked], [cancelled]]);
    const first = await list(as, { take: 1 });
    const second = await list(as, { take: 1, cursor: first.data?.nextCursor ?? '' });
    expect([first, second].map(({ data: page }) => page?.items[0]?.newbornId)).toEqual([old, middle]);
    passMinutes(10 * dayMinutes);
    const onLastDay = await list(await colleagueOf(store, as));
    expect(onLastDay.data?.items[0]).toMatchObject({ newbornId: old, daysLeft: 0 });
    passMinutes(dayMinutes);
    const dayAfter = await colleagueOf(store, as);
    expect(await idsIn(dayAfter, 'ended')).toEqual([old]);
    expect(await idsIn(dayAfter, 'open')).toEqual([middle, young]);
  });

  it('REQ-NET-26 who registered a child is told once, five days before the number ends', async () => {
    const { as, eligibilityId } = await aMotherAt(store);
    const id = await registered(as, eligibilityId);
    const told = async () => kindsOf(await toldTo(store, as.user)).filter((kind) => kind === 'newbornEnding');
    const run = () => sweep();
    passMinutes(24 * dayMinutes);
    await run();
    expect(await told()).toEqual([]);
    passMinutes(dayMinutes);
    await run();
    await run();
    expect(await told()).toEqual(['newbornEnding']);
    // A record that is on somebody's screen is not overtaken by the notice.
    expect((await link(await colleagueOf(store, as), id, { cardNumber: aCard() }, 1)).errors).toEqual([]);
  });
});

describe('the own card', () => {
  it('REQ-NET-26 is linked once, and ends the countdown', async () => {
    const { as, eligibilityId } = await aMotherAt(store);
    const id = await registered(as, eligibilityId);
    const cardNumber = aCard();
    expect((await link(as, id, { cardNumber })).data).toEqual({ newbornId: id, confirmedBy: 'facility' });
    expect(await shown(as, id)).toMatchObject({
      phase: 'linked',
      daysLeft: null,
      own: { cardNumber, emiratesId: null, confirmedBy: 'facility' },
    });
    expect(refusalsOf(await link(as, id, { cardNumber: aCard() }, 2))).toEqual(['numberNotOpen']);
    expect(refusalsOf(await cancel(as, id, 2))).toEqual(['numberNotOpen']);
  });

  it('may be linked after the number has ended', async () => {
    const { as, eligibilityId } = await aMotherAt(store);
    const id = await registered(as, eligibilityId, aBaby({ bornAt: hoursAgo(24 * 29) }));
    passMinutes(5 * dayMinutes);
    const later = await colleagueOf(store, as);
    expect((await shown(later, id)).phase).toBe('ended');
    expect((await link(later, id, { cardNumber: aCard() })).errors).toEqual([]);
  });

  it('REQ-NET-26 the payer’s register confirms a member who was born on that day, and refuses another person', async () => {
    const as = await aClinic(store);
    const mother = await aRegisteredMember(store, { bornOn: '1990-04-02', gender: 'female' });
    const child = await aRegisteredMember(store, { bornOn: emiratesDateOf(new Date(hoursAgo(5))), gender: 'female' });
    const other = await aRegisteredMember(store, { bornOn: '2026-11-01', gender: 'female' });
    const eligibilityId = await submitted(as, { ...mother.asked, payerId: sidra });
    await worker(async () => Promise.reject(new Error('nobody is asked')))(deliveryOf(eligibilityId));
    const id = await registered(as, eligibilityId);
    expect(refusalsOf(await link(as, id, { cardNumber: other.memberId }))).toEqual(['cardNumber: otherChild']);
    expect((await link(as, id, { cardNumber: child.memberId })).data?.confirmedBy).toBe('register');
  });
});

describe('the temporary card', () => {
  it('REQ-NET-26 is printed in both languages with a code that tells anybody whether it holds, and nobody’s name', async () => {
    const { as, eligibilityId, cardNumber } = await aMotherAt(store);
    const id = await registered(as, eligibilityId);
    const { number } = await shown(as, id);
    const { bytes } = await print(as, id);
    const lines = drawnLines(bytes);
    expect(lines.some((line) => line.includes(number))).toBe(true);
    expect(lines[0]).toMatch(/Newborn temporary card.*\p{Script=Arabic}/u);
    const code = lines.find((line) => readPrintedCode(line) !== null) ?? '';
    const verified = async () =>
      (await callApi(documents, documentApi.endpoints.verifyDocument, { body: { code } })).data;
    const seen = await verified();
    expect(seen).toMatchObject({ verdict: 'temporaryValid', validTo: daysAfter(emiratesDateOf(new Date()), 30) });
    const told = JSON.stringify(seen);
    for (const secret of ['Maryam', number, cardNumber, id]) expect(told).not.toContain(secret);
    passMinutes(31 * dayMinutes);
    expect((await verified())?.verdict).toBe('temporaryEnded');
    const later = await colleagueOf(store, as);
    await cancel(later, id);
    expect((await verified())?.verdict).toBe('temporaryCancelled');
    expect(refusalsOf(await print(later, id))).toEqual(['notInThisStatus']);
  });
});

it('REQ-NET-26 a number that is cancelled frees its place among the mother’s children', async () => {
  const { as, eligibilityId } = await aMotherAt(store);
  const id = await registered(as, eligibilityId);
  expect(refusalsOf(await register(as, eligibilityId))).toEqual(['babies.0.siblingIndex: childExists']);
  await cancel(as, id);
  expect(refusalsOf(await register(as, eligibilityId))).toEqual([]);
});

it('an answer about a mother says before the form what speaks against it', async () => {
  const { as, eligibilityId } = await aMotherAt(store);
  expect((await getMother(as, eligibilityId)).data).toMatchObject({ problem: null, motherName: 'Maryam Invented' });
  const pending = await submitted(as, {
    payerId: 102,
    serviceCategoryId: 1,
    consultationCategoryId: 2,
    serviceDate: emiratesDateOf(new Date()),
    clinicianLicense: 'GD1234',
    cardNumber: aCard(),
  });
  expect((await getMother(as, pending)).data?.problem).toBe('motherNotCovered');
});
