import type { circularApi } from '../../shared/circular/routes.ts';
import type { StoredCircular } from '../_data/circular/circular.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { checkSecondPerson } from '../_parts/approval.ts';
import { releaseCircular } from './releaseCircular.ts';
import { ownAsSeen } from './whichCircular.ts';

/** It waits, and the caller neither sent it nor wrote on it. */
export async function checkWaiting(ctx: SessionContext, { state, waiting, authors }: StoredCircular): Promise<void> {
  if (state !== 'waiting' || !waiting) throw fail('changedMeanwhile');
  await checkSecondPerson(ctx, waiting, ...authors);
}

export const approveCircular: Operation<typeof circularApi.endpoints.approveCircular> = async ({ body }, ctx) => {
  const before = await ownAsSeen(ctx, body);
  await checkWaiting(ctx, before);
  ctx.audited({
    entity: 'circular',
    id: body.circularId,
    before: { state: 'waiting' },
    after: { state: 'published', maker: before.waiting?.makerId },
  });
  const { state } = await releaseCircular(ctx, before);
  return { state };
};
