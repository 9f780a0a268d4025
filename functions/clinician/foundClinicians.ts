import type * as z from 'zod';
import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import type { ClinicianOption, searchQuery } from '../../shared/clinician/routes.ts';
import type { ClinicianFound } from '../_data/clinician/clinicianFound.ts';
import { searchClinicians } from '../_data/clinician/clinicianSearch.ts';
import type { SessionContext } from '../_kit/context.ts';

export const mostShown = 20;

/** The comma-joined choices of a search box. */
export const chosenIn = (excludedItems = ''): ReadonlySet<string> =>
  new Set(excludedItems.split(',').map((item) => item.trim()));

export const optionOf = ({ clinicianId, fullName, licenseNo, specialty }: ClinicianOption): ClinicianOption => ({
  clinicianId,
  fullName,
  licenseNo,
  specialty,
});

/**
 * The clinicians of the caller's facility that a search box offers: who works there today. An administrator without a facility gets an
 * empty list.
 */
export async function foundClinicians(
  { searchFilter = '', excludedItems }: z.output<typeof searchQuery>,
  { store, scope, now }: SessionContext,
  isWanted?: (found: ClinicianFound) => boolean,
): Promise<ClinicianOption[]> {
  const wanted = { text: searchFilter, excluded: chosenIn(excludedItems), take: mostShown, isWanted };
  return (await searchClinicians(store, scope, { ...wanted, day: emiratesDateOf(now()) })).map(optionOf);
}
