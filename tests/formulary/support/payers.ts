import { putPayer } from '../../../functions/_data/payer/payer.ts';
import { wiring } from '../../../functions/_data/wiring.ts';
import { signIn } from '../../support/api.ts';

let payers = 500;

/** A payer of its own with two administrators, and one of another payer. */
export async function aPayer() {
  payers += 2;
  for (const payerId of [payers, payers + 1])
    await putPayer(wiring.store, {
      payerId,
      payerName: `Payer ${payerId}`,
      payerNameArabic: `جهة ${payerId}`,
      payerCode: `F${payerId}`,
      services: ['eligibility'],
    });
  const admin = (payerId: number) =>
    signIn({ roles: ['PayerAdmin'], facility: null, payerId, stored: { emiratesId: null } });
  const payerId = payers;
  const signInAgain = () => admin(payerId);
  return {
    payerId,
    maker: await admin(payerId),
    second: await admin(payerId),
    other: await admin(payerId + 1),
    signInAgain,
  };
}
