import { userPeople } from '../_data/user/userPeople.ts';
import { userPointers } from '../_data/user/userPointers.ts';
import { userRoleHolders } from '../_data/user/userRoleHolders.ts';
import type { Migration } from '../_store/migration.ts';

export const migrations: readonly Migration[] = [userPointers, userPeople, userRoleHolders];
