import type { circularApi } from '../../shared/circular/routes.ts';
import { circularChange } from '../_data/circular/circular.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import { ownAsSeen } from './whichCircular.ts';

/** A circular that waits is a draft again: a colleague says why, or its maker takes it back. */
export const refuseCircular: Operation<typeof circularApi.endpoints.refuseCircular> = async ({ body }, ctx) => {
  const before = await ownAsSeen(ctx, body);
  if (before.state !== 'waiting') throw fail('changedMeanwhile');
  ctx.audited({ entity: 'circular', id: body.circularId, before: { state: 'waiting' }, after: { state: 'draft' } });
  const refused = { at: ctx.now().toISOString(), byName: ctx.user.displayName, reason: body.reason };
  const { item } = circularChange(before, { state: 'draft', waiting: null, refused });
  if (!(await writeTogether(ctx.store, [item]))) throw fail('changedMeanwhile');
  return { state: 'draft' };
};
