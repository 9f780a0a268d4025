import { describe, expect, it } from 'vitest';
import { gulfCare, sidra } from '../../functions/_demo/payers.ts';
import { handler } from '../../functions/homeCare/index.ts';
import { regulators } from '../../shared/_field/regulator.ts';
import { daysAfter } from '../../shared/_field/serviceDate.ts';
import { responsibleOn } from '../../shared/homeCare/responsibility.ts';
import { homeCareApi } from '../../shared/homeCare/routes.ts';
import { callApi, type SignedIn, startBackend } from '../support/api.ts';
import { fc } from '../support/fc.ts';
import { aReviewer } from '../support/payerDesk.ts';
import { storePayers } from '../support/payers.ts';
import { aCareReviewer, aNurse, codesOf, doesHomeCare, inDays, move, shown, today, visit } from './support/episodes.ts';
import {
  admittedBefore,
  candidates,
  inCare,
  moved,
  ofAuthority,
  offers,
  type People,
  toFacilityOf,
  toTakeOver,
} from './support/reallocations.ts';

const { store } = await startBackend();
await storePayers(store);

const ask = (as: SignedIn, episodeId: string, changes: object) =>
  move(as, episodeId, 'insurerAsksReallocation', changes);
const approve = (as: SignedIn, episodeId: string) => move(as, episodeId, 'approveReallocation');

describe('who asks does not approve', () => {
  it('REQ-SPEC-14 nor does anybody of the same organisation, whatever their roles', async () => {
    const all = await inCare(store);
    await moved(all, ['insurerAsksReallocation']);
    const ofInsurer = [all.payersAsker, await aCareReviewer(), await aReviewer('Adel', ['PayerAdmin'], gulfCare)];
    for (const as of ofInsurer) expect((await approve(as, all.episodeId)).http).toBe(403);
    expect(codesOf(await approve(all.authoritysApprover, all.episodeId))).toEqual([]);
  });

  it('REQ-SPEC-14 nor anybody of the health authority that has asked', async () => {
    const { taker, authoritysAsker, authoritysApprover, reviewer, episodeId } = await inCare(store);
    await move(authoritysAsker, episodeId, 'authorityAsksReallocation', toFacilityOf(taker));
    for (const as of [authoritysAsker, authoritysApprover]) expect((await approve(as, episodeId)).http).toBe(403);
    expect(codesOf(await approve(reviewer, episodeId))).toEqual([]);
  });

  it('REQ-SPEC-14 nor another insurer, another authority, the providers or who looks on', async () => {
    const all = await inCare(store);
    await moved(all, ['insurerAsksReallocation']);
    const strangers = [
      await aReviewer('Stranger', ['PayerAdmin', 'ReallocationApprovalUser'], sidra),
      await ofAuthority(['ReallocationApprovalUser'], regulators.DHA),
      all.taker,
    ];
    for (const as of strangers) expect((await approve(as, all.episodeId)).http).toBe(404);
    expect((await approve(all.nurse, all.episodeId)).http).toBe(403);
  });

  it('REQ-SPEC-14 and the other organisation takes nothing back that it has not asked for', async () => {
    const all = await inCare(store);
    await moved(all, ['insurerAsksReallocation']);
    expect((await move(all.authoritysAsker, all.episodeId, 'withdrawReallocation')).http).toBe(403);
    expect((await move(all.reviewer, all.episodeId, 'withdrawReallocation')).http).toBe(403);
    expect(codesOf(await move(all.payersAsker, all.episodeId, 'withdrawReallocation'))).toEqual([]);
  });
});

describe('to whom a patient goes over', () => {
  it('REQ-SPEC-14 is a provider of home care of the same health authority, and not the present one', async () => {
    const { nurse, taker, payersAsker, episodeId } = await inCare(store);
    const closed = await aNurse(store);
    await doesHomeCare(store, closed, false);
    for (const newFacilityId of [nurse.user.facilityId ?? '', closed.user.facilityId ?? '', 'no-such-facility']) {
      expect(codesOf(await ask(payersAsker, episodeId, { ...toFacilityOf(taker), newFacilityId }))).toEqual([
        'unknownChoice',
      ]);
    }
  });

  it('REQ-SPEC-14 does not take over once it does no home care any more', async () => {
    const all = await inCare(store);
    await moved(all, ['insurerAsksReallocation', 'approveReallocation']);
    await doesHomeCare(store, all.taker, false);
    expect((await move(all.taker, all.episodeId, 'acceptReallocation')).http).toBe(403);
  });

  it('is nobody who was not asked, and no colleague without the role', async () => {
    const all = await inCare(store);
    await moved(all, toTakeOver);
    const other = await aNurse(store);
    expect((await move(other, all.episodeId, 'takeOver')).http).toBe(404);
    expect((await candidates(other, all.episodeId)).http).toBe(403);
  });

  it('REQ-SPEC-14 cannot draw patients by saying that it offers everything: equal ones stand by lot', async () => {
    const providers = [await aNurse(store), await aNurse(store), await aNurse(store)];
    for (const each of providers) await offers(each, ['woundCare'], 9999);
    const firsts = new Set<string>();
    for (let at = 0; at < 12; at += 1) {
      const { payersAsker, episodeId } = await inCare(store);
      firsts.add((await candidates(payersAsker, episodeId)).data?.[0]?.facilityId ?? '');
    }
    expect(firsts.size).toBeGreaterThan(1);
  });

  it('says itself what it offers, over the version that it saw, and nobody else says it', async () => {
    const [nurse, reviewer] = [await aNurse(store), await aCareReviewer()];
    const set = (as: SignedIn, body: object) =>
      callApi(handler, homeCareApi.endpoints.setCareOffer, { as, body: body as never });
    const body = { version: 0, services: ['nursing'], places: 3 };
    expect(codesOf(await set(nurse, body))).toEqual([]);
    expect(codesOf(await set(nurse, { ...body, places: 4 }))).toEqual(['changedMeanwhile']);
    expect((await set(reviewer, body)).http).toBe(403);
  });
});

/** Who can do what to an episode, as a hand that tries it whatever the state. */
const hands: Readonly<Record<string, (all: People & { episodeId: string }) => Promise<unknown>>> = {
  insurerAsks: (all) => ask(all.payersAsker, all.episodeId, toFacilityOf(all.taker)),
  insurerAsksBack: (all) => ask(all.payersAsker, all.episodeId, toFacilityOf(all.nurse)),
  authorityAsks: (all) =>
    move(all.authoritysAsker, all.episodeId, 'authorityAsksReallocation', toFacilityOf(all.taker)),
  authorityApproves: (all) => approve(all.authoritysApprover, all.episodeId),
  insurerApproves: (all) => approve(all.reviewer, all.episodeId),
  consent: (all) => move(all.payersAsker, all.episodeId, 'recordConsent'),
  takerAccepts: (all) => move(all.taker, all.episodeId, 'acceptReallocation'),
  takerTakesOver: (all) => move(all.taker, all.episodeId, 'takeOver'),
  nurseAccepts: (all) => move(all.nurse, all.episodeId, 'acceptReallocation'),
  nurseTakesOver: (all) => move(all.nurse, all.episodeId, 'takeOver'),
  takerDeclines: (all) => move(all.taker, all.episodeId, 'declineReallocation'),
  nurseVisits: (all) => visit(all.nurse, all.episodeId),
  takerVisits: (all) => visit(all.taker, all.episodeId),
  discharge: (all) => move(all.taker, all.episodeId, 'discharge'),
};

describe('exactly one provider on any day', () => {
  const admittedOn = inDays(-6);

  /** How many are responsible on a day. */
  const countOn = (list: Awaited<ReturnType<typeof shown>>['responsible'], day: string) =>
    list.filter(({ from, to }) => from <= day && (to === null || day < to)).length;

  async function expectOne({ reviewer, nurse, taker, episodeId }: People & { episodeId: string }) {
    const { responsible, facilityName, endedOn } = await shown(reviewer, episodeId);
    for (let at = 0; at <= 7; at += 1) {
      const day = daysAfter(admittedOn, at);
      expect(countOn(responsible, day), day).toBe(endedOn !== null && day >= endedOn ? 0 : 1);
    }
    expect(countOn(responsible, daysAfter(admittedOn, -1))).toBe(0);
    // Who is responsible today is who can enter a visit.
    const now = responsibleOn(responsible, today());
    if (now) expect(now.facilityName).toBe(facilityName);
    const may = [nurse, taker].filter(({ user }) => user.facilityId === now?.facilityId);
    for (const each of may) expect((await shown(each, episodeId)).side).toBe('provider');
  }

  /** A course that hands the patient over and back; a walk leaves it anywhere. */
  const course = [
    ...['insurerAsks', 'authorityApproves', 'consent', 'takerAccepts', 'takerTakesOver'],
    ...['insurerAsksBack', 'authorityApproves', 'consent', 'nurseAccepts', 'nurseTakesOver'],
  ];

  it('REQ-SPEC-14 whatever two providers, an insurer and an authority do in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: course.length }),
        fc.array(fc.constantFrom(...Object.keys(hands)), { minLength: 2, maxLength: 8 }),
        async (upTo, steps) => {
          const all = await inCare(store);
          await admittedBefore(store, all.episodeId, 6);
          for (const step of [...course.slice(0, upTo), ...steps]) {
            await hands[step]?.(all);
            await expectOne(all);
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  it('REQ-SPEC-14 where 64 hands take the patient over, end the care and ask for another provider at once', async () => {
    const all = await inCare(store);
    await admittedBefore(store, all.episodeId, 6);
    await moved(all, toTakeOver);
    const names = ['takerTakesOver', 'discharge', 'takerDeclines', 'nurseVisits'] as const;
    await Promise.all(Array.from({ length: 64 }, (_, at) => hands[names[at % names.length] ?? 'discharge']?.(all)));
    await expectOne(all);
    const { responsible } = await shown(all.reviewer, all.episodeId);
    expect(responsible.filter(({ to }) => to === null).length).toBeLessThanOrEqual(1);
  });

  it('REQ-SPEC-14 where two organisations ask at once: one reallocation is open', async () => {
    const all = await inCare(store);
    const version = (await shown(all.reviewer, all.episodeId)).version;
    const sent = { ...toFacilityOf(all.taker), version };
    const tries = await Promise.all(
      Array.from({ length: 16 }, (_, at) =>
        at % 2 === 0
          ? move(all.payersAsker, all.episodeId, 'insurerAsksReallocation', sent)
          : move(all.authoritysAsker, all.episodeId, 'authorityAsksReallocation', sent),
      ),
    );
    expect(tries.filter((each) => codesOf(each).length === 0)).toHaveLength(1);
    expect(codesOf(await ask(all.payersAsker, all.episodeId, toFacilityOf(all.taker)))).not.toEqual([]);
  });
});
