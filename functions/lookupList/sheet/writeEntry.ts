import { lookupSheet } from '../../../shared/lookupList/lookupSheet.ts';
import { isUnused } from '../../_data/lookupList/entryUse.ts';
import { type KeptEntry, type KeptList, readKeptList } from '../../_data/lookupList/keptList.ts';
import { userUnchanged } from '../../_data/user/user.ts';
import { Failure } from '../../_kit/failure.ts';
import { actingUser } from '../../_parts/sheetImport/actingUser.ts';
import { auditRow } from '../../_parts/sheetImport/auditRow.ts';
import { type ImportContext, isSameStored, type StoredChange } from '../../_parts/sheetImport/importServer.ts';
import { type ChangingContext, changeBy, checkContent, writeChange } from '../listChange.ts';
import { entryNamed, type SheetEntry, sheetEntryOf } from './sheetEntry.ts';

type Audited = Parameters<ChangingContext['audited']>[0];

/** A change of a list as its own call would make it: an entry more, another content, or an added one gone again. */
function changeOf(
  ctx: ChangingContext,
  kept: KeptList,
  { entry, to }: { readonly entry: KeptEntry | null; readonly to: SheetEntry | null },
): Parameters<typeof writeChange>[2] {
  const { list, head } = kept;
  const order = kept.entries.map(({ entryId }) => entryId);
  if (!entry && to) {
    checkContent(kept, to, null);
    const entryId = head.lastId + 1;
    const change = changeBy(ctx, list, { kind: 'added', entryId, before: null, after: to });
    const added = { ...to, entryId, isDeleted: false, edition: 1 };
    return { entry: added, order: [...order, entryId], lastId: entryId, change };
  }
  const { entryId, edition } = entry as KeptEntry;
  if (entry && to) {
    checkContent(kept, to, entryId);
    const change = changeBy(ctx, list, { kind: 'changed', entryId, before: entry, after: to });
    return { entry: { ...entry, ...to, edition: edition + 1 }, order: head.order, change };
  }
  const change = changeBy(ctx, list, { kind: 'deleted', entryId, before: entry, after: null });
  const gone = { ...(entry as KeptEntry), isDeleted: true, edition: edition + 1 };
  return { entry: gone, order: order.filter((each) => each !== entryId), change };
}

const actionOf = ({ from, to }: StoredChange<SheetEntry>) => {
  if (from === null) return 'lookup.add';
  return to === null ? 'lookup.delete' : 'lookup.change';
};

/** Writes a row's entry, or takes it back; false where somebody has changed it, uses an added one, or has made the content impossible. */
export async function writeEntry(ctx: ImportContext, change: StoredChange<SheetEntry>): Promise<boolean> {
  const { from, to } = change;
  const named = from ?? to;
  if (!named) return false;
  const caller = await actingUser(lookupSheet, ctx);
  const kept = await readKeptList(ctx.store, named.list, { isConsistent: true });
  const entry = entryNamed(kept, named);
  if (!isSameStored(entry && sheetEntryOf(entry), from)) return false;
  const noted: Audited[] = [];
  const acting = { ...ctx, user: ctx.actor, audited: (record: Audited) => void noted.push(record) };
  const checks = [userUnchanged(caller), ...(to === null && entry ? [isUnused(named.list, entry.entryId)] : [])];
  try {
    await writeChange(acting, kept, changeOf(acting, kept, { entry, to }), checks);
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
  for (const { entity, id, before, after } of noted) {
    await auditRow(ctx, { action: actionOf(change), outcome: 'success', entity, entityId: id, before, after });
  }
  return true;
}
