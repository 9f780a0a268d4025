import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { type Queued, queueSoon } from '../_data/outbox/outboxQueue.ts';
import type { Operation } from '../_kit/context.ts';
import { once } from '../_store/idempotency.ts';
import { checkForPayers } from './checkForm.ts';
import { newRequests } from './newRequests.ts';
import { stopTyped } from './stopTyped.ts';

type AskPayers = typeof eligibilityApi.endpoints.askPayers;

/**
 * Stores one request for each payer, all in one transaction, and lets the worker ask them side by side. The brake counts the number once:
 * it is one patient. Each payer's own limits hold as for any other request.
 */
export const askPayers: Operation<AskPayers> = async ({ body: { payerIds, ...form } }, ctx) => {
  let queued: readonly Queued[] = [];
  let hasPhoto = false;
  const { data, isRepeated } = await once(ctx, eligibilityApi.endpoints.askPayers, async () => {
    await stopTyped(form, ctx);
    const checked = await checkForPayers(form, payerIds, ctx);
    hasPhoto = checked.some(({ photoKey }) => Boolean(photoKey));
    const { requests, items, queued: waiting } = newRequests(checked, ctx);
    queued = waiting;
    return {
      data: { asked: requests.map(({ payerId, eligibilityId, status }) => ({ payerId, eligibilityId, status })) },
      items,
    };
  });
  for (const { eligibilityId, status } of data.asked)
    ctx.audited({ entity: 'eligibility', id: eligibilityId, after: { status, isRepeated, hasPhoto } });
  if (!isRepeated) await Promise.all(queued.map(queueSoon));
  return data;
};
