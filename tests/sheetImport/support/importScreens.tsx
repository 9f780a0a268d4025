import { importKinds } from '../../../shared/sheetImport/kindsByName.ts';
import type { ImportReading, ListedWrongRow, SheetImportView } from '../../../shared/sheetImport/routes.ts';
import { anEligibilityId } from '../../eligibility/support/eligibilityAnswers.ts';
import { aSignedInUser } from '../../support/transport.ts';
import { staffSheet } from './staffSheet.ts';

export const kind = staffSheet.name;
// A kind with a setting that the screens do not ask for is not offered there.
Object.assign(importKinds, { [kind]: { ...staffSheet, settings: [] } });
export const importId = anEligibilityId(1);
export const address = `/imports/${kind}/${importId}`;
export const admin = aSignedInUser({ roles: ['ProviderAdmin'] });

export const anImport = (changes: Partial<SheetImportView> = {}): SheetImportView => ({
  ...{ importId, kind, state: 'announced', fileName: 'staff.xlsx', startedByName: 'Aisha Admin' },
  ...{ createdAt: '2026-11-22T08:00:00.000Z', finishedAt: null, fileHash: null, sameAs: null, mode: null },
  ...{ done: 0, rows: null, checked: {}, written: {}, undone: {}, failure: null, hasErrorFile: false, settings: {} },
  ...changes,
});

export const aCheckedImport = (changes: Partial<SheetImportView> = {}): SheetImportView =>
  anImport({
    ...{ state: 'checked', done: 1200, rows: 1200, hasErrorFile: true, fileHash: 'ab12'.repeat(16) },
    checked: { new: 1100, changed: 60, same: 38, wrong: 2, twiceInFile: 1, twiceInStore: 0 },
    ...changes,
  });

const columns = Object.entries(staffSheet.columns).map(([name, column]) => ({
  name,
  title: column.title,
  isNeeded: 'isNeeded' in column,
  values: 'values' in column ? column.values.map(({ value, title }) => ({ value, title })) : [],
}));

/** A workbook of two sheets: one head is recognised, one is like another name, one is unknown. */
export const aReading = (changes: Partial<ImportReading> = {}): ImportReading => ({
  failure: null,
  sheets: [
    { name: 'Staff', isHidden: false },
    { name: 'Notes', isHidden: true },
  ],
  ...{ sheet: 0, headRow: 2, missing: ['licence'], unknownWords: [], values: {}, findings: [], hidden: 0, columns },
  heads: [
    { at: 0, head: 'Ful name', column: 'fullName', by: 'similar' },
    { at: 1, head: 'Badge', column: null, by: null },
    { at: 2, head: 'Status', column: 'status', by: 'name' },
  ],
  lines: [
    { row: 1, cells: ['Staff of June', '', ''] },
    { row: 2, cells: ['Ful name', 'Badge', 'Status'] },
    { row: 3, cells: ['Layla One', 'DHA-P-1', 'on duty'] },
  ],
  ...changes,
});

export const aWrongRow = (row: number, changes: Partial<ListedWrongRow> = {}): ListedWrongRow => ({
  row,
  texts: { licence: `DHA-P-${row}`, fullName: `Name ${row}`, status: 'Active' },
  problems: [{ column: 'fullName', code: 'name' }],
  isCorrected: false,
  ...changes,
});
