import { describe, expect, it } from 'vitest';
import { demoEmiratesId } from '../../functions/_demo/emiratesIds.ts';
import { sidra } from '../../functions/_demo/payers.ts';
import { daysAfter, emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { colleagueOf } from '../authorization/support/authorizations.ts';
import { aClinic, aForm, deliveryOf, submitted, worker } from '../eligibility/support/eligibility.ts';
import { aRegisteredMember } from '../member/support/registeredMembers.ts';
import { type SignedIn, setClock, signIn, startBackend } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { fc } from '../support/fc.ts';
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
  read,
  refusalsOf,
  register,
  registered,
  shown,
} from './support/newborns.ts';

const { store } = await startBackend();

const nobodyIsAsked = worker(async () => Promise.reject(new Error('nobody is asked')));

describe('a card by a desk where the mother never was', () => {
  it('REQ-NET-26 an answer of another facility is not there, for reading, finding and registering', async () => {
    const { eligibilityId, cardNumber } = await aMotherAt(store);
    const foreign = await aClinic(store);
    const tries = [await register(foreign, eligibilityId), await getMother(foreign, eligibilityId)];
    expect(tries.map(({ http, data }) => [http, data])).toEqual([
      [404, null],
      [404, null],
    ]);
    expect((await findMothers(foreign, cardNumber)).data).toEqual([]);
  });

  it('REQ-NET-26 who has left the facility, or works for a payer, registers nobody', async () => {
    const { eligibilityId } = await aMotherAt(store);
    const leaver = await aClinic(store);
    expect((await register(leaver, eligibilityId)).http).toBe(404);
    const payer = await signIn({ roles: ['InsurerUser', 'PayerAdmin'], facility: null, payerId: 102 });
    expect((await register(payer, eligibilityId)).http).toBe(404);
    const ownPayer = await signIn({ roles: ['InsurerUser', 'PayerAdmin'], facility: null, payerId: aForm().payerId });
    expect((await register(ownPayer, eligibilityId)).http).toBe(403);
    const administrator = await signIn({ roles: ['SuperAdmin'], facility: null });
    expect((await register(administrator, eligibilityId)).http).toBe(403);
  });

  it('REQ-NET-26 a denied, open or withdrawn answer proves nothing; nor does one that a later answer contradicts', async () => {
    const as = await aClinic(store);
    const denies = worker(async () => ({
      kind: 'answer',
      result: 'no',
      payerReference: null,
      denialCode: 'ELIG-005',
      comments: null,
      patientName: null,
      coverages: [],
      isRepeated: false,
    }));
    const open = await submitted(as, aForm(undefined, byCard(aCard())));
    expect(refusalsOf(await register(as, open))).toEqual(['motherNotCovered']);
    await denies(deliveryOf(open));
    expect(refusalsOf(await register(as, open))).toEqual(['motherNotCovered']);

    const asked = byCard(aCard());
    const good = await aMother(as, asked);
    const later = await submitted(as, aForm(undefined, asked));
    await denies(deliveryOf(later));
    expect(refusalsOf(await register(as, good))).toEqual(['motherNotCovered']);
  });

  it('REQ-NET-26 an answer of months ago, or without a cover on the day of birth, gives no number', async () => {
    const as = await aClinic(store);
    const birth = hoursAgo(5);
    const ended = await aMother(as, byCard(aCard()), { validTo: daysAfter(emiratesDateOf(new Date(birth)), -1) });
    expect(refusalsOf(await register(as, ended, [aBaby({ bornAt: birth })]))).toEqual(['babies.0.bornAt: noCover']);
    const asked = { ...byCard(aCard()), serviceDate: daysAfter(emiratesDateOf(new Date()), -29) };
    const earlier = await aMother(as, asked);
    expect(refusalsOf(await register(as, earlier))).toEqual([]);
    setClock(hoursAgo(-2 * 24));
    const refused = await register(await colleagueOf(store, as), earlier, [
      aBaby({ siblingIndex: 2, bornAt: hoursAgo(1) }),
    ]);
    expect(refusalsOf(refused)).toEqual(['babies.0.bornAt: motherNotSeen']);
    setClock(hoursAgo(-33 * 24));
    expect(refusalsOf(await register(await colleagueOf(store, as), earlier))).toEqual(['motherNotSeen']);
  });

  it('REQ-NET-26 the answer about a man, or about a child, is none about a mother', async () => {
    const as = await aClinic(store);
    const man = await aRegisteredMember(store, { bornOn: '1985-01-01', gender: 'male' });
    const girl = await aRegisteredMember(store, { bornOn: '2020-01-01', gender: 'female' });
    for (const { asked } of [man, girl]) {
      const id = await submitted(as, asked);
      await nobodyIsAsked(deliveryOf(id));
      expect(refusalsOf(await register(as, id))).toEqual(['notAMother']);
      expect((await getMother(as, id)).data?.problem).toBe('notAMother');
    }
  });
});

describe('the same child twice', () => {
  it('REQ-NET-26 two desks at once: one has the number, the other learns that the child has one', async () => {
    const card = aCard();
    const [one, other] = [await aClinic(store), await aClinic(store)];
    const ids = [await aMother(one, byCard(card)), await aMother(other, byCard(card))];
    const answers = await Promise.all([register(one, ids[0] ?? ''), register(other, ids[1] ?? '')]);
    const [refused] = answers.filter(({ data }) => data === null);
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1);
    expect(refused && refusalsOf(refused)).toEqual(['babies.0.siblingIndex: childExists']);
    // Nothing of the other facility: neither its name nor the number nor the record.
    const taken = answers.find(({ data }) => data !== null)?.data?.newborns[0];
    const told = JSON.stringify(refused?.errors);
    for (const secret of [one.user.facilityName, one.user.facilityLicense, taken?.number, taken?.newbornId]) {
      expect(told).not.toContain(secret);
    }
  });

  it('REQ-NET-26 a time that is written a little differently, or a card whose signs are, makes no other child', async () => {
    const card = aCard();
    const as = await aClinic(store);
    await registered(as, await aMother(as, byCard(card)), aBaby({ bornAt: hoursAgo(30) }));
    const spelled = await aMother(as, byCard(card.replaceAll('-', '/').toLowerCase()));
    for (const hours of [29, 100, 24 * 25]) {
      const answer = await register(as, spelled, [aBaby({ bornAt: hoursAgo(hours) })]);
      expect(refusalsOf(answer)).toEqual(['babies.0.siblingIndex: childExists']);
    }
    const later = await register(as, spelled, [aBaby({ siblingIndex: 2, bornAt: hoursAgo(24 * 9) })]);
    expect(refusalsOf(later)).toEqual(['babies.0.bornAt: notOneBirth']);
    expect(refusalsOf(await register(as, spelled, [aBaby({ siblingIndex: 2, bornAt: hoursAgo(29) })]))).toEqual([]);
  });

  it('REQ-NET-26 one desk has the Emirates ID, the other the card: an answer or the register that knows both joins them', async () => {
    const as = await aClinic(store);
    const mother = await aRegisteredMember(store, { bornOn: '1991-05-05', gender: 'female' });
    const ids = [];
    for (const asked of [mother.asked, aForm(undefined, { payerId: sidra, ...byCard(mother.memberId) })]) {
      const id = await submitted(as, asked);
      await nobodyIsAsked(deliveryOf(id));
      ids.push(id);
    }
    expect(refusalsOf(await register(as, ids[0] ?? ''))).toEqual([]);
    expect(refusalsOf(await register(as, ids[1] ?? ''))).toEqual(['babies.0.siblingIndex: childExists']);

    const [emiratesId, cardNumber] = [demoEmiratesId(1990, 8600), aCard()];
    const by = { emiratesId, cardNumber };
    const both = await aMother(as, by);
    expect(refusalsOf(await register(as, both))).toEqual([]);
    const elsewhere = await aClinic(store);
    const card = await aMother(elsewhere, byCard(cardNumber));
    expect(refusalsOf(await register(elsewhere, card))).toEqual(['babies.0.siblingIndex: childExists']);
  });
});

describe('other people’s newborns', () => {
  it('REQ-NET-26 are not there for another facility or payer; the payer of the mother reads and changes nothing', async () => {
    const { as, eligibilityId } = await aMotherAt(store);
    const id = await registered(as, eligibilityId);
    const foreign = await aClinic(store);
    const tries = [
      await cancel(foreign, id),
      await link(foreign, id, { cardNumber: aCard() }),
      await print(foreign, id),
    ];
    expect(tries.map(({ http }) => http)).toEqual([404, 404, 404]);
    expect((await read(foreign, id)).data).toBeNull();
    expect((await list(foreign)).data?.items).toEqual([]);

    const ownPayer = await signIn({ roles: ['InsurerUser'], facility: null, payerId: aForm().payerId });
    expect(await shown(ownPayer, id)).toMatchObject({ newbornId: id, mayChange: false });
    expect(await idsIn(ownPayer, 'open')).toContain(id);
    const changes = [
      await cancel(ownPayer, id),
      await link(ownPayer, id, { cardNumber: aCard() }),
      await print(ownPayer, id),
    ];
    expect(changes.map(({ http }) => http)).toEqual([403, 403, 403]);
    const otherPayer = await signIn({ roles: ['InsurerUser'], facility: null, payerId: 415 });
    expect((await read(otherPayer, id)).data).toBeNull();
    // A payer's person without a role of the provider services, and the portal's administrators, who have no newborns.
    const without = await signIn({ roles: ['GHQ'], facility: null, payerId: aForm().payerId });
    const administrator = await signIn({ roles: ['SuperAdmin'], facility: null });
    expect((await list(without)).http).toBe(403);
    expect((await list(administrator)).data?.items).toEqual([]);
    for (const person of [without, administrator]) expect((await read(person, id)).http).toBe(403);
  });
});

describe('the own card of a child', () => {
  it('REQ-NET-26 is never the mother’s, by whichever number she is known, nor another child’s', async () => {
    const as = await aClinic(store);
    const cardNumber = aCard();
    const emiratesId = demoEmiratesId(1990, 8601);
    const mother = await aMother(as, { emiratesId, cardNumber });
    const [first, second] = (await register(as, mother, [aBaby(), aBaby({ siblingIndex: 2 })])).data?.newborns ?? [];
    const [one, two] = [first?.newbornId ?? '', second?.newbornId ?? ''];
    expect(refusalsOf(await link(as, one, { emiratesId }))).toEqual(['emiratesId: mothers']);
    expect(refusalsOf(await link(as, one, { cardNumber: cardNumber.toLowerCase() }))).toEqual(['cardNumber: mothers']);
    expect(refusalsOf(await link(as, one, { emiratesId: '784-2026-0000001-1' }))).toEqual([
      'emiratesId: invalidEmiratesId',
    ]);
    expect(refusalsOf(await link(as, one, {}))).toEqual(['emiratesId: required']);
    const own = { cardNumber: aCard() };
    const links = await Promise.all([link(as, one, own), link(as, two, own)]);
    expect(links.map(refusalsOf).sort()).toEqual([[], ['cardNumber: exists']]);
  });

  it('is linked over what was seen, and never to a number that was cancelled', async () => {
    const { as, eligibilityId } = await aMotherAt(store);
    const id = await registered(as, eligibilityId);
    expect(refusalsOf(await link(as, id, { cardNumber: aCard() }, 7))).toEqual(['changedMeanwhile']);
    const both = await Promise.all([cancel(as, id), link(as, id, { cardNumber: aCard() })]);
    expect(both.filter(({ data }) => data !== null)).toHaveLength(1);
  });
});

it('no free text and no number of a person stands in the audit trail', async () => {
  const { as, eligibilityId, cardNumber } = await aMotherAt(store);
  const id = await registered(as, eligibilityId);
  await cancel(as, id, 1, 'A very private reason');
  const trail = JSON.stringify(await auditsOf(store, `NEWBORN#${id}`));
  expect(trail).toContain('cancelled');
  for (const secret of ['private', 'Maryam', cardNumber]) expect(trail).not.toContain(secret);
});

interface Step {
  readonly act: 'register' | 'cancel' | 'link';
  readonly desk: number;
  readonly index: number;
  readonly hours: number;
  readonly which: number;
}

/** Two desks that know one mother by one card, and what they have registered. */
async function twoDesks() {
  const card = aCard();
  const desks: { as: SignedIn; eligibilityId: string }[] = [];
  for (let at = 0; at < 2; at += 1) {
    const as = await aClinic(store);
    desks.push({ as, eligibilityId: await aMother(as, byCard(card)) });
  }
  const made: { id: string; as: SignedIn }[] = [];
  const add = async ({ desk, index, hours }: Step) => {
    const at = desks[desk];
    if (!at) return;
    const baby = aBaby({ siblingIndex: index, bornAt: hoursAgo(hours) });
    const { data } = await register(at.as, at.eligibilityId, [baby]);
    made.push(...(data?.newborns ?? []).map(({ newbornId }) => ({ id: newbornId, as: at.as })));
  };
  const take = async (step: Step) => {
    const target = made[step.which % Math.max(1, made.length)];
    if (step.act === 'register') return add(step);
    if (!target) return;
    await (step.act === 'cancel' ? cancel(target.as, target.id) : link(target.as, target.id, { cardNumber: aCard() }));
  };
  return { made, take };
}

it('REQ-NET-26 the sibling index is unique, whatever the order in which desks register, cancel and link', async () => {
  const step = fc.record({
    act: fc.constantFrom('register', 'register', 'cancel', 'link'),
    desk: fc.integer({ min: 0, max: 1 }),
    index: fc.integer({ min: 1, max: 3 }),
    hours: fc.integer({ min: 1, max: 200 }),
    which: fc.integer({ min: 0, max: 9 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const { made, take } = await twoDesks();
      // Two steps at a time act at once.
      for (let at = 0; at < steps.length; at += 2) await Promise.all(steps.slice(at, at + 2).map(take));
      const left = await Promise.all(made.map(({ as, id }) => shown(as, id)));
      const standing = left.filter(({ phase }) => phase !== 'cancelled');
      expect(new Set(standing.map(({ siblingIndex }) => siblingIndex)).size).toBe(standing.length);
      const births = standing.map(({ bornAt }) => Date.parse(bornAt));
      expect(Math.max(0, ...births) - Math.min(...births, Math.max(0, ...births))).toBeLessThanOrEqual(72 * 3_600_000);
    }),
    { numRuns: 15 },
  );
});
