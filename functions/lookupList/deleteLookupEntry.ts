import type { lookupListApi } from '../../shared/lookupList/routes.ts';
import { isUnused, readUses } from '../_data/lookupList/entryUse.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { changeBy, entryAsSeen, writeChange } from './listChange.ts';

/** The entry stays in the store, unseen: its number names nothing else later. */
export const deleteLookupEntry: Operation<typeof lookupListApi.endpoints.deleteLookupEntry> = async ({ body }, ctx) => {
  const { list, entryId } = body;
  const { kept, entry } = await entryAsSeen(ctx, body);
  if ((await readUses(ctx.store, list)).get(entryId)) throw fail('entryIsUsed');
  const change = changeBy(ctx, list, { kind: 'deleted', entryId, before: entry, after: null });
  const next = { ...entry, isDeleted: true, edition: entry.edition + 1 };
  const order = kept.head.order.filter((each) => each !== entryId);
  return writeChange(ctx, kept, { entry: next, order, change }, [isUnused(list, entryId)]);
};
