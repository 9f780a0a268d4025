import { facilitySheet } from '../../../shared/facility/facilitySheet.ts';
import { findFacilityByLicense } from '../../_data/facility/facility.ts';
import { findProviderCode } from '../../_data/facility/facilitySearch.ts';
import { isInUse } from '../../_data/facility/facilityUse.ts';
import { actingUser } from '../../_parts/sheetImport/actingUser.ts';
import type { Found, ImportContext, ImportServer, RowKey } from '../../_parts/sheetImport/importServer.ts';
import { Unfit } from '../../_parts/sheetImport/importServer.ts';
import type { FacilityFacts } from '../writeFacility.ts';
import { type FacilityRow, factsIn, factsOf } from './sheetFacility.ts';
import { writeRow } from './writeRow.ts';

/** The facilities of these licences, as they are now. */
async function findFacilities(ctx: ImportContext, keys: readonly RowKey[]) {
  await actingUser(facilitySheet, ctx);
  const found = new Map<string, Found<FacilityFacts>>();
  await Promise.all(
    keys.map(async ({ key, about }) => {
      const facility = await findFacilityByLicense(ctx.store, String(about.facilityLicense));
      if (facility) found.set(key, { stored: factsIn(facility) });
    }),
  );
  return found;
}

/** The facts that a row wants; a provider code is one facility's. */
async function nextFacts(row: FacilityRow, stored: FacilityFacts | null, ctx: ImportContext) {
  const facts = factsOf(row, stored);
  if (Array.isArray(facts)) return new Unfit(...facts);
  if (facts.providerCode !== null && facts.providerCode !== stored?.providerCode) {
    const holder = await findProviderCode(ctx.store, facts.providerCode);
    const own = await findFacilityByLicense(ctx.store, facts.facilityLicense);
    if (holder !== null && holder !== own?.facilityId)
      return new Unfit({ column: 'providerCode', code: 'providerCodeTaken' });
  }
  return facts;
}

/** Of the facilities that a sheet has added and nobody has changed: those that somebody uses by now. Others get back what they held. */
async function usedOf(ctx: ImportContext, records: ReadonlyMap<string, FacilityFacts>): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for (const [key, { facilityLicense }] of records) {
    const facility = await findFacilityByLicense(ctx.store, facilityLicense);
    if (facility?.version === 1 && (await isInUse(ctx.store, facility))) used.add(key);
  }
  return used;
}

/** What a sheet of facilities does: the rules of the form, with the rights of the person who asks for it, when it is written. */
export const facilityImport: ImportServer<typeof facilitySheet.columns, FacilityFacts> = {
  facts: facilitySheet,
  find: findFacilities,
  next: nextFacts,
  writeRow,
  inUse: usedOf,
};
