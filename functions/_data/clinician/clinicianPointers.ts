import type { Migration } from '../../_store/migration.ts';
import { clinician, recordItems } from './clinician.ts';

/**
 * Gives the clinicians of releases without clinician administration what leads to them: by their id, by their Emirates ID, to all places of a licence, and the
 * search entries of those who have left.
 */
export const clinicianPointers: Migration = {
  name: 'clinicianPointers',
  table: 'facilities',
  reads: Object.keys(clinician.shape),
  change: () => null,
  besides: (item) => (item.pk.startsWith('FACILITY#') && item.sk.startsWith('CLINICIAN#') ? recordItems(item) : []),
};
