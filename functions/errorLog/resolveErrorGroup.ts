import type { errorLogApi } from '../../shared/errorLog/routes.ts';
import { getErrorGroup, resolveUpdate } from '../_data/errorLog/errorGroup.ts';
import type { Operation } from '../_kit/context.ts';
import { env } from '../_kit/env.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';

/** Marks a group as resolved. Until the next release it may stay quiet for the releases that are in use now. */
export const resolveErrorGroup: Operation<typeof errorLogApi.endpoints.resolveErrorGroup> = async ({ body }, ctx) => {
  const { fingerprint, note, reopens } = body;
  const group = await getErrorGroup(ctx.store, fingerprint);
  if (!group) throw fail('notFound');
  const release = env('VERSION');
  const event = { at: ctx.now().toISOString(), event: 'resolved', by: ctx.user.userName, note, release } as const;
  const quiet = reopens === 'nextRelease' ? [...new Set([...group.releases, release])] : [];
  if (!(await writeTogether(ctx.store, [resolveUpdate(group, event, quiet)]))) throw fail('changedMeanwhile');
  const resolved = await getErrorGroup(ctx.store, fingerprint);
  if (!resolved) throw fail('notFound');
  ctx.audited({ entity: 'errorGroup', id: fingerprint, before: { state: group.state }, after: { state: 'resolved' } });
  return resolved;
};
