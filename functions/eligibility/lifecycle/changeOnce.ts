import type { Answer, Endpoint } from '../../../shared/_contract/endpoint.ts';
import { type EligibilityAction, livingRequest } from '../../../shared/eligibility/eligibilityActions.ts';
import { eligibilityLife } from '../../../shared/eligibility/eligibilityLife.ts';
import type { lifecycleEndpoints } from '../../../shared/eligibility/eligibilityLifecycle.ts';
import { eligibilityApi } from '../../../shared/eligibility/routes.ts';
import { findEligibility, type StoredEligibility } from '../../_data/eligibility/eligibility.ts';
import { releaseAnswer } from '../../_data/eligibility/heldAnswer.ts';
import { type Queued, queueSoon } from '../../_data/outbox/outboxQueue.ts';
import type { ContextOf } from '../../_kit/context.ts';
import { fail } from '../../_kit/failure.ts';
import { checkMove } from '../../_parts/life.ts';
import { once } from '../../_store/idempotency.ts';
import type { TransactItem } from '../../_store/transaction.ts';

export type ChangeContext = ContextOf<typeof lifecycleEndpoints.cancelEligibility>;
type Changed = Answer<typeof lifecycleEndpoints.cancelEligibility>;

const { cancelEligibility, updateEligibility, resubmitEligibility, recheckEligibility } = eligibilityApi.endpoints;
/** The call by which each action is taken. */
const endpointOf = {
  cancel: cancelEligibility,
  correct: updateEligibility,
  resubmit: resubmitEligibility,
  recheck: recheckEligibility,
} as const satisfies Record<EligibilityAction, Endpoint>;

/** What a change writes and says. */
export interface Change {
  readonly data: Changed;
  readonly items: TransactItem[];
  /** Outbox entries among the items: the worker takes them at once. */
  readonly queued: readonly Queued[];
  /** What the audit trail keeps of it. */
  readonly before: unknown;
  readonly after: unknown;
}

interface Wanted {
  readonly action: EligibilityAction;
  readonly eligibilityId: string;
  /** The version that the caller saw. */
  readonly version: number;
}

/**
 * Changes a request of the caller's facility in the version that the caller saw: 404 for a request of another facility,
 * 409 when what the facility sees has changed since, and a refusal when its status does not allow the change. A write of a worker between
 * read and write causes no refusal: the request is read again. Repeated with the same Idempotency-Key, the change is
 * made once.
 */
export async function changeOnce(
  ctx: ChangeContext,
  wanted: Wanted,
  prepare: (request: StoredEligibility) => Promise<Change>,
): Promise<Changed> {
  const { eligibilityId, action } = wanted;
  let change: Change | undefined;
  const record = { entity: 'eligibility', id: eligibilityId };
  try {
    const prepareChange = async () => {
      change = await prepare(await requestToChange(ctx, wanted));
      return change;
    };
    const { data, isRepeated } = await once(ctx, endpointOf[action], prepareChange, eligibilityId);
    ctx.audited({ ...record, before: change?.before, after: isRepeated ? { isRepeated } : change?.after });
    if (!isRepeated) await Promise.all((change?.queued ?? []).map(queueSoon));
    return data;
  } catch (error) {
    ctx.audited(record);
    throw error;
  }
}

async function requestToChange(ctx: ChangeContext, { action, eligibilityId, version }: Wanted) {
  const request = await findEligibility(ctx.store, ctx.scope, eligibilityId);
  if (!request) throw fail('notFound');
  // The payer's users and administrators may read the request; only its facility may change it.
  if (ctx.scope.kind !== 'facility') throw fail('notAllowed');
  // An answer that is on its way comes first: nobody withdraws a question that is answered.
  if (request.heldAnswer && (await releaseAnswer(ctx, request))) throw fail('changedMeanwhile');
  const isAsSeen = version >= (request.shownVersion ?? request.version) && version <= request.version;
  const seen = isAsSeen ? request.version : version;
  checkMove(ctx, eligibilityLife, { move: action, record: livingRequest(request), seen });
  return request;
}

/** An event of a request's timeline that the caller brought about. */
export const eventBy = <Event extends string>(ctx: ChangeContext, event: Event, detail: string | null = null) => ({
  at: ctx.now().toISOString(),
  event,
  by: ctx.user.displayName,
  detail,
});
