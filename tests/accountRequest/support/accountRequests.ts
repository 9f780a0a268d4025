import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { newAccountRequestPuts } from '../../../functions/_data/accountRequest/accountRequest.ts';
import type { Facility } from '../../../functions/_data/facility/facility.ts';
import { putUser } from '../../../functions/_data/user/user.ts';
import { newUlid } from '../../../functions/_kit/ulid.ts';
import { writeTogether } from '../../../functions/_store/transaction.ts';
import { aUser } from '../../support/builders.ts';

/** Stores an account that waits for the administrator of a facility; answers the id of its request. */
export async function waitingRequest(store: DynamoDBDocumentClient, facility: Facility): Promise<string> {
  const { facilityId } = facility;
  const waiting = { access: 'waiting', accessDesk: 'facility', emiratesId: null } as const;
  const user = aUser({ ...waiting, roles: ['Standard'], facilityIds: [facilityId], currentFacilityId: facilityId });
  await putUser(store, user);
  const accountRequestId = newUlid(Date.now());
  const asked = {
    kind: 'account',
    connectionProof: 'credentialsOnly',
    isCardProven: false,
    clinicianLicense: null,
    clinicianName: null,
    specialty: null,
    isLicenseRegistered: null,
  } as const;
  const askedAt = new Date().toISOString();
  const from = { accountRequestId, waitsFor: 'facility', askedAt, sourceIp: '192.0.2.7', userAgent: 'test' } as const;
  const request = newAccountRequestPuts({ user, facility, asked }, from);
  if (!(await writeTogether(store, request))) throw new Error('The request is stored already');
  return accountRequestId;
}
