import type { formDraftApi } from '../../shared/formDraft/routes.ts';
import { discardFormDraft as discard, findFormDraft } from '../_data/formDraft/formDraft.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { ownFormDraft } from './ownFormDraft.ts';

/** Throws away what the caller saw, and not what was typed elsewhere since. One that is gone already is no fault. */
export const discardFormDraft: Operation<typeof formDraftApi.endpoints.discardFormDraft> = async ({ body }, ctx) => {
  const of = ownFormDraft(ctx, body);
  const isGone = await discard(ctx.store, of, body.version);
  if (!isGone && (await findFormDraft(ctx.store, of, ctx.now()))) throw fail('changedMeanwhile');
  return null;
};
