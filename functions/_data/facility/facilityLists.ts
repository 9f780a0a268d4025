import type { Migration } from '../../_store/migration.ts';
import { facility, isFacilityProfile } from './facility.ts';
import { facilityEntries } from './facilityEntries.ts';

const listed = facility.pick({
  facilityId: true,
  facilityName: true,
  facilityNameArabic: true,
  facilityLicense: true,
  regulatoryId: true,
  kind: true,
  isActive: true,
  isHieConnected: true,
  isHomeCare: true,
  providerCode: true,
});

/**
 * Gives the facilities of releases before the search for facilities the entries by which it finds them. Of two old facilities with one
 * provider code the one that is found first stands in the list of codes.
 */
export const facilityLists: Migration = {
  name: 'facilityLists',
  table: 'facilities',
  reads: Object.keys(listed.shape),
  change: () => null,
  besides: (item) => {
    if (!isFacilityProfile(item)) return [];
    const names = Object.keys(listed.shape).filter((name) => name in item);
    return facilityEntries(listed.parse(Object.fromEntries(names.map((name) => [name, item[name]]))));
  },
};
