import { clinicianPointers } from '../_data/clinician/clinicianPointers.ts';
import type { Migration } from '../_store/migration.ts';

export const migrations: readonly Migration[] = [clinicianPointers];
