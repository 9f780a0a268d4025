import { eligibilityApi } from '../../shared/api/eligibility.ts';
import { newEligibilityPuts } from '../_data/eligibility.ts';
import { eventPut } from '../_data/eligibilityTimeline.ts';
import { once } from '../_data/idempotency.ts';
import { newEligibility } from '../_data/newEligibility.ts';
import { outboxPut } from '../_data/outbox.ts';
import { queueSoon } from '../_data/outboxQueue.ts';
import type { Operation } from '../_kit/context.ts';
import { type CheckedForm, checkForm } from './checkForm.ts';

type Submit = typeof eligibilityApi.endpoints.submitEligibility;
type Context = Parameters<Operation<Submit>>[1];

/**
 * REQ-ELIG-10: stores the request with everything that must not be lost with it, then lets the worker ask the payer. Where the
 * payer's rule asks questions first, the payer is asked when they are answered.
 */
export const submitEligibility: Operation<Submit> = async ({ body }, ctx) => {
  const call = {
    userId: ctx.user.userId,
    operation: 'submitEligibility',
    idempotencyKey: ctx.idempotencyKey,
    bodyHash: ctx.bodyHash,
    now: ctx.now(),
    answer: eligibilityApi.endpoints.submitEligibility.answer,
  };
  let hasQuestions = false;
  const { data, isRepeated } = await once(ctx.store, call, async () => {
    const checked = await checkForm(body, ctx);
    hasQuestions = Boolean(checked.ruleId);
    return prepare(checked, ctx);
  });
  ctx.audited({ entity: 'eligibility', id: data.eligibilityId, after: { status: data.status, isRepeated } });
  if (!isRepeated && !hasQuestions) await queueSoon(data.eligibilityId);
  return data;
};

function prepare(checked: CheckedForm, { now, newId, user }: Context) {
  const submittedAt = now().toISOString();
  const request = newEligibility({ ...checked, made: { eligibilityId: newId(), submittedAt, by: user } });
  const { eligibilityId, facilityId, status, ruleId, submittedByName } = request;
  const submitted = { at: submittedAt, event: 'submitted', by: submittedByName, detail: null } as const;
  const asked = { at: submittedAt, event: 'questionsAsked', by: request.payerName, detail: null } as const;
  const entry = { facilityId, eligibilityId, attempts: 0, claim: null, createdAt: submittedAt } as const;
  const items = [
    ...newEligibilityPuts(request, submitted),
    ruleId === null
      ? outboxPut({ outboxId: eligibilityId, kind: 'eligibility', ...entry })
      : eventPut(eligibilityId, asked, newId()),
  ];
  return { data: { eligibilityId, status }, items };
}
