import type { ImportRow } from '../../../shared/_parts/sheetImport.ts';
import { listedClinicianSheet } from '../../../shared/clinician/clinicianSheets.ts';
import { type ListedClinician, listedClinicians, listedClinicianWrite } from '../../_data/clinician/listedClinician.ts';
import { findLicenseHolder } from '../../_data/user/licenseHolder.ts';
import { actingUser } from '../../_parts/sheetImport/actingUser.ts';
import { type ImportContext, type ImportServer, Unfit } from '../../_parts/sheetImport/importServer.ts';
import { details, listedOf } from '../importListed.ts';
import { licenceProblems } from '../sheetRows.ts';

type ListedRow = ImportRow<(typeof listedClinicianSheet)['columns']>;

/** What the list makes of a licence. What a newer list has said of it stays. */
function nextListed(row: ListedRow, stored: ListedClinician | null, ctx: ImportContext): ListedClinician | Unfit {
  const listedAt = ctx.imported.createdAt;
  const next = listedOf(row, { regulatoryId: Number(row.regulator), listedAt });
  if (stored && details(stored) === details(next)) return stored;
  return stored && stored.listedAt > listedAt ? new Unfit({ column: null, code: 'newerList' }) : next;
}

/** The licences that accounts have by now. */
async function heldLicences(
  { store }: ImportContext,
  records: ReadonlyMap<string, ListedClinician>,
): Promise<ReadonlySet<string>> {
  const held = new Set<string>();
  for (const [key, { licenseNo }] of records) if (await findLicenseHolder(store, licenseNo)) held.add(key);
  return held;
}

/** What a regulator's list does to the lists against which licences are proven. */
export const listedImport: ImportServer<typeof listedClinicianSheet.columns, ListedClinician> = {
  facts: listedClinicianSheet,
  check: licenceProblems,
  find: async (ctx, keys) => {
    await actingUser(listedClinicianSheet, ctx);
    const found = await listedClinicians(
      ctx.store,
      keys.map(({ about }) => String(about.license)),
    );
    return new Map(found.map((stored) => [stored.licenseNo.trim().toUpperCase(), { stored }]));
  },
  next: nextListed,
  writes: (_, { from, to }) => [listedClinicianWrite(from, to)],
  inUse: heldLicences,
};
