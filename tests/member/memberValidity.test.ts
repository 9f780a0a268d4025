import { describe, expect, it } from 'vitest';
import { validityOf } from '../../shared/member/memberValidity.ts';
import { colleagueOf } from '../authorization/support/authorizations.ts';
import {
  aClinic,
  aForm,
  eligibleMember,
  memberWho,
  startBackendWithPayers,
} from '../eligibility/support/eligibility.ts';
import { type SignedIn, setClock, signIn } from '../support/api.ts';
import { aLine } from '../support/registerFiles.ts';
import { unreadableMember } from './support/unreadableMember.ts';
import { another, check, digits, emiratesId, holding, over, saidBy, validityDesk } from './support/validity.ts';

const backend = await startBackendWithPayers();
const { store } = backend;
const { settled, aPayer, listOf, aClinicWith } = validityDesk(backend);

/** Another member of the payer of `eligibleMember`, whom it answers about as well. */
const somebodyElse = () => {
  const { payerId, emiratesId: known } = eligibleMember();
  return memberWho((each) => each.payerId === payerId && each.emiratesId !== known && each.behaviour === 'answers');
};

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
          ...{ validity: 'active', why: null, listedAt: '2026-11-20T08:00:00.000Z', ownAnswer: null },
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
    const gateway = await settled(clinic, aForm(somebodyElse()));
    await unreadableMember(broken, digits);
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

  it('is what a payer has told this facility, where its register knows nothing: active on the day of the service, with its day later', async () => {
    setClock('2026-11-20T08:00:00.000Z');
    const [clinic, other] = [await aClinic(store), await aClinic(store)];
    const patient = eligibleMember().emiratesId;
    const asked = { emiratesId: patient, eidReasonId: 1 };
    const { payerId } = await settled(clinic);
    await settled(other, aForm(somebodyElse()));
    const told = async (as: SignedIn) =>
      (await check(as, asked)).data?.sources.find((each) => each.payerId === payerId);
    // Sessions end with the day.
    const colleague = () => colleagueOf(store, clinic, ['Eligibility']);
    expect(await told(clinic)).toMatchObject({
      ...{ validity: 'active', why: null },
      ownAnswer: { serviceDate: '2026-11-20', answeredAt: expect.stringMatching(/^2026-11-20/) },
    });
    expect(await told(other)).toMatchObject({ validity: 'unknown', why: 'noRegister', ownAnswer: null });
    setClock('2026-11-21T08:00:00.000Z');
    expect(await told(await colleague())).toMatchObject({
      ...{ validity: 'unknown', why: 'noRegister' },
      ownAnswer: { serviceDate: '2026-11-20' },
    });
    setClock('2027-01-20T08:00:00.000Z');
    expect(await told(await colleague())).toMatchObject({ validity: 'unknown', ownAnswer: null });
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

  it.each([
    [['notActive', 'unknown'], 'unknown'],
    [['notActive', 'notActive'], 'notActive'],
    [['unknown', 'active', 'notActive'], 'active'],
    [[], 'unknown'],
  ] as const)('of payers that say %j is %s', (said, together) => {
    expect(validityOf(said.map((validity) => ({ validity })))).toBe(together);
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
