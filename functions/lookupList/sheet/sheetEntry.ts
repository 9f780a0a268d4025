import { searchText } from '../../../shared/_field/searchText.ts';
import type { ImportRow } from '../../../shared/_parts/sheetImport.ts';
import type { KeptListName } from '../../../shared/lookupList/keptLists.ts';
import type { lookupSheet } from '../../../shared/lookupList/lookupSheet.ts';
import type { EntryContent } from '../../../shared/lookupList/routes.ts';
import type { KeptEntry, KeptList } from '../../_data/lookupList/keptList.ts';

/** A row of a sheet of entries. */
export type EntryRow = ImportRow<(typeof lookupSheet)['columns']>;

/** An entry as a sheet knows it: its number is the portal's. */
export type SheetEntry = EntryContent & { readonly list: KeptListName };

export const sheetEntryOf = ({ list, name, nameArabic, code, activeFrom, activeTo }: SheetEntry): SheetEntry => ({
  ...{ list, name, nameArabic, code, activeFrom, activeTo },
});

const isSame = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && searchText(one) === searchText(other);

/** The entry that a row is about: the one with its code, else the one with its name. */
export const entryNamed = (
  { entries }: KeptList,
  { name, code }: { readonly name: string; readonly code: string | null },
): KeptEntry | null =>
  entries.find((each) => isSame(each.code, code)) ?? entries.find((each) => isSame(each.name, name)) ?? null;

/** An entry as a row leaves it: cells that are empty leave what is stored. */
export const nextEntry = (row: EntryRow, stored: SheetEntry | null): SheetEntry => ({
  list: row.list as KeptListName,
  name: row.name,
  nameArabic: row.nameArabic ?? stored?.nameArabic ?? '',
  code: row.code ?? stored?.code ?? null,
  activeFrom: row.activeFrom ?? stored?.activeFrom ?? null,
  activeTo: row.activeTo ?? stored?.activeTo ?? null,
});
