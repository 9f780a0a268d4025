import { eligibilityApi } from '../../shared/eligibility/routes.ts';
import type { CheckedForm } from '../_data/eligibility/checkFormFor.ts';
import { newEligibilityPuts } from '../_data/eligibility/eligibility.ts';
import { newEligibility } from '../_data/eligibility/newEligibility.ts';
import { setOut } from '../_data/eligibility/setOut.ts';
import { type Queued, queueSoon } from '../_data/outbox/outboxQueue.ts';
import type { ContextOf, Operation } from '../_kit/context.ts';
import { once } from '../_store/idempotency.ts';
import { checkForm } from './checkForm.ts';
import { stopTyped } from './stopTyped.ts';

type Submit = typeof eligibilityApi.endpoints.submitEligibility;
type Context = ContextOf<Submit>;

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
    const prepared = prepare(checked, ctx);
    queued = prepared.queued;
    return prepared;
  });
  ctx.audited({ entity: 'eligibility', id: data.eligibilityId, after: { status: data.status, isRepeated, hasPhoto } });
  if (!isRepeated) await Promise.all(queued.map(queueSoon));
  return data;
};

function prepare(checked: CheckedForm, { now, newId, user }: Context) {
  const submittedAt = now().toISOString();
  const request = newEligibility({ ...checked, made: { eligibilityId: newId(), submittedAt, by: user } });
  const { eligibilityId, status, submittedByName } = request;
  const submitted = { at: submittedAt, event: 'submitted', by: submittedByName, detail: null } as const;
  const { items, queued } = setOut(request, { outboxId: eligibilityId, at: submittedAt, newId });
  return { data: { eligibilityId, status }, items: [...newEligibilityPuts(request, submitted), ...items], queued };
}
