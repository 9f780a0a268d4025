import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { newAccountRequestPuts } from '../../functions/_data/accountRequest/accountRequest.ts';
import type { Facility } from '../../functions/_data/facility/facility.ts';
import { putUser } from '../../functions/_data/user/user.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { aUser } from './builders.ts';

/** Stores an account that waits for the administrator of a facility; answers the id of its request. */
export async function waitingRequest(store: DynamoDBDocumentClient, facility: Facility): Promise<string> {
  const { facilityId, facilityName, facilityNameArabic, facilityLicense, regulatoryId } = facility;
  const waiting = { access: 'waiting', accessDesk: 'facility', emiratesId: null } as const;
  const user = aUser({ ...waiting, roles: ['Standard'], facilityIds: [facilityId], currentFacilityId: facilityId });
  await putUser(store, user);
  const accountRequestId = newUlid(Date.now());
  const request = newAccountRequestPuts({
    accountRequestId,
    kind: 'account',
    state: 'waiting',
    waitsFor: 'facility',
    userId: user.userId,
    userName: user.userName,
    fullName: 'Sara Invented',
    emiratesIdEnding: null,
    isCardProven: false,
    facilityId,
    facilityName,
    facilityNameArabic,
    facilityLicense,
    regulatorId: regulatoryId,
    connectionProof: 'credentialsOnly',
    roles: user.roles,
    clinicianLicense: null,
    clinicianName: null,
    specialty: null,
    isLicenseRegistered: null,
    askedAt: new Date().toISOString(),
    sourceIp: '192.0.2.7',
    userAgent: 'test',
    decidedAt: null,
    decidedBy: null,
    reason: null,
    version: 1,
  });
  if (!(await writeTogether(store, request))) throw new Error('The request is stored already');
  return accountRequestId;
}
