import type * as z from 'zod';
import type { searchQuery } from '../../shared/clinician/routes.ts';
import { type ClinicianFound, searchClinicians } from '../_data/clinician/clinician.ts';
import type { SessionContext } from '../_kit/context.ts';

const mostShown = 20;

/**
 * The clinicians of the caller's facility that a search box offers. An administrator without a facility gets an
 * empty list.
 */
export function foundClinicians(
  { searchFilter = '', excludedItems = '' }: z.output<typeof searchQuery>,
  { store, scope }: SessionContext,
  isWanted?: (found: ClinicianFound) => boolean,
): Promise<ClinicianFound[]> {
  const excluded = new Set(excludedItems.split(',').map((item) => item.trim()));
  return searchClinicians(store, scope, { text: searchFilter, excluded, take: mostShown, isWanted });
}
