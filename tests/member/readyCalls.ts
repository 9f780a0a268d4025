import { putPayer } from '../../functions/_data/payer/payer.ts';
import { memberApi } from '../../shared/member/routes.ts';
import { records } from '../contract/ownedRecords.ts';
import { type Owner, payerOf } from '../contract/owner.ts';
import { readyCallsOf } from '../contract/readyCallsOf.ts';

/** A member of a payer that keeps its register in the portal. */
async function aRegistered(owner: Owner) {
  const payerId = payerOf(owner);
  await putPayer(owner.store, {
    ...{ payerId, payerName: `Payer ${payerId}`, payerNameArabic: `جهة ${payerId}`, payerCode: `OWN${payerId}` },
    ...{ services: ['eligibility'], answers: 'register' },
  });
  return { payerId, memberId: await records.member(owner) };
}

/** Calls about members, of a payer that keeps its register in the portal. */
export const readyCalls = readyCallsOf(memberApi, {
  getCardNumber: async (owner: Owner) => ({
    as: owner.clinic,
    body: { payerId: (await aRegistered(owner)).payerId },
  }),
  getCardDetails: async (owner: Owner) => {
    const { payerId, memberId } = await aRegistered(owner);
    return { as: owner.clinic, body: { payerId, cardNumber: memberId } };
  },
});
