import { newAccountRequestPuts } from '../../../functions/_data/accountRequest/accountRequest.ts';
import type { User } from '../../../functions/_data/user/user.ts';
import { newUlid } from '../../../functions/_kit/ulid.ts';
import type { TransactItem } from '../../../functions/_store/transaction.ts';
import { displayNameOf } from '../../../shared/_field/displayName.ts';
import { isConnectedRegulator } from '../../../shared/_field/regulator.ts';
import { demoFacilities } from './facilities.ts';

const hourMs = 3_600_000;

/** The requests of the demonstration's accounts that wait, some hours old. */
export function demoAccountRequests(users: readonly User[], now: Date): TransactItem[] {
  return users.flatMap((user, at) => {
    const facility = demoFacilities.find(({ facilityId }) => facilityId === user.currentFacilityId);
    if (user.access !== 'waiting' || user.accessDesk === null || !facility) return [];
    const askedAt = new Date(now.getTime() - (at % 20) * hourMs);
    const { facilityId, facilityName, facilityNameArabic, facilityLicense, regulatoryId } = facility;
    return newAccountRequestPuts({
      accountRequestId: newUlid(askedAt.getTime()),
      kind: 'account',
      state: 'waiting',
      waitsFor: user.accessDesk,
      userId: user.userId,
      userName: user.userName,
      fullName: displayNameOf(user),
      emiratesIdEnding: user.emiratesId?.slice(-4) ?? null,
      isCardProven: false,
      facilityId,
      facilityName,
      facilityNameArabic,
      facilityLicense,
      regulatorId: regulatoryId,
      connectionProof: isConnectedRegulator(regulatoryId) ? 'credentialsOnly' : 'notApplicable',
      roles: user.roles,
      clinicianLicense: null,
      clinicianName: null,
      specialty: null,
      isLicenseRegistered: null,
      askedAt: askedAt.toISOString(),
      sourceIp: '203.0.113.24',
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
      decidedAt: null,
      decidedBy: null,
      reason: null,
      version: 1,
    });
  });
}
