import type { Attachment } from '../../shared/_parts/attachment.ts';
import type { formDraftApi } from '../../shared/formDraft/routes.ts';
import { findDraft } from '../_data/attachment/attachment.ts';
import { findFormDraft } from '../_data/formDraft/formDraft.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { ownFormDraft } from './ownFormDraft.ts';

/** A file that was sent lives a day in its own record, shorter than most drafts that name it. */
async function isThere({ store, user, now }: SessionContext, { attachmentId }: Attachment): Promise<boolean> {
  return (await findDraft(store, user.userId, attachmentId, now()))?.isChecked === true;
}

/** What the caller has typed into a form, with those of its files that are still there. */
export const getFormDraft: Operation<typeof formDraftApi.endpoints.getFormDraft> = async ({ query }, ctx) => {
  const kept = await findFormDraft(ctx.store, ownFormDraft(ctx, query), ctx.now());
  if (!kept) return null;
  const { draft } = kept;
  const named: readonly Attachment[] = 'attachmentIds' in draft ? draft.attachmentIds : [];
  const isKept = await Promise.all(named.map((file) => isThere(ctx, file)));
  const attachmentIds = named.filter((_, at) => isKept[at]);
  const goneFiles = named.filter((_, at) => !isKept[at]).map(({ fileName }) => fileName);
  return { ...kept, draft: { ...draft, ...(named.length > 0 && { attachmentIds }) }, goneFiles };
};
