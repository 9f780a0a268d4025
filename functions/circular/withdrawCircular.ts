import type { circularApi } from '../../shared/circular/routes.ts';
import { circularChange, mustReadEnd } from '../_data/circular/circular.ts';
import { noticePut } from '../_data/circular/notice.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { writeTogether } from '../_store/transaction.ts';
import { ownAsSeen } from './whichCircular.ts';

/** Takes a circular back, as one that went to the wrong audience: who has opened it is told, and still reads it with the reason. */
export const withdrawCircular: Operation<typeof circularApi.endpoints.withdrawCircular> = async ({ body }, ctx) => {
  const before = await ownAsSeen(ctx, body);
  if (before.state !== 'published') throw fail('circularNotInForce');
  const { reason, reasonArabic } = body;
  const now = ctx.now();
  ctx.audited({
    entity: 'circular',
    id: body.circularId,
    before: { state: 'published' },
    after: { state: 'withdrawn' },
  });
  const withdrawn = { at: now.toISOString(), reason, reasonArabic };
  const { after, item } = circularChange(before, { state: 'withdrawn', withdrawn });
  const notice = noticePut(after, 'withdrawn', { id: ctx.newId(), due: now });
  if (!(await writeTogether(ctx.store, [item, ...mustReadEnd(before), notice]))) throw fail('changedMeanwhile');
  return { state: 'withdrawn' };
};
