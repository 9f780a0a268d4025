import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { getFacility } from '../../../functions/_data/facility/facility.ts';
import {
  insurerAuthorizationId,
  insurerAuthorizationWrites,
} from '../../../functions/_data/insurerAuthorization/insurerAuthorization.ts';
import { askedPayerOf, getPayer } from '../../../functions/_data/payer/payer.ts';
import { provenFacilityId, provenPayerId } from '../../../functions/_kit/proof.ts';
import { newUlid } from '../../../functions/_kit/ulid.ts';
import { writeTogether } from '../../../functions/_store/transaction.ts';

let made = 0;

/** An authorisation of a payer's own system for this facility, as a sheet would have brought it. */
export async function anInsurerAuthorization(
  store: DynamoDBDocumentClient,
  of: { readonly facilityId: string; readonly payerId: number },
): Promise<string> {
  const [facility, payer] = [await getFacility(store, of.facilityId), await getPayer(store, of.payerId)];
  if (!facility || !payer) throw new Error('The facility or the payer is not stored');
  made += 1;
  const authorizationNumber = `OWN-${made}`;
  const said = {
    ...{ authorizationNumber, requestNumber: null, facilityLicense: facility.facilityLicense },
    ...{ emiratesId: '784198500000017', cardNumber: null, patientName: 'Sara Invented' },
    ...{ status: 'approved', type: 'Authorization', category: '1', requestedOn: '2026-11-02' },
    ...{ validFrom: null, validTo: null, approvedFils: 150_00, denialCode: null, clinicianLicense: null },
    ...{ comments: null, lines: [{ code: '99213', quantity: 1, approvedFils: 150_00 }] },
  };
  const stored = {
    ...{ ...said, authorizationId: insurerAuthorizationId(provenPayerId(of.payerId), authorizationNumber), version: 1 },
    ...{ facilityId: provenFacilityId(of.facilityId), payerId: askedPayerOf(payer) },
    ...{ facilityName: facility.facilityName, facilityNameArabic: facility.facilityNameArabic },
    ...{ payerName: payer.payerName, payerNameArabic: payer.payerNameArabic },
  };
  const at = new Date();
  const version = { changeId: newUlid(at.getTime()), at: at.toISOString(), byName: 'Noura Invented', content: said };
  if (!(await writeTogether(store, insurerAuthorizationWrites(null, stored, version))))
    throw new Error('It is stored already');
  return stored.authorizationId;
}
