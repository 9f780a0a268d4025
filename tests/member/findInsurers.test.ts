import { describe, expect, it } from 'vitest';
import { keepCardReading } from '../../functions/_data/cardReading/cardReading.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { demoEmiratesId } from '../../functions/_demo/emiratesIds.ts';
import { identifierHash } from '../../functions/_kit/identifierHash.ts';
import { handler } from '../../functions/member/index.ts';
import { formatEmiratesId } from '../../shared/_field/emiratesId.ts';
import type { Role } from '../../shared/_field/roles.ts';
import { memberApi } from '../../shared/member/routes.ts';
import { aClinic, aForm, settledBy, startBackendWithPayers, submitted } from '../eligibility/support/eligibility.ts';
import { callApi, type SignedIn, setClock, signIn } from '../support/api.ts';
import { auditsOf } from '../support/auditTrail.ts';
import { started, work } from '../support/jobs.ts';
import { aLine, csvOf, day } from '../support/registerFiles.ts';
import { unreadableMember } from './support/unreadableMember.ts';

const { store, deliver } = await startBackendWithPayers();
const settled = settledBy(deliver);
const { findInsurers } = memberApi.endpoints;

const emiratesId = '784-1985-0000001-7';
const digits = '784198500000017';
const another = formatEmiratesId(demoEmiratesId(1990, 4321));

type Answers = 'register' | 'gateway' | 'desk';

let payerIds = 860;
async function aPayer(answers: Answers = 'register') {
  payerIds += 1;
  const payerId = payerIds;
  const names = { payerName: `Payer ${payerId}`, payerNameArabic: `جهة ${payerId}` };
  await putPayer(store, { payerId, ...names, payerCode: `INS${payerId}`, services: ['eligibility'], answers });
  return payerId;
}

/** Takes a list of members into the payer's register. */
async function listOf(payerId: number, ...lines: Parameters<typeof csvOf>[0][number][]) {
  const admin = await signIn({ roles: ['PayerAdmin'], facility: null, payerId });
  await work(await started(admin, 'members.csv', csvOf(lines)));
}

/** The payer's register answers one request of the clinic: from then on the clinic works with it. */
const worksWith = (clinic: SignedIn, payerId: number) =>
  settled(clinic, { ...aForm(), payerId, emiratesId: another, eidReasonId: 1 });

const ask = (as: SignedIn, body: Record<string, unknown> = { emiratesId, eidReasonId: 1 }) =>
  callApi(handler, findInsurers, { as, body: body as never });

describe('who insures a patient', () => {
  it('is said by the registers of the payers that have answered the facility, with the age of each list', async () => {
    setClock('2026-11-20T08:00:00.000Z');
    const [theirs, others, empty, strange] = [await aPayer(), await aPayer(), await aPayer(), await aPayer()];
    const held = { startsOn: day(-100), endsOn: day(200) };
    for (const payerId of [theirs, strange]) await listOf(payerId, aLine());
    await listOf(others, aLine({ MemberID: 'OTHER-1', EmiratesID: another }));
    setClock('2026-11-22T08:00:00.000Z');
    const clinic = await aClinic(store);
    for (const payerId of [theirs, others, empty]) await worksWith(clinic, payerId);
    // It was asked, and has not answered.
    await submitted(clinic, { ...aForm(), payerId: strange, emiratesId, eidReasonId: 1 });

    const { data } = await ask(clinic);
    expect(data?.map(({ payerName: _, payerNameArabic: __, ...rest }) => rest)).toEqual([
      {
        payerId: theirs,
        finding: 'found',
        why: null,
        listedAt: '2026-11-20T08:00:00.000Z',
        cards: [
          {
            cardNumber: 'SDR-000001',
            cover: { planName: 'Sidra Gold', ...held, state: 'holding' },
          },
        ],
      },
      { payerId: others, finding: 'notFound', why: null, listedAt: '2026-11-20T08:00:00.000Z', cards: [] },
      { payerId: empty, finding: 'unknown', why: 'noList', listedAt: null, cards: [] },
    ]);
  });

  it('is not known of a payer without a register here, and of a register that cannot be read', async () => {
    const clinic = await aClinic(store);
    const broken = await aPayer();
    await listOf(broken, aLine());
    await worksWith(clinic, broken);
    const gateway = await settled(clinic);
    await unreadableMember(broken, digits);
    const { data } = await ask(clinic);
    const findings = data?.map(({ payerId, finding, why }) => [payerId, finding, why]);
    expect(findings).toEqual(
      expect.arrayContaining([
        [broken, 'unknown', 'notReadable'],
        [gateway.payerId, 'unknown', 'noRegister'],
      ]),
    );
    expect(findings).toHaveLength(2);
  });

  it('has the date of the newest list that was taken in', async () => {
    const payerId = await aPayer();
    const clinic = await aClinic(store);
    const admin = await signIn({ roles: ['PayerAdmin'], facility: null, payerId });
    setClock('2026-11-18T08:00:00.000Z');
    await work(await started(admin, 'members.csv', csvOf([aLine()])));
    await worksWith(clinic, payerId);
    setClock('2026-11-19T08:00:00.000Z');
    // Not one row of it is good, so it tells nothing of the register.
    await work(await started(admin, 'members.csv', csvOf([aLine({ BirthDate: 'yesterday' })])));
    expect((await ask(clinic)).data).toMatchObject([{ payerId, listedAt: '2026-11-18T08:00:00.000Z' }]);
    await work(await started(admin, 'members.csv', csvOf([aLine({ PlanName: 'Other' })])));
    expect((await ask(clinic)).data).toMatchObject([{ payerId, listedAt: '2026-11-19T08:00:00.000Z' }]);
  });
});

describe('fishing for insured people', () => {
  it('ends after twenty looks of a person an hour, and each of them is a question to a register too', async () => {
    setClock('2026-11-21T08:00:00.000Z');
    const clinic = await aClinic(store);
    const answers = [];
    for (let at = 0; at < 21; at += 1) answers.push((await ask(clinic)).http);
    expect(answers).toEqual([...Array(20).fill(200), 429]);
    const payerId = await aPayer();
    const eager = await aClinic(store);
    const question = { payerId, emiratesId, eidReasonId: 1 };
    const card = () => callApi(handler, memberApi.endpoints.getCardNumber, { as: eager, body: question as never });
    for (let at = 0; at < 41; at += 1) await card();
    const mixed = [];
    for (let at = 0; at < 20; at += 1) mixed.push((await ask(eager)).http);
    expect(mixed.filter((http) => http === 200)).toHaveLength(19);
  });

  it('tells nothing to another facility of the same payer’s patients, nor to those who are no reception', async () => {
    const payerId = await aPayer();
    await listOf(payerId, aLine());
    const [clinic, stranger] = [await aClinic(store), await aClinic(store)];
    await worksWith(clinic, payerId);
    expect((await ask(clinic)).data).toMatchObject([{ payerId, finding: 'found' }]);
    expect((await ask(stranger)).data).toEqual([]);
    const insurer = await signIn({ roles: ['Eligibility'], facility: null, payerId });
    expect(await ask(insurer)).toMatchObject({ errors: [{ code: 'facilityRequired' }] });
    const others: Role[] = ['PayerAdmin', 'SetupAdmin', 'Pharmacy'];
    for (const role of others) expect(await ask(await signIn({ roles: [role] }))).toMatchObject({ http: 403 });
  });

  it('needs the card that was read, or a reason, and is on record with who looked for whom and where', async () => {
    const payerId = await aPayer();
    await listOf(payerId, aLine());
    const clinic = await aClinic(store);
    await worksWith(clinic, payerId);
    expect(await ask(clinic, { emiratesId })).toMatchObject({ http: 400, errors: [{ field: 'eidReasonId' }] });
    expect(await ask(clinic, { emiratesId, eidReasonId: 99 })).toMatchObject({ http: 400 });
    const kept = { emiratesId: '784199912345678', fullName: 'A,B', expiresOn: '2030-02-28', isVerified: true };
    const cardReadId = await keepCardReading(store, kept, new Date());
    expect(await ask(clinic, { emiratesId, cardReadId })).toMatchObject({
      errors: [{ code: 'emiratesIdNotMatching' }],
    });
    await ask(clinic);
    const person = await identifierHash(digits);
    const looks = await auditsOf(store, `MEMBER#${payerId}/SDR-000001`);
    expect(looks.filter(({ action }) => action === 'member.findInsurers')).toMatchObject([
      { actor: clinic.user.userId, after: { eidReasonId: 1, isCardRead: false, criteria: { emiratesId: person } } },
    ]);
    expect(await auditsOf(store, `IDENTIFIER#${person}`)).toEqual(
      expect.arrayContaining([expect.objectContaining({ action: 'member.findInsurers', actor: clinic.user.userId })]),
    );
  });
});
