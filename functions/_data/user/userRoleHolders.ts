import type { Migration } from '../../_store/migration.ts';
import { roleHolderItems } from './roleHolders.ts';
import { isProfile, user } from './user.ts';

const pointed = user.pick({ userId: true, roles: true, payerId: true, regulatoryId: true, facilityIds: true });

/** Gives the accounts of releases before the reallocation of patients the pointers by which the people of a workplace are told. */
export const userRoleHolders: Migration = {
  name: 'userRoleHolders',
  table: 'users',
  reads: Object.keys(pointed.shape),
  change: () => null,
  besides: (item) => {
    if (!isProfile(item)) return [];
    const account = pointed.parse(Object.fromEntries(Object.keys(pointed.shape).map((name) => [name, item[name]])));
    return roleHolderItems(account);
  },
};
