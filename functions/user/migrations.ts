import { userPeople } from '../_data/user/userPeople.ts';
import { userPointers } from '../_data/user/userPointers.ts';
import type { Migration } from '../_store/migration.ts';

export const migrations: readonly Migration[] = [userPointers, userPeople];
