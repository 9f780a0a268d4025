import type { Migration } from '../../_store/migration.ts';
import { peopleItems } from './peopleEntries.ts';
import { isProfile, user } from './user.ts';

const found = user.pick({
  userId: true,
  userName: true,
  firstName: true,
  lastName: true,
  clinicianLicense: true,
  emiratesId: true,
  emiratesIdClaim: true,
  facilityIds: true,
  access: true,
});

/** Gives the accounts of releases before the administration of users the entries by which searches find them. */
export const userPeople: Migration = {
  name: 'userPeople',
  table: 'users',
  reads: Object.keys(found.shape),
  change: () => null,
  besides: (item) => {
    if (!isProfile(item)) return [];
    return peopleItems(found.parse(Object.fromEntries(Object.keys(found.shape).map((name) => [name, item[name]]))));
  },
};
