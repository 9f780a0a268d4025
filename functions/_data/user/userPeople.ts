import { peopleItems } from './peopleEntries.ts';
import { profileMigration } from './profileMigration.ts';
import { user } from './user.ts';

const reads = user.pick({
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
export const userPeople = profileMigration('userPeople', reads, peopleItems);
