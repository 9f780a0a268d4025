import { describe, expect, it } from 'vitest';
import { demoEmiratesId } from '../../functions/_demo/emiratesIds.ts';
import { crescent, gulfCare, sidra } from '../../functions/_demo/payers.ts';
import { roles } from '../../shared/_field/roles.ts';
import { ends } from '../../shared/homeCare/life.ts';
import type { EpisodeMove } from '../../shared/homeCare/routes.ts';
import { colleagueOf } from '../authorization/support/authorizations.ts';
import { aForm, deliveryOf, submitted, worker } from '../eligibility/support/eligibility.ts';
import { aRegisteredMember } from '../member/support/registeredMembers.ts';
import { aCard, aMother, byCard } from '../newborn/support/newborns.ts';
import { type SignedIn, signIn, startBackend } from '../support/api.ts';
import { fc } from '../support/fc.ts';
import { storePayers } from '../support/payers.ts';
import {
  aCareReviewer,
  aDevice,
  aNurse,
  aPatient,
  codesOf,
  doesHomeCare,
  giveBack,
  inDays,
  lend,
  list,
  move,
  open,
  opened,
  read,
  shown,
  toCare,
  today,
  visit,
  visits,
  walked,
} from './support/episodes.ts';

const { store } = await startBackend();
await storePayers(store);
const nobodyIsAsked = worker(async () => Promise.reject(new Error('nobody is asked')));

/** A nurse and one of the insurer's people, with a patient in care. */
async function inCare() {
  const people = { nurse: await aNurse(store), reviewer: await aCareReviewer() };
  return { ...people, episodeId: await walked(people, await opened(people.nurse), toCare) };
}

/** Two facilities that know one patient by one card, and what their desks can do. */
async function twoDesks() {
  const [cardNumber, reviewer] = [aCard(), await aCareReviewer()];
  const deskOf = async (nurse: SignedIn) => {
    const eligibilityId = await aPatient(nurse, cardNumber);
    const running = async () => {
      const { data } = await list(nurse);
      return (data?.items ?? []).filter(({ state }) => !(ends as readonly string[]).includes(state));
    };
    const onFirst = async (moves: readonly EpisodeMove[]) => {
      const [first] = await running();
      for (const each of first ? moves : [])
        await move(each === 'approve' ? reviewer : nurse, first?.episodeId ?? '', each);
    };
    return {
      running,
      open: async () => void (await open(nurse, eligibilityId)),
      admit: () => onFirst(toCare),
      decline: () => onFirst(['decline']),
      discharge: () => onFirst(['discharge']),
    };
  };
  return [await deskOf(await aNurse(store)), await deskOf(await aNurse(store))];
}

describe('two facilities and one member', () => {
  it('REQ-SPEC-14 one episode, where 64 desks of two facilities open it at once', async () => {
    const [cardNumber, desks] = [aCard(), [await aNurse(store), await aNurse(store)]];
    const answers = await Promise.all(desks.map((as) => aPatient(as, cardNumber)));
    const tries = await Promise.all(
      Array.from({ length: 64 }, (_, at) =>
        open(
          desks[at % 2] as SignedIn,
          answers[at % 2] ?? '',
          {},
          { 'idempotency-key': `episode-${cardNumber}-${at}` },
        ),
      ),
    );
    expect(tries.filter(({ http }) => http === 200)).toHaveLength(1);
    const refused = new Set(tries.filter(({ http }) => http !== 200).flatMap(codesOf));
    expect([...refused].filter((code) => !['inHomeCareAlready', 'changedMeanwhile'].includes(code))).toEqual([]);
    const standing = await Promise.all(desks.map(async (as) => (await list(as)).data?.items ?? []));
    expect(standing.flat()).toHaveLength(1);
  });

  it('REQ-SPEC-14 one desk has the Emirates ID, the other the card: an answer or the register that knows both joins them', async () => {
    const [as, elsewhere] = [await aNurse(store), await aNurse(store)];
    const member = await aRegisteredMember(store, { bornOn: '1971-05-05', gender: 'male' });
    const byEmiratesId = await submitted(as, member.asked);
    const byMemberCard = await submitted(elsewhere, aForm(undefined, { payerId: sidra, ...byCard(member.memberId) }));
    for (const id of [byEmiratesId, byMemberCard]) await nobodyIsAsked(deliveryOf(id));
    await opened(as, byEmiratesId);
    expect(codesOf(await open(elsewhere, byMemberCard))).toEqual(['inHomeCareAlready']);
  });

  it('REQ-SPEC-14 one member of two insurers has one episode: an Emirates ID is of the whole portal', async () => {
    const [as, elsewhere] = [await aNurse(store), await aNurse(store)];
    const emiratesId = demoEmiratesId(1966, 8800);
    await opened(as, await aMother(as, { payerId: gulfCare, emiratesId }));
    const other = await aMother(elsewhere, { payerId: crescent, emiratesId });
    expect(codesOf(await open(elsewhere, other))).toEqual(['inHomeCareAlready']);
  });

  it('REQ-SPEC-14 one card number at two insurers is two people', async () => {
    const [as, elsewhere, cardNumber] = [await aNurse(store), await aNurse(store), aCard()];
    await opened(as, await aMother(as, { ...byCard(cardNumber), payerId: gulfCare }));
    const other = await aMother(elsewhere, { ...byCard(cardNumber), payerId: crescent });
    expect((await open(elsewhere, other)).http).toBe(200);
  });

  it('REQ-SPEC-14 one running episode, whatever the order in which two facilities open, end and decline', async () => {
    const step = fc.record({
      act: fc.constantFrom('open', 'admit', 'decline', 'discharge'),
      desk: fc.integer({ min: 0, max: 1 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
        const desks = await twoDesks();
        // Two steps at a time act at once.
        for (let at = 0; at < steps.length; at += 2) {
          await Promise.all(steps.slice(at, at + 2).map(({ act, desk }) => desks[desk]?.[act]()));
          const standing = await Promise.all(desks.map(({ running }) => running()));
          expect(standing.flat().length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 6 },
    );
  });

  it.each([
    ['declined', ['decline']],
    ['refused', ['assess', 'refuse']],
    ['ended', [...toCare, 'discharge']],
  ] as const)('an episode that was %s makes room for the next', async (_, moves) => {
    const [nurse, elsewhere, cardNumber] = [await aNurse(store), await aNurse(store), aCard()];
    const reviewer = await aCareReviewer();
    const episodeId = await opened(nurse, await aPatient(nurse, cardNumber));
    const other = await aPatient(elsewhere, cardNumber);
    expect(codesOf(await open(elsewhere, other))).toEqual(['inHomeCareAlready']);
    await walked({ nurse, reviewer }, episodeId, moves);
    expect((await open(elsewhere, other)).http).toBe(200);
  });

  it('REQ-SPEC-14 nobody is admitted for days before the episode, when the patient may have been with another', async () => {
    const people = { nurse: await aNurse(store), reviewer: await aCareReviewer() };
    const episodeId = await opened(people.nurse, undefined, { referredOn: inDays(-10) });
    await walked(people, episodeId, ['assess', 'approve']);
    expect(codesOf(await move(people.nurse, episodeId, 'admit', { admittedOn: inDays(-1) }))).toEqual(['outOfRange']);
    expect((await shown(people.nurse, episodeId)).responsible).toEqual([]);
  });
});

describe('who opens an episode', () => {
  it('REQ-SPEC-14 is no facility that does no home care, nor one that does none any more', async () => {
    const as = await aNurse(store);
    const eligibilityId = await aPatient(as);
    await doesHomeCare(store, as, false);
    expect(await open(as, eligibilityId)).toMatchObject({ http: 403, errors: [{ code: 'noHomeCare' }] });
  });

  it('has the answer of the own facility: that of another is not there', async () => {
    const [as, foreign] = [await aNurse(store), await aNurse(store)];
    expect((await open(foreign, await aPatient(as))).http).toBe(404);
  });

  it('has an answer that still covers', async () => {
    const as = await aNurse(store);
    const open_ = await submitted(as, aForm(undefined, byCard(aCard())));
    expect(codesOf(await open(as, open_))).toEqual(['patientNotCovered']);
  });

  it('is a person with the role, and nobody of a payer, whatever roles they hold', async () => {
    const nurse = await aNurse(store);
    const eligibilityId = await aPatient(nurse);
    const colleague = await colleagueOf(store, nurse, ['Eligibility', 'MedicalProvider', 'ProviderAdmin']);
    expect((await open(colleague, eligibilityId)).http).toBe(403);
    const everyRole = roles.filter((role) => role !== 'SuperAdmin' && role !== 'SetupAdmin');
    const ofPayer = await signIn({ roles: everyRole, facility: null, payerId: gulfCare });
    expect((await open(ofPayer, eligibilityId)).http).toBe(403);
  });
});

describe('who reads and moves an episode', () => {
  it('is nobody of another facility or payer', async () => {
    const { nurse, episodeId } = await inCare();
    await visit(nurse, episodeId);
    for (const stranger of [await aNurse(store), await aCareReviewer(crescent)]) {
      expect((await read(stranger, episodeId)).http).toBe(404);
      expect((await visits(stranger, episodeId)).http).toBe(404);
      expect((await move(stranger, episodeId, 'add')).http).toBe(404);
      expect((await list(stranger)).data?.items.map((row) => row.episodeId)).not.toContain(episodeId);
    }
    expect((await visit(await aNurse(store), episodeId)).http).toBe(404);
  });

  it('is no colleague without the role: the notes are clinical', async () => {
    const { nurse, episodeId } = await inCare();
    const colleague = await colleagueOf(store, nurse, ['Eligibility', 'MedicalProvider', 'ProviderAdmin']);
    const reviewer = await signIn({ roles: ['InsurerUser'], facility: null, payerId: gulfCare });
    for (const as of [colleague, reviewer]) {
      const tries = [
        await read(as, episodeId),
        await visits(as, episodeId),
        await list(as),
        await move(as, episodeId, 'add'),
      ];
      expect(tries.map(({ http }) => http)).toEqual([403, 403, 403, 403]);
    }
    expect((await visit(colleague, episodeId)).http).toBe(403);
  });

  it('is not the provider for what it has asked of its payer', async () => {
    const [nurse, reviewer] = [await aNurse(store), await aCareReviewer()];
    const everyRole = await colleagueOf(store, nurse, ['HomeCare', 'ReallocationApprovalUser']);
    const episodeId = await walked({ nurse, reviewer }, await opened(nurse), ['assess']);
    for (const as of [nurse, everyRole]) expect((await move(as, episodeId, 'approve')).http).toBe(403);
    await walked({ nurse, reviewer }, episodeId, ['approve', 'admit', 'askExtension']);
    for (const as of [nurse, everyRole]) expect((await move(as, episodeId, 'extend')).http).toBe(403);
    expect((await move(reviewer, episodeId, 'discharge')).http).toBe(403);
  });
});

describe('a visit that was none', () => {
  it('is not entered before the admission, nor after the end', async () => {
    const people = { nurse: await aNurse(store), reviewer: await aCareReviewer() };
    const episodeId = await walked(people, await opened(people.nurse), ['assess', 'approve']);
    expect(codesOf(await visit(people.nurse, episodeId))).toEqual(['notInThisStatus']);
    await move(people.nurse, episodeId, 'admit');
    expect(codesOf(await visit(people.nurse, episodeId, { visitedOn: inDays(-1) }))).toEqual(['outOfRange']);
    expect(codesOf(await visit(people.nurse, episodeId, { visitedOn: inDays(1) }))).toEqual(['inFuture']);
    expect((await visit(people.nurse, episodeId)).http).toBe(200);
    await move(people.nurse, episodeId, 'discharge');
    expect(codesOf(await visit(people.nurse, episodeId))).toEqual(['notInThisStatus']);
    expect((await visits(people.nurse, episodeId)).data?.items).toHaveLength(1);
  });

  it('is entered by nobody of the payer', async () => {
    const { episodeId } = await inCare();
    const everyRole = roles.filter((role) => role !== 'SuperAdmin' && role !== 'SetupAdmin');
    const ofPayer = await signIn({ roles: everyRole, facility: null, payerId: gulfCare });
    expect((await visit(ofPayer, episodeId)).http).toBe(403);
    expect((await lend(ofPayer, episodeId)).http).toBe(403);
  });
});

describe('a device with two patients', () => {
  it('is lent to one at a time, where two facilities enter it at once', async () => {
    const [one, other, deviceIdentifier] = [await inCare(), await inCare(), aDevice()];
    const tries = await Promise.all(
      [one, other].map(({ nurse, episodeId }) => lend(nurse, episodeId, { deviceIdentifier })),
    );
    expect(tries.map(({ http }) => http).sort()).toEqual([200, 409]);
    const [has, waits] = tries[0]?.http === 200 ? [one, other] : [other, one];
    expect(codesOf(await lend(waits.nurse, waits.episodeId, { deviceIdentifier }))).toEqual(['deviceLentAlready']);
    const [line] = (await shown(has.nurse, has.episodeId)).equipment;
    await giveBack(has.nurse, has.episodeId, line?.lineId ?? '');
    expect((await lend(waits.nurse, waits.episodeId, { deviceIdentifier })).http).toBe(200);
  });

  it('is free again with the end of the episode', async () => {
    const [one, other, deviceIdentifier] = [await inCare(), await inCare(), aDevice()];
    await lend(one.nurse, one.episodeId, { deviceIdentifier });
    expect(codesOf(await lend(other.nurse, other.episodeId, { deviceIdentifier }))).toEqual(['deviceLentAlready']);
    await move(one.nurse, one.episodeId, 'discharge', { endedOn: today() });
    expect((await lend(other.nurse, other.episodeId, { deviceIdentifier })).http).toBe(200);
  });
});
