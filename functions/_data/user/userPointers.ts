import { administratorItems } from './administrators.ts';
import { licenseHolderItems } from './licenseHolder.ts';
import { profileMigration } from './profileMigration.ts';
import { user } from './user.ts';

const reads = user.pick({ userId: true, roles: true, facilityIds: true, isLocked: true, clinicianLicense: true });

/**
 * Gives the accounts of releases before account requests the pointers by which administrators are told of a request, and by which a
 * professional licence is one account's. Of two old accounts with one licence the one that is found first holds it.
 */
export const userPointers = profileMigration('userPointers', reads, (account) => [
  ...administratorItems(account),
  ...licenseHolderItems(account),
]);
