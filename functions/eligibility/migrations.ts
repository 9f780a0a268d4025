import { eligibilityClaims, eligibilityFound, eligibilityRows } from '../_data/eligibility/eligibilityRows.ts';
import type { Migration } from '../_store/migration.ts';

export const migrations: readonly Migration[] = [eligibilityRows, eligibilityClaims, eligibilityFound];
