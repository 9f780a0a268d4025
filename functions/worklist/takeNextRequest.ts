import type { worklistApi } from '../../shared/worklist/routes.ts';
import { listWorklist } from '../_data/worklist/worklist.ts';
import type { Operation } from '../_kit/context.ts';
import { Failure } from '../_kit/failure.ts';
import { deskOf } from './deskOf.ts';
import { takeFor } from './takeRequest.ts';

/** So many of those that are due first are tried, when colleagues take them at the same moment. */
const mostTried = 10;
const goneMeanwhile: readonly string[] = [
  'takenByAnother',
  'alreadySettled',
  'requestCancelled',
  'notFound',
  'changedMeanwhile',
];

/** The caller takes the request that is due first; null when no request waits for a reviewer. */
export const takeNextRequest: Operation<typeof worklistApi.endpoints.takeNextRequest> = async (_, ctx) => {
  const waiting = await listWorklist(ctx.store, deskOf(ctx), { view: 'waiting', take: mostTried, now: ctx.now() });
  for (const { eligibilityId } of waiting.items) {
    try {
      return await takeFor(ctx, eligibilityId);
    } catch (error) {
      // A colleague was faster, or the request has left the list: the next one, then.
      if (!(error instanceof Failure) || !error.errors.every(({ code }) => goneMeanwhile.includes(code))) throw error;
    }
  }
  return null;
};
