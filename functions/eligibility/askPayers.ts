import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import type { CheckedForm, Form } from '../_data/eligibility/checkFormFor.ts';
import { type Queued, queueSoon } from '../_data/outbox/outboxQueue.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { Failure } from '../_kit/failure.ts';
import { once } from '../_store/idempotency.ts';
import { checkForm } from './checkForm.ts';
import { newRequests } from './newRequests.ts';
import { stopTyped } from './stopTyped.ts';

type AskPayers = typeof eligibilityApi.endpoints.askPayers;

/** Like `checkForm`; a refusal of the payer points at its place among those that were named. */
async function checkFor(form: Form, at: number, ctx: SessionContext): Promise<CheckedForm> {
  try {
    return await checkForm(form, ctx);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const pointed = error.errors.map((each) =>
      each.field === 'payerId' ? { ...each, field: `payerIds.${at}` } : each,
    );
    throw new Failure(error.code, pointed, error.data);
  }
}

/**
 * Stores one request for each payer, all in one transaction, and lets the worker ask them side by side. The brake counts the number once:
 * it is one patient. Each payer's own limits hold as for any other request.
 */
export const askPayers: Operation<AskPayers> = async ({ body: { payerIds, ...form } }, ctx) => {
  let queued: readonly Queued[] = [];
  let hasPhoto = false;
  const { data, isRepeated } = await once(ctx, eligibilityApi.endpoints.askPayers, async () => {
    await stopTyped(form, ctx);
    const checked = await Promise.all(payerIds.map((payerId, at) => checkFor({ ...form, payerId }, at, ctx)));
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
