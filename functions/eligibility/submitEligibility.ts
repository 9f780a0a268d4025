import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { type Queued, queueSoon } from '../_data/outbox/outboxQueue.ts';
import type { Operation } from '../_kit/context.ts';
import { once } from '../_store/idempotency.ts';
import { checkForm } from './checkForm.ts';
import { newRequests } from './newRequests.ts';
import { stopTyped } from './stopTyped.ts';

type Submit = typeof eligibilityApi.endpoints.submitEligibility;

/**
 * REQ-ELIG-10: stores the request with everything that must not be lost with it, then lets the worker ask the payer. Where the
 * payer's rule asks questions first, the payer is asked when they are answered.
 */
export const submitEligibility: Operation<Submit> = async ({ body }, ctx) => {
  let queued: readonly Queued[] = [];
  let hasPhoto = false;
  const { data, isRepeated } = await once(ctx, eligibilityApi.endpoints.submitEligibility, async () => {
    await stopTyped(body, ctx);
    const checked = await checkForm(body, ctx);
    hasPhoto = Boolean(checked.photoKey);
    const { requests, items, queued: waiting } = newRequests([checked], ctx);
    queued = waiting;
    const [{ eligibilityId, status }] = requests as [(typeof requests)[number]];
    return { data: { eligibilityId, status }, items };
  });
  ctx.audited({ entity: 'eligibility', id: data.eligibilityId, after: { status: data.status, isRepeated, hasPhoto } });
  if (!isRepeated) await Promise.all(queued.map(queueSoon));
  return data;
};
