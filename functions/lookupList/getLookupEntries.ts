import { emiratesDateOf } from '../../shared/_field/serviceDate.ts';
import { type ActiveDays, isActiveOn } from '../../shared/lookupList/keptLists.ts';
import type { LookupRow, lookupListApi } from '../../shared/lookupList/routes.ts';
import { readUses } from '../_data/lookupList/entryUse.ts';
import { readKeptList } from '../_data/lookupList/keptList.ts';
import type { Operation } from '../_kit/context.ts';
import { cursorCodec } from '../_store/cursor.ts';

/** The list is read whole: a cursor is the number of rows before it. */
const codec = cursorCodec(/^\d{1,4}$/);

function stateOn(entry: ActiveDays, today: string): LookupRow['state'] {
  if (isActiveOn(entry, today)) return 'active';
  return entry.activeFrom !== null && entry.activeFrom > today ? 'upcoming' : 'retired';
}

export const getLookupEntries: Operation<typeof lookupListApi.endpoints.getLookupEntries> = async (
  { query: { list, cursor, take } },
  { store, now },
) => {
  const today = emiratesDateOf(now());
  const [{ entries }, uses] = await Promise.all([
    readKeptList(store, list, { isConsistent: true }),
    readUses(store, list),
  ]);
  const start = cursor === undefined ? 0 : Number(codec.positionOf(cursor));
  const items = entries.slice(start, start + take).map(({ list: _, isDeleted: __, ...entry }) => ({
    ...entry,
    state: stateOn(entry, today),
    usedCount: uses.get(entry.entryId) ?? 0,
  }));
  const end = start + items.length;
  const nextCursor = end < entries.length ? codec.cursorOf(String(end)) : null;
  return { items, nextCursor, total: entries.length };
};
