import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { keepCardReading } from '../../functions/_data/cardReading/cardReading.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { identifierHash } from '../../functions/_kit/identifierHash.ts';
import { handler } from '../../functions/member/index.ts';
import { demoEmiratesId } from '../../infra/local/demo/emiratesIds.ts';
import { formatEmiratesId } from '../../shared/_field/emiratesId.ts';
import { memberApi } from '../../shared/member/routes.ts';
import { callApi, type SignedIn, setClock, signIn } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { aClinic, aForm, settledBy, startBackendWithPayers } from '../support/eligibility.ts';
import { started, work } from '../support/jobs.ts';
import { aLine, csvOf, day, type Line } from '../support/registerFiles.ts';

const { store, deliver } = await startBackendWithPayers();
const settled = settledBy(deliver);
const { checkMemberValidity, findInsurers } = memberApi.endpoints;

const emiratesId = '784-1985-0000001-7';
const digits = '784198500000017';
const another = formatEmiratesId(demoEmiratesId(1990, 4321));
/** Nobody's number, far from all others. */
const stranger = (serial: number) => formatEmiratesId(demoEmiratesId(1950 + (serial % 50), 1000 + serial * 17));

let payerIds = 760;
async function aPayer(answers: 'register' | 'gateway' = 'register') {
  payerIds += 1;
  const payerId = payerIds;
  const names = { payerName: `Payer ${payerId}`, payerNameArabic: `جهة ${payerId}` };
  await putPayer(store, { payerId, ...names, payerCode: `INS${payerId}`, services: ['eligibility'], answers });
  return payerId;
}

/** Takes a list of members into the payer's register. */
async function listOf(payerId: number, ...lines: Line[]) {
  const admin = await signIn({ roles: ['PayerAdmin'], facility: null, payerId });
  await work(await started(admin, 'members.csv', csvOf(lines)));
}

/** The payer's register answers one request of the clinic: from then on the clinic works with it. */
const worksWith = (clinic: SignedIn, payerId: number) =>
  settled(clinic, { ...aForm(), payerId, emiratesId: another, eidReasonId: 1 });

async function aClinicWith(...payers: number[]) {
  const clinic = await aClinic(store);
  for (const payerId of payers) await worksWith(clinic, payerId);
  return clinic;
}

const check = (as: SignedIn, body: Record<string, unknown> = { emiratesId, eidReasonId: 1 }) =>
  callApi(handler, checkMemberValidity, { as, body: body as never });
const saidBy = async (as: SignedIn, body?: Record<string, unknown>) => {
  const { data } = await check(as, body);
  return [data?.validity, data?.sources.map(({ validity, why }) => [validity, why])];
};

const holding = { StartDate: day(-100), EndDate: day(200) };
const over = { StartDate: day(-300), EndDate: day(-20) };

describe('REQ-NET-27 member validity', () => {
  it('is active with plan, network, dates, co-payment and gatekeeping, as of a time', async () => {
    setClock('2026-11-20T08:00:00.000Z');
    const payerId = await aPayer();
    await listOf(payerId, aLine({ ...holding, Network: 'Emerald', Gatekeeping: 'Yes', CoPaymentAED: '50' }));
    setClock('2026-11-22T08:00:00.000Z');
    const clinic = await aClinicWith(payerId);
    expect((await check(clinic)).data).toEqual({
      asOf: '2026-11-22T08:00:00.000Z',
      validity: 'active',
      sources: [
        {
          ...{ payerId, payerName: `Payer ${payerId}`, payerNameArabic: `جهة ${payerId}` },
          ...{ validity: 'active', why: null, listedAt: '2026-11-20T08:00:00.000Z' },
          cards: [
            {
              cardNumber: 'SDR-000001',
              covers: [
                {
                  ...{ planName: 'Sidra Gold', networkName: 'Emerald', gatekeeping: 'required', state: 'holding' },
                  ...{ startsOn: holding.StartDate, endsOn: holding.EndDate, cancelledOn: null },
                  ...{ coPaymentPercent: 20, coPaymentFils: 5000 },
                },
              ],
            },
          ],
        },
      ],
    });
  });

  it('is a no where the list of every payer has no cover that holds, or not the person', async () => {
    const [ended, without] = [await aPayer(), await aPayer()];
    await listOf(ended, aLine(over));
    await listOf(without, aLine({ MemberID: 'OTHER-1', EmiratesID: another }));
    const clinic = await aClinicWith(ended, without);
    expect(await saidBy(clinic)).toEqual([
      'notActive',
      [
        ['notActive', null],
        ['notActive', null],
      ],
    ]);
  });

  it('is not known, and never a no, of a payer without a register or a list, and of a register that cannot be read', async () => {
    const [broken, empty] = [await aPayer(), await aPayer()];
    await listOf(broken, aLine(over));
    const clinic = await aClinicWith(broken, empty);
    const gateway = await settled(clinic);
    await store.send(
      new PutCommand({
        TableName: tableName('members'),
        Item: {
          pk: `PAYER#${broken}#MEMBER#SDR-000001`,
          sk: 'MEMBER',
          emiratesIdPk: `PAYER#${broken}#EMIRATESID#${digits}`,
        },
      }),
    );
    const { data } = await check(clinic);
    expect(data?.validity).toBe('unknown');
    expect(data?.sources.map(({ payerId, validity, why }) => [payerId, validity, why])).toEqual(
      expect.arrayContaining([
        [broken, 'unknown', 'notReadable'],
        [empty, 'unknown', 'noList'],
        [gateway.payerId, 'unknown', 'noRegister'],
      ]),
    );
    expect(await saidBy(await aClinic(store))).toEqual(['unknown', []]);
  });

  it('is not known by a list of more than 31 days, which says nothing against anybody, but still for who holds a cover', async () => {
    setClock('2026-10-01T08:00:00.000Z');
    const payerId = await aPayer();
    await listOf(
      payerId,
      aLine(over),
      aLine({ MemberID: 'SDR-000002', EmiratesID: another, PolicyNumber: 'POL-2', ...holding }),
    );
    setClock('2026-11-20T08:00:00.000Z');
    const clinic = await aClinicWith(payerId);
    expect(await saidBy(clinic)).toEqual(['unknown', [['unknown', 'oldList']]]);
    expect(await saidBy(clinic, { emiratesId: another, eidReasonId: 1 })).toEqual(['active', [['active', null]]]);
  });

  it('is found by the card number with the date of birth; a wrong date is answered like a card that is not there', async () => {
    const payerId = await aPayer();
    await listOf(payerId, aLine(holding));
    const clinic = await aClinicWith(payerId);
    const card = { cardNumber: 'SDR-000001', bornOn: '1985-03-14' };
    expect(await saidBy(clinic, card)).toEqual(['active', [['active', null]]]);
    const wrong = await check(clinic, { ...card, bornOn: '1985-03-15' });
    const none = await check(clinic, { ...card, cardNumber: 'SDR-999999' });
    expect(wrong.data?.sources).toEqual(none.data?.sources);
    expect(wrong.data?.sources).toMatchObject([{ validity: 'unknown', why: 'noSuchCard', cards: [] }]);
    expect(await check(clinic, { cardNumber: 'SDR-000001' })).toMatchObject({
      http: 400,
      errors: [{ field: 'bornOn' }],
    });
    expect(await check(clinic, { ...card, emiratesId, eidReasonId: 1 })).toMatchObject({ http: 400 });
    expect(await check(clinic, {})).toMatchObject({ http: 400, errors: [{ field: 'emiratesId' }] });
  });

  it('is said to a payer’s people by their own register alone, and to nobody without a facility or a payer', async () => {
    const [own, rival] = [await aPayer(), await aPayer()];
    for (const payerId of [own, rival]) await listOf(payerId, aLine(holding));
    const agent = await signIn({ roles: ['CallCenterAgent'], facility: null, payerId: own });
    const { data } = await check(agent, { emiratesId });
    expect(data?.sources.map(({ payerId }) => payerId)).toEqual([own]);
    const admin = await signIn({ roles: ['SuperAdmin'], facility: null });
    expect((await check(admin)).errors[0]?.code).toBe('facilityRequired');
    expect((await check(await signIn({ roles: ['SetupAdmin'], facility: null }))).http).toBe(403);
  });
});

describe('REQ-NET-27 fishing for Emirates IDs', () => {
  it('needs the card that was read, or a reason, and leaves every look on record, also that nobody was found', async () => {
    const payerId = await aPayer();
    await listOf(payerId, aLine(holding));
    const clinic = await aClinicWith(payerId);
    expect(await check(clinic, { emiratesId })).toMatchObject({ http: 400, errors: [{ field: 'eidReasonId' }] });
    const kept = { emiratesId: '784199912345678', fullName: 'A,B', expiresOn: '2030-02-28', isVerified: true };
    const cardReadId = await keepCardReading(store, kept, new Date());
    expect(await check(clinic, { emiratesId, cardReadId })).toMatchObject({
      errors: [{ code: 'emiratesIdNotMatching' }],
    });
    await check(clinic);
    await check(clinic, { emiratesId: stranger(1), eidReasonId: 2 });
    await check(clinic, { cardNumber: 'SDR-000001', bornOn: '1985-03-15' });
    const person = await identifierHash(digits);
    const looks = await auditsOf(store, `MEMBER#${payerId}/SDR-000001`);
    expect(looks.filter(({ action }) => action === 'member.checkValidity')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          actor: clinic.user.userId,
          after: expect.objectContaining({ eidReasonId: 1, criteria: { emiratesId: person } }),
        }),
        expect.objectContaining({ after: { isTheirs: false } }),
      ]),
    );
    const misses = await auditsOf(store, `PAYER#${payerId}`);
    expect(misses.filter(({ action }) => action === 'member.checkValidity')).toMatchObject([{ after: { found: 0 } }]);
  });

  it('ends after twenty looks of a person an hour, and after ten numbers that nobody insures', async () => {
    setClock('2026-11-21T08:00:00.000Z');
    const payerId = await aPayer();
    await listOf(payerId, aLine(holding));
    const eager = await aClinicWith(payerId);
    const answers = [];
    for (let at = 0; at < 21; at += 1) answers.push((await check(eager)).http);
    expect(answers).toEqual([...Array(20).fill(200), 429]);
    const guessing = await aClinicWith(payerId);
    const guesses = [];
    for (let at = 0; at < 11; at += 1) {
      guesses.push((await check(guessing, { emiratesId: stranger(at), eidReasonId: 1 })).errors[0]?.code ?? 200);
    }
    expect(guesses).toEqual([...Array(10).fill(200), 'searchPaused']);
    // The desk's look is the same look.
    const atDesk = await callApi(handler, findInsurers, {
      as: guessing,
      body: { emiratesId, eidReasonId: 1 } as never,
    });
    expect(atDesk.errors[0]?.code).toBe('searchPaused');
    // A card that was read is there.
    const kept = { emiratesId: digits, fullName: 'A,B', expiresOn: '2030-02-28', isVerified: true };
    const cardReadId = await keepCardReading(store, kept, new Date());
    expect((await check(guessing, { emiratesId, cardReadId })).http).toBe(200);
  });

  it('ends after six numbers that differ in their last digits only, whoever of them is insured', async () => {
    setClock('2026-11-21T10:00:00.000Z');
    const payerId = await aPayer();
    await listOf(payerId, aLine(holding));
    const clinic = await aClinicWith(payerId);
    const answers = [];
    for (let at = 0; at < 7; at += 1) {
      const near = formatEmiratesId(demoEmiratesId(1985, 7000 + at));
      answers.push((await check(clinic, { emiratesId: near, eidReasonId: 1 })).errors[0]?.code ?? 200);
    }
    expect(answers).toEqual([...Array(6).fill(200), 'searchPaused']);
    // The same patient may be looked up again.
    expect(
      (await check(clinic, { emiratesId: formatEmiratesId(demoEmiratesId(1985, 7000)), eidReasonId: 1 })).http,
    ).toBe(200);
  });
});
