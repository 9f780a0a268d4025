import { facilityLists } from '../_data/facility/facilityLists.ts';
import type { Migration } from '../_store/migration.ts';

export const migrations: readonly Migration[] = [facilityLists];
