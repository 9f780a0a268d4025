import type { circularApi } from '../../shared/circular/routes.ts';
import { wholeAudience } from '../_data/circular/audiencePeople.ts';
import { circularChange } from '../_data/circular/circular.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { makerOf } from '../_parts/approval.ts';
import { writeTogether } from '../_store/transaction.ts';
import { releaseCircular } from './releaseCircular.ts';
import { ownAsSeen } from './whichCircular.ts';

/** Publishes to the audience that was seen, of exactly that size. A must-read circular stops people's work: a second person publishes it. */
export const publishCircular: Operation<typeof circularApi.endpoints.publishCircular> = async ({ body }, ctx) => {
  const before = await ownAsSeen(ctx, body);
  if (before.state !== 'draft') throw fail('circularPublished');
  const places = (await wholeAudience(ctx.store, before)).length;
  if (places !== body.places) throw fail('audienceChanged', { values: { places } });
  const { circularId, isMustRead } = before;
  if (!isMustRead) {
    ctx.audited({
      entity: 'circular',
      id: circularId,
      before: { state: 'draft' },
      after: { state: 'published', places },
    });
    const { state } = await releaseCircular(ctx, before);
    return { state };
  }
  ctx.audited({ entity: 'circular', id: circularId, before: { state: 'draft' }, after: { state: 'waiting', places } });
  const { item } = circularChange(before, { state: 'waiting', waiting: await makerOf(ctx), refused: null });
  if (!(await writeTogether(ctx.store, [item]))) throw fail('changedMeanwhile');
  return { state: 'waiting' };
};
