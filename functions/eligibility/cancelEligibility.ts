import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import type { eligibilityApi } from '../../shared/eligibility/routes.ts';
import { eligibilityChange } from '../_data/eligibility/eligibility.ts';
import { deskNews } from '../_data/eligibility/eligibilityNews.ts';
import type { Operation } from '../_kit/context.ts';
import { changeOnce, eventBy } from './lifecycle/changeOnce.ts';
import { withdrawQuestion } from './lifecycle/withdrawQuestion.ts';

/** REQ-ELIG-06: ends a request that has no final answer, and tells a payer that was asked already, or its reviewer. */
export const cancelEligibility: Operation<typeof eligibilityApi.endpoints.cancelEligibility> = (
  { query: { eligibilityId }, body: { version, reason } },
  ctx,
) =>
  changeOnce(ctx, { action: 'cancel', eligibilityId, version }, async (request) => {
    const { items, withdrawn, queued } = await withdrawQuestion(ctx, request);
    const status = eligibilityStatus.Cancelled;
    const change = { status, withdrawn, isPayerUnavailable: false, nextAttemptAt: null, hasPayerQuestion: false };
    return {
      data: { eligibilityId, status, version: request.version + 1 },
      items: [
        ...eligibilityChange(request, change, [eventBy(ctx, 'cancelled', reason || null)]),
        ...items,
        ...deskNews('deskRequestCancelled', request, { id: ctx.newId(), at: ctx.now() }),
      ],
      queued,
      before: { status: request.status },
      after: { status, reason },
    };
  });
