import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { type SignedIn, signIn } from './api.ts';

let payerIds = 860;
/** A payer whose members the portal keeps. */
export async function aRegister(store: DynamoDBDocumentClient): Promise<number> {
  payerIds += 1;
  await putPayer(store, {
    payerId: payerIds,
    payerName: `Payer ${payerIds}`,
    payerNameArabic: `جهة ${payerIds}`,
    payerCode: `REP${payerIds}`,
    services: ['eligibility'],
    answers: 'register',
  });
  return payerIds;
}

/** An administrator of one. */
export const aRegisterAdmin = async (store: DynamoDBDocumentClient): Promise<SignedIn> =>
  signIn({ roles: ['PayerAdmin'], facility: null, payerId: await aRegister(store) });
