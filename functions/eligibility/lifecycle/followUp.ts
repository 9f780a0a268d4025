import type { FollowKind } from '../../../shared/eligibility/eligibilityLifecycle.ts';
import type { CheckedForm } from '../../_data/eligibility/checkFormFor.ts';
import { eligibilityChange, newEligibilityPuts, type StoredEligibility } from '../../_data/eligibility/eligibility.ts';
import { newEligibility } from '../../_data/eligibility/newEligibility.ts';
import { setOut } from '../../_data/eligibility/setOut.ts';
import { type Change, type ChangeContext, eventBy } from './changeOnce.ts';

interface FollowUp {
  readonly kind: FollowKind;
  /** What the earlier request becomes; left out where it stays as it is. */
  readonly status?: StoredEligibility['status'];
}

const events = { resubmission: 'resubmitted', recheck: 'rechecked' } as const;

/** A new request that follows an earlier one, each knowing the other, in one transaction. */
export function followUp(
  ctx: ChangeContext,
  earlier: StoredEligibility,
  checked: CheckedForm,
  { kind, status = earlier.status }: FollowUp,
): Change {
  const submittedAt = ctx.now().toISOString();
  const eligibilityId = ctx.newId();
  const created = newEligibility({ ...checked, made: { eligibilityId, submittedAt, by: ctx.user } });
  const request = { ...created, follows: { kind, eligibilityId: earlier.eligibilityId } };
  const change = { status, followedBy: { kind, eligibilityId } };
  const { items, queued } = setOut(request, { outboxId: eligibilityId, at: submittedAt, newId: ctx.newId });
  return {
    data: { eligibilityId, status: request.status, version: request.version },
    items: [
      ...newEligibilityPuts(request, eventBy(ctx, 'submitted', earlier.requestNumber)),
      ...eligibilityChange(earlier, change, [eventBy(ctx, events[kind], request.requestNumber)]),
      ...items,
    ],
    queued,
    before: { status: earlier.status },
    after: { status, followedBy: eligibilityId },
  };
}
