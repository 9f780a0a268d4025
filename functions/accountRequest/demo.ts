import { isConnectedRegulator } from '../../shared/_field/regulator.ts';
import { newAccountRequestPuts } from '../_data/accountRequest/accountRequest.ts';
import type { Demo } from '../_demo/demo.ts';
import { demoFacilities } from '../_demo/facilities.ts';
import { newUlid } from '../_kit/ulid.ts';

const hourMs = 3_600_000;

/** The requests of the demonstration's accounts that wait, some hours old. */
export const demo: Demo = ({ users, now }) => {
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
};
