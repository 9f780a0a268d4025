import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { getFacility, putFacility } from '../../functions/_data/facility/facility.ts';
import { putPayer } from '../../functions/_data/payer/payer.ts';
import { roles } from '../../shared/_field/roles.ts';
import { aStaffedClinic } from '../eligibility/support/eligibility.ts';
import { type SignedIn, signIn } from '../support/api.ts';
import { aFacility } from '../support/builders.ts';

/** A clinic's receptionist and a reviewer of the payer that the clinic asks: whose records others must not reach. */
export interface Owner {
  readonly store: DynamoDBDocumentClient;
  readonly clinic: SignedIn;
  readonly payer: SignedIn;
}

/** Every role that a tenant's people can have, together: the other two administer the whole portal. */
export const tenantRoles = roles.filter((role) => role !== 'SuperAdmin' && role !== 'SetupAdmin');

/** Far from the numbers that other helpers of tests count up from. */
let payers = 20_000;

/** An owner of its own: nothing that another one has is in the way of its records. The payer's people answer by hand. */
export async function anOwner(store: DynamoDBDocumentClient): Promise<Owner> {
  payers += 1;
  const facility = await aStaffedClinic(store);
  const clinic = await signIn({ roles: ['Eligibility', 'MedicalProvider', 'HomeCare', 'EauthClaim'], facility });
  await putPayer(store, {
    payerId: payers,
    payerName: `Payer ${payers}`,
    payerNameArabic: `جهة ${payers}`,
    payerCode: `OWN${payers}`,
    services: ['eligibility'],
    answers: 'desk',
    authorizations: 'desk',
  });
  const payer = await signIn({ roles: tenantRoles, facility: null, payerId: payers });
  return { store, clinic, payer };
}

/** The licence of the owner's clinic. */
export async function licenseOf({ store, clinic }: Owner): Promise<string> {
  const facility = await getFacility(store, clinic.user.facilityId ?? '');
  return facility?.facilityLicense ?? '';
}

/** The payer whose people the owner's second half is one of. */
export const payerOf = ({ payer }: Owner): number => payer.user.payerId ?? 0;

/** A clinic of another tenant, with every role. */
export async function aForeignClinic(store: DynamoDBDocumentClient): Promise<SignedIn> {
  const facility = aFacility();
  await putFacility(store, facility);
  return signIn({ roles: tenantRoles, facility });
}
