import { changedFields, isAnotherQuestion, nextRequestNumber } from '../../shared/eligibility/eligibilityQuestion.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import type { CheckedForm } from '../_data/eligibility/checkFormFor.ts';
import { eligibilityChange, type StoredEligibility } from '../_data/eligibility/eligibility.ts';
import { askedOf, rulesOf, unanswered } from '../_data/eligibility/newEligibility.ts';
import { questionEntryOf, setOut } from '../_data/eligibility/setOut.ts';
import { outboxAttempts } from '../_data/outbox/outbox.ts';
import type { Operation } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';
import { type Change, type ChangeContext, changeOnce, eventBy } from './lifecycle/changeOnce.ts';
import { checkCorrection, valuesOf } from './lifecycle/correction.ts';
import { withdrawQuestion } from './lifecycle/withdrawQuestion.ts';

/** REQ-ELIG-11: corrects an unanswered request. If its question changes, it gets a new number and goes to the payer again. */
export const updateEligibility: Operation<typeof eligibilityApi.endpoints.updateEligibility> = ({ body }, ctx) => {
  const { eligibilityId, version } = body;
  const wanted = { action: 'correct', eligibilityId, version } as const;
  return changeOnce(ctx, wanted, async (request) => {
    const checked = await checkCorrection(body, request, ctx);
    const fields = changedFields(request, askedOf(checked));
    if (fields.length === 0) throw fail('nothingChanged');
    const correction = await corrected(ctx, request, checked);
    const next = { ...request, ...correction.change };
    const event = eventBy(ctx, 'corrected', fields.join(', '));
    return {
      data: { eligibilityId, status: next.status, version: request.version + 1 },
      items: [...eligibilityChange(request, correction.change, [event]), ...correction.items],
      queued: correction.queued,
      before: { status: request.status, ...valuesOf(request, fields) },
      after: { status: next.status, ...valuesOf(next, fields) },
    };
  });
};

type Correction = Pick<Change, 'items' | 'queued'> & { readonly change: Partial<StoredEligibility> };

/** What the payer has to hear of a correction: nothing, the same question again after an error, or another one. */
async function corrected(ctx: ChangeContext, request: StoredEligibility, checked: CheckedForm): Promise<Correction> {
  const asked = askedOf(checked);
  const isAnother = isAnotherQuestion(request, asked);
  if (!isAnother && request.status === eligibilityStatus.Pending) return { change: asked, items: [], queued: [] };

  const hasSetOut = (await outboxAttempts(ctx.store, questionEntryOf(request))) !== null;
  const requestNumber = isAnother && hasSetOut ? nextRequestNumber(request.requestNumber) : request.requestNumber;
  if (requestNumber === null) throw fail('tooManyCorrections');
  const back = isAnother ? await withdrawQuestion(ctx, request) : null;
  const outboxId = ctx.newId();
  const change = {
    ...asked,
    ...unanswered,
    // What was answered to a rule's questions still holds for the same question.
    ...(isAnother && { ...rulesOf(checked.ruleId ?? null), postOffice: null }),
    requestNumber,
    outboxId,
    // A person corrects the request and waits for the answer, so it no longer belongs to its sheet.
    jobId: null,
    withdrawn: back?.withdrawn ?? request.withdrawn,
  };
  const anew = setOut({ ...request, ...change }, { outboxId, at: ctx.now().toISOString(), newId: ctx.newId });
  return {
    change,
    items: [...(back?.items ?? []), ...anew.items],
    queued: [...anew.queued, ...(back?.queued ?? [])],
  };
}
