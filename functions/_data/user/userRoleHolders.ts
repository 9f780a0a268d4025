import { profileMigration } from './profileMigration.ts';
import { roleHolderItems } from './roleHolders.ts';
import { user } from './user.ts';

const reads = user.pick({ userId: true, roles: true, payerId: true, regulatoryId: true, facilityIds: true });

/** Gives the accounts of releases before the reallocation of patients the pointers by which the people of a workplace are told. */
export const userRoleHolders = profileMigration('userRoleHolders', reads, roleHolderItems);
