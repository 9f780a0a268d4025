import type { lookupListApi } from '../../shared/lookupList/routes.ts';
import type { Operation } from '../_kit/context.ts';
import { changeBy, checkContent, entryAsSeen, isSameContent, writeChange } from './listChange.ts';

export const changeLookupEntry: Operation<typeof lookupListApi.endpoints.changeLookupEntry> = async (
  { body: { list, entryId, edition, ...content } },
  ctx,
) => {
  const { kept, entry } = await entryAsSeen(ctx, { list, entryId, edition });
  checkContent(kept, content, entryId);
  if (isSameContent(entry, content)) return { entryId };
  const change = changeBy(ctx, list, { kind: 'changed', entryId, before: entry, after: content });
  const next = { ...entry, ...content, edition: edition + 1 };
  return writeChange(ctx, kept, { entry: next, order: kept.head.order, change });
};
