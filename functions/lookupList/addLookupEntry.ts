import { lookupListApi } from '../../shared/lookupList/routes.ts';
import { keptListPuts } from '../_data/lookupList/keptChange.ts';
import { readKeptList } from '../_data/lookupList/keptList.ts';
import type { Operation } from '../_kit/context.ts';
import { once } from '../_store/idempotency.ts';
import { changeBy, checkContent } from './listChange.ts';

type Add = typeof lookupListApi.endpoints.addLookupEntry;

export const addLookupEntry: Operation<Add> = async ({ body: { list, ...content } }, ctx) => {
  const { data } = await once(ctx, lookupListApi.endpoints.addLookupEntry, async () => {
    const kept = await readKeptList(ctx.store, list, { isConsistent: true });
    checkContent(kept, content, null);
    const entryId = kept.head.lastId + 1;
    const entry = { ...content, list, entryId, isDeleted: false, edition: 1 };
    const change = changeBy(ctx, list, { kind: 'added', entryId, before: null, after: content });
    const order = [...kept.entries.map((each) => each.entryId), entryId];
    return { data: { entryId }, items: keptListPuts(kept, { entry, order, lastId: entryId, change }) };
  });
  return data;
};
