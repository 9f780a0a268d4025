import type { Migration } from '../../_store/migration.ts';
import { administratorItems } from './administrators.ts';
import { licenseHolderItems } from './licenseHolder.ts';
import { isProfile, user } from './user.ts';

const pointed = user.pick({ userId: true, roles: true, facilityIds: true, isLocked: true, clinicianLicense: true });

/**
 * Gives the accounts of releases before account requests the pointers by which administrators are told of a request, and by which a
 * professional licence is one account's. Of two old accounts with one licence the one that is found first holds it.
 */
export const userPointers: Migration = {
  name: 'userPointers',
  table: 'users',
  reads: Object.keys(pointed.shape),
  change: () => null,
  besides: (item) => {
    if (!isProfile(item)) return [];
    const account = pointed.parse(Object.fromEntries(Object.keys(pointed.shape).map((name) => [name, item[name]])));
    return [...administratorItems(account), ...licenseHolderItems(account)];
  },
};
