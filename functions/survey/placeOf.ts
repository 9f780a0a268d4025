import type { Facility } from '../_data/facility/facility.ts';

/** A provider as the insurer's lists show it. */
export const placeOf = ({ facilityId, facilityName, facilityNameArabic, facilityLicense }: Facility) => ({
  facilityId,
  facilityName,
  facilityNameArabic,
  facilityLicense,
});
