import type { lookupListApi } from '../../shared/lookupList/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { changeBy, entryAsSeen, writeChange } from './listChange.ts';

/** The order with one entry a place further; as it is where the entry stands at that end. */
function moved(order: readonly number[], entryId: number, to: 'up' | 'down'): number[] {
  const place = order.indexOf(entryId);
  const other = place + (to === 'up' ? -1 : 1);
  return order.map((each, at) => {
    if (other < 0 || other >= order.length) return each;
    if (at === place) return order[other] ?? each;
    return at === other ? entryId : each;
  });
}

export const moveLookupEntry: Operation<typeof lookupListApi.endpoints.moveLookupEntry> = async ({ body }, ctx) => {
  const { list, entryId, to } = body;
  const { kept, entry } = await entryAsSeen(ctx, body);
  const order = moved(
    kept.entries.map((each) => each.entryId),
    entryId,
    to,
  );
  const change = changeBy(ctx, list, { kind: 'moved', entryId, before: entry, after: entry });
  return writeChange(ctx, kept, { entry: null, order, change });
};
