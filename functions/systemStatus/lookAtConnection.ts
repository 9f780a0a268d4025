import type { systemStatusApi } from '../../shared/systemStatus/routes.ts';
import { queueKeyTest } from '../_data/payer/keyTest.ts';
import { takeTurn } from '../_data/rateLimit/rateLimit.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { connectionsNow } from '../_parts/connection/connectionsNow.ts';
import { lookAt, looksOutside } from './looks.ts';

/** However many people press the button: the other side is asked no oftener. */
const testsOfOne = { name: 'connectionLook', most: 3, seconds: 60 } as const;

/**
 * Looks at one connection as the clock does each minute, and asks nothing about anybody. The portal's key for a payer is tried by the worker
 * that may read it; the outcome shows a moment later.
 */
export const lookAtConnection: Operation<typeof systemStatusApi.endpoints.lookAtConnection> = async (
  { body: { partId } },
  ctx,
) => {
  const look = (await looksOutside(ctx.store)).find(({ part }) => part.partId === partId);
  if (!look) throw fail('notFound');
  await takeTurn(ctx.store, testsOfOne, partId, ctx.now());
  const isUp = await lookAt(ctx, look);
  if (look.payerCode !== undefined) await queueKeyTest(look.payerCode);
  ctx.audited({ entity: 'connection', id: partId, before: null, after: { isUp } });
  const found = (await connectionsNow(ctx.store, ctx.now())).find((each) => each.partId === partId);
  if (!found) throw fail('notFound');
  return found;
};
