import { isDeepStrictEqual } from 'node:util';
import type { formDraftApi } from '../../shared/formDraft/routes.ts';
import { findFormDraft, keepFormDraft } from '../_data/formDraft/formDraft.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { ownFormDraft } from './ownFormDraft.ts';

/**
 * Keeps what the caller has typed. Of two pages or devices the later one is told, and writes over nothing. A call whose answer was lost
 * finds its own text when it is repeated, and is answered as the first one: it needs no key.
 */
export const saveFormDraft: Operation<typeof formDraftApi.endpoints.saveFormDraft> = async ({ body }, ctx) => {
  const of = ownFormDraft(ctx, body);
  const { draft, version: seen } = body;
  const saved = await keepFormDraft(ctx.store, of, { draft, seen }, ctx.now());
  if (saved) return { version: saved.version, savedAt: saved.savedAt };
  const stored = await findFormDraft(ctx.store, of, ctx.now());
  if (!stored || !isDeepStrictEqual(stored.draft, draft)) throw fail('changedMeanwhile');
  return { version: stored.version, savedAt: stored.savedAt };
};
