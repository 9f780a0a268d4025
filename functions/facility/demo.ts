import { displayNameOf } from '../../shared/_field/displayName.ts';
import { newLicenseRequestPuts } from '../_data/portalLicense/portalLicense.ts';
import type { Demo } from '../_demo/demo.ts';
import { demoFacilities } from '../_demo/facilities.ts';
import { newUlid } from '../_kit/ulid.ts';

const hourMs = 3_600_000;
const asked = { 'oasis-clinic': 25, 'coral-clinic': 10 } as const;

/** Portal licences that a distributor's representative asked for, and that wait. */
export const demo: Demo = ({ users, now }) => {
  const distributor = 'SoftwareAllienceRepresentative';
  const maker = users.find(({ roles }) => roles.includes(distributor) && !roles.includes('SuperAdmin'));
  if (!maker) return [];
  return Object.entries(asked).flatMap(([facilityId, numberOfUsers], at) => {
    const facility = demoFacilities.find((each) => each.facilityId === facilityId);
    if (!facility) return [];
    const { facilityName, facilityNameArabic, facilityLicense, regulatoryId, seats } = facility;
    const madeAt = new Date(now.getTime() - (at + 1) * hourMs);
    return newLicenseRequestPuts({
      licenseRequestId: newUlid(madeAt.getTime()),
      state: 'waiting',
      facilityId,
      facilityName,
      facilityNameArabic,
      facilityLicense,
      regulatorId: regulatoryId,
      numberOfUsers,
      requestTypeId: seats === null ? 1 : 2,
      licenseTypeIds: [1, 2],
      seatsBefore: seats,
      comment: 'The contract was signed on site.',
      distributor,
      madeAt: madeAt.toISOString(),
      makerId: maker.userId,
      makerName: displayNameOf(maker),
      decidedAt: null,
      decidedBy: null,
      reason: null,
      version: 1,
    });
  });
};
