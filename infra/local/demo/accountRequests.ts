import { newAccountRequestPuts } from '../../../functions/_data/accountRequest/accountRequest.ts';
import type { User } from '../../../functions/_data/user/user.ts';
import { newUlid } from '../../../functions/_kit/ulid.ts';
import type { TransactItem } from '../../../functions/_store/transaction.ts';
import { isConnectedRegulator } from '../../../shared/_field/regulator.ts';
import { demoFacilities } from './facilities.ts';

const hourMs = 3_600_000;

/** The requests of the demonstration's accounts that wait, some hours old. */
export function demoAccountRequests(users: readonly User[], now: Date): TransactItem[] {
  return users.flatMap((user, at) => {
    const facility = demoFacilities.find(({ facilityId }) => facilityId === user.currentFacilityId);
    if (user.access !== 'waiting' || user.accessDesk === null || !facility) return [];
    const askedAt = new Date(now.getTime() - (at % 20) * hourMs);
    const asked = {
      kind: 'account',
      connectionProof: isConnectedRegulator(facility.regulatoryId) ? 'credentialsOnly' : 'notApplicable',
      isCardProven: false,
      clinicianLicense: null,
      clinicianName: null,
      specialty: null,
      isLicenseRegistered: null,
    } as const;
    const from = {
      accountRequestId: newUlid(askedAt.getTime()),
      waitsFor: user.accessDesk,
      askedAt: askedAt.toISOString(),
      sourceIp: '203.0.113.24',
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    };
    return newAccountRequestPuts({ user, facility, asked }, from);
  });
}
