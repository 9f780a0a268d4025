import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getFacility } from '../../functions/_data/facility/facility.ts';
import { sessionEnd } from '../../functions/_data/session/session.ts';
import { sessionUserOf } from '../../functions/_data/user/sessionUser.ts';
import { getUser } from '../../functions/_data/user/user.ts';
import { wiring } from '../../functions/_data/wiring.ts';
import { identifierHash } from '../../functions/_kit/identifierHash.ts';
import { provenUserId } from '../../functions/_kit/proof.ts';
import { issueToken } from '../../functions/_kit/token.ts';
import { handler } from '../../functions/member/index.ts';
import { memberApi } from '../../shared/member/routes.ts';
import { colleagueOf } from '../authorization/support/authorizations.ts';
import { startBackendWithPayers } from '../eligibility/support/eligibility.ts';
import { callApi, type SignedIn, setClock } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { people, person } from '../support/people.ts';
import { aLine } from '../support/registerFiles.ts';
import { beginSession } from '../support/sessions.ts';
import {
  another,
  check,
  digits,
  emiratesId,
  holding,
  inSequence,
  saidBy,
  stranger,
  typed,
  validityDesk,
} from './support/validity.ts';

const backend = await startBackendWithPayers();
const { store } = backend;
const { aPayer, listOf, aClinicWith, cardReadOf } = validityDesk(backend);

const checks = async (record: string) =>
  (await auditsOf(store, record)).filter(({ action }) => action === 'member.checkValidity');

/** The same person in a session at another facility, which has the same payers. */
async function atAnotherFacility({ user: { userId } }: SignedIn, ...payers: number[]): Promise<SignedIn> {
  const other = await aClinicWith(...payers);
  const facility = await getFacility(store, other.user.facilityId ?? '');
  const stored = await getUser(store, userId);
  if (!facility || !stored) throw new Error('Nobody and nowhere');
  const now = wiring.now();
  const expiresAt = sessionEnd(now);
  const at = { facilityIds: [facility.facilityId], currentFacilityId: facility.facilityId };
  const user = sessionUserOf({ ...stored, ...at }, facility, { url: '/dashboard', expiresAt, now });
  const sessionId = randomUUID();
  await beginSession(store, { sessionId, user }, now);
  return {
    token: await issueToken({ userId, sessionId }, now, expiresAt),
    sessionId,
    user: { ...user, userId: provenUserId(userId) },
  };
}

async function aRegister(): Promise<number> {
  const payerId = await aPayer();
  await listOf(payerId, aLine(holding));
  return payerId;
}

const times = (count: number, value: unknown): unknown[] => Array.from({ length: count }, () => value);

describe('REQ-NET-27 every look', () => {
  it('needs the card that was read, or a reason, and is on record, also that nobody was found', async () => {
    const payerId = await aRegister();
    const clinic = await aClinicWith(payerId);
    expect(await check(clinic, { emiratesId })).toMatchObject({ http: 400, errors: [{ field: 'eidReasonId' }] });
    const cardReadId = await cardReadOf('784199912345678');
    expect(await check(clinic, { emiratesId, cardReadId })).toMatchObject({
      errors: [{ code: 'emiratesIdNotMatching' }],
    });
    await check(clinic);
    await check(clinic, { emiratesId: stranger(1), eidReasonId: 2 });
    await check(clinic, { cardNumber: 'SDR-000001', bornOn: '1985-03-15' });
    const asked = { emiratesId: await identifierHash(digits) };
    expect(await checks(`MEMBER#${payerId}/SDR-000001`)).toMatchObject([
      { actor: clinic.user.userId, after: { eidReasonId: 1, isCardRead: false, criteria: asked, found: 1 } },
      { actor: clinic.user.userId, after: { isTheirs: false } },
    ]);
    expect(await checks(`PAYER#${payerId}`)).toMatchObject([{ after: { eidReasonId: 2, found: 0 } }]);
  });

  it('ends with the account of who leaves', async () => {
    const payerId = await aRegister();
    const clinic = await aClinicWith(payerId);
    const facility = await getFacility(store, clinic.user.facilityId ?? '');
    const [leaver, administrator] = [await person(facility, 'Eligibility'), await person(facility, 'ProviderAdmin')];
    expect(await typed(leaver, emiratesId)).toBe('success');
    expect((await people(administrator).remove(leaver.user.userId)).http).toBe(200);
    expect((await check(leaver)).http).toBe(401);
    expect(await typed(clinic, emiratesId)).toBe('success');
  });

  it('asks by the answers of the own facility: another one’s say nothing, nor does a request that nobody has answered', async () => {
    const payerId = await aRegister();
    const [clinic, foreign] = [await aClinicWith(payerId), await aClinicWith()];
    expect(await saidBy(clinic)).toEqual(['active', [['active', null]]]);
    expect(await saidBy(foreign)).toEqual(['unknown', []]);
    expect(await checks(`FACILITY#${foreign.user.facilityId}`)).toMatchObject([{ after: { payers: 0 } }]);
  });
});

describe('REQ-NET-27 fishing for Emirates IDs', () => {
  it('ends after twenty looks of a person an hour, at all facilities together', async () => {
    setClock('2026-11-21T08:00:00.000Z');
    const payerId = await aRegister();
    const eager = await aClinicWith(payerId);
    const elsewhere = await atAnotherFacility(eager, payerId);
    const answers = [];
    for (let at = 0; at < 21; at += 1) answers.push((await check(at % 2 ? elsewhere : eager)).http);
    expect(answers).toEqual([...times(20, 200), 429]);
    expect((await check(await colleagueOf(store, eager, ['Eligibility']))).http).toBe(200);
  });

  it('ends after ten numbers that nobody insures, for both kinds of numbers and the desk’s look, at all facilities', async () => {
    setClock('2026-11-21T08:40:00.000Z');
    const payerId = await aRegister();
    const guessing = await aClinicWith(payerId);
    const elsewhere = await atAnotherFacility(guessing, payerId);
    const guesses = [];
    for (let at = 0; at < 11; at += 1) guesses.push(await typed(at % 2 ? elsewhere : guessing, stranger(at)));
    expect(guesses).toEqual([...times(10, 'success'), 'searchPaused']);
    const body = { emiratesId, eidReasonId: 1 };
    const atDesk = await callApi(handler, memberApi.endpoints.findInsurers, { as: elsewhere, body: body as never });
    expect(atDesk.errors[0]?.code).toBe('searchPaused');
    const byCard = await check(guessing, { cardNumber: 'SDR-000001', bornOn: '1985-03-14' });
    expect(byCard.errors[0]?.code).toBe('searchPaused');
    // The pause says the same of somebody who is insured.
    expect(await typed(guessing, emiratesId)).toBe('searchPaused');
    // A card that was read is there.
    expect((await check(guessing, { emiratesId, cardReadId: await cardReadOf(digits) })).http).toBe(200);
    // In the next hour the person may look again.
    setClock('2026-11-21T09:00:00.000Z');
    expect(await typed(guessing, emiratesId)).toBe('success');
  });

  it('ends after sixty numbers that nobody insures, of all persons of a facility together', async () => {
    setClock('2026-11-21T08:00:00.000Z');
    const payerId = await aRegister();
    const clinic = await aClinicWith(payerId);
    const answers = [];
    for (let at = 0; at < 6; at += 1) {
      const guessing = await colleagueOf(store, clinic, ['Eligibility']);
      for (let guess = 0; guess < 10; guess += 1) answers.push(await typed(guessing, stranger(100 + at * 10 + guess)));
    }
    expect(answers).toEqual(times(60, 'success'));
    expect(await typed(clinic, stranger(1))).toBe('searchPaused');
    expect(await typed(await aClinicWith(payerId), stranger(1))).toBe('success');
  });

  it('ends after six numbers that follow each other, also of members, and trying a refused one again helps nobody', async () => {
    setClock('2026-11-21T10:00:00.000Z');
    const payerId = await aPayer();
    await listOf(
      payerId,
      ...[...Array(9).keys()].map((at) =>
        aLine({ MemberID: `SEQ-${at}`, EmiratesID: inSequence(at), PolicyNumber: `POL-${at}`, ...holding }),
      ),
    );
    const clinic = await aClinicWith(payerId);
    const elsewhere = await atAnotherFacility(clinic, payerId);
    const answers = [];
    for (let at = 0; at < 7; at += 1) answers.push(await typed(at % 2 ? elsewhere : clinic, inSequence(at)));
    expect(answers).toEqual([...times(6, 'success'), 'searchPaused']);
    expect(await typed(clinic, inSequence(6))).toBe('searchPaused');
    // The same patients may be looked up again, and others.
    expect([await typed(clinic, inSequence(0)), await typed(clinic, another)]).toEqual(['success', 'success']);
    const asked = { emiratesId: await identifierHash(inSequence(6).replaceAll('-', '')) };
    const looks = await checks(`FACILITY#${clinic.user.facilityId}`);
    expect(looks.filter(({ outcome }) => outcome === 'searchPaused')).toMatchObject([
      { actor: clinic.user.userId },
      { actor: clinic.user.userId, after: { criteria: asked, isPaused: true } },
      { actor: clinic.user.userId },
      { actor: clinic.user.userId, after: { criteria: asked, isPaused: true } },
    ]);
  });

  it('ends after twelve numbers that follow each other, of all persons of a facility together', async () => {
    setClock('2026-11-21T11:00:00.000Z');
    const payerId = await aRegister();
    const clinic = await aClinicWith(payerId);
    const answers = [];
    for (let at = 0; at < 13; at += 1) {
      answers.push(await typed(await colleagueOf(store, clinic, ['Eligibility']), inSequence(at)));
    }
    expect(answers).toEqual([...times(12, 'success'), 'searchPaused']);
  });
});
