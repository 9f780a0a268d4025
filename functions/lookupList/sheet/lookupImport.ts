import { type KeptListName, keptListName } from '../../../shared/lookupList/keptLists.ts';
import { lookupSheet } from '../../../shared/lookupList/lookupSheet.ts';
import { type KeptList, readKeptList } from '../../_data/lookupList/keptList.ts';
import { Failure } from '../../_kit/failure.ts';
import { actingUser } from '../../_parts/sheetImport/actingUser.ts';
import {
  type Found,
  type ImportContext,
  type ImportServer,
  type RowKey,
  Unfit,
} from '../../_parts/sheetImport/importServer.ts';
import { oncePerStep } from '../../_parts/sheetImport/oncePerStep.ts';
import { checkContent } from '../listChange.ts';
import { type EntryRow, entryNamed, nextEntry, type SheetEntry, sheetEntryOf } from './sheetEntry.ts';
import { writeEntry } from './writeEntry.ts';

const listsOf = oncePerStep(() => new Map<KeptListName, Promise<KeptList>>());

/** A list as it is now: read once for the rows that are looked at together. */
function listOf(ctx: ImportContext, list: KeptListName): Promise<KeptList> {
  const lists = listsOf(ctx);
  const kept = lists.get(list) ?? readKeptList(ctx.store, list, { isConsistent: true });
  lists.set(list, kept);
  return kept;
}

async function findEntries(ctx: ImportContext, keys: readonly RowKey[]) {
  await actingUser(lookupSheet, ctx);
  const found = new Map<string, Found<SheetEntry>>();
  for (const { key, about } of keys) {
    const kept = await listOf(ctx, keptListName.parse(about.list));
    const code = about.code === null ? null : String(about.code);
    const entry = entryNamed(kept, { name: String(about.name), code });
    if (entry) found.set(key, { stored: sheetEntryOf(entry) });
  }
  return found;
}

const codeOf: Readonly<Record<string, string>> = {
  name: 'nameInList',
  nameArabic: 'nameInList',
  code: 'codeInList',
  activeTo: 'beforeFrom',
};

/** The entry that a row wants, or what the form would answer. */
async function next(row: EntryRow, stored: SheetEntry | null, ctx: ImportContext): Promise<SheetEntry | Unfit> {
  const wanted = nextEntry(row, stored);
  if (wanted.nameArabic === '') return new Unfit({ column: 'nameArabic', code: 'required' });
  const kept = await listOf(ctx, wanted.list);
  try {
    checkContent(kept, wanted, stored && (entryNamed(kept, stored)?.entryId ?? null));
    return wanted;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const column = error.errors[0]?.field ?? 'name';
    return new Unfit({ column, code: codeOf[column] ?? 'notInList' });
  }
}

/** What a sheet does to the lists that administrators keep: the rules of the form, an item of history and an audit entry for each row. */
export const lookupImport: ImportServer<typeof lookupSheet.columns, SheetEntry> = {
  facts: lookupSheet,
  find: findEntries,
  next,
  writeRow: writeEntry,
};
