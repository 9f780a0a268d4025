import type { StoredEligibility } from '../../_data/eligibility/eligibility.ts';
import { questionEntryOf } from '../../_data/eligibility/setOut.ts';
import { newOutboxEntry, outboxAttempts, outboxFinish, outboxPut, outboxWithdraw } from '../../_data/outbox/outbox.ts';
import type { Queued } from '../../_data/outbox/outboxQueue.ts';
import { getPayer, type Payer } from '../../_data/payer/payer.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import type { ChangeContext } from './changeOnce.ts';

/** What taking a question back writes beside the request itself, and what the request keeps of it. */
interface Withdrawal {
  readonly items: TransactItem[];
  readonly withdrawn: StoredEligibility['withdrawn'];
  readonly queued: readonly Queued[];
}

/** The entry by which a payer with a system of its own is told. */
const cancellations: Readonly<Partial<Record<Payer['answers'], 'cancellation' | 'cancellationFile'>>> = {
  gateway: 'cancellation',
  postOffice: 'cancellationFile',
};

/**
 * Withdraws the current question of a request. If no worker has taken it, it is not sent. Otherwise a separate outbox
 * entry tells the payer. The transaction holds the request to what was found here.
 */
export async function withdrawQuestion(ctx: ChangeContext, request: StoredEligibility): Promise<Withdrawal> {
  const { eligibilityId, facilityId, requestNumber, emiratesId, cardNumber, payerCode, payerName, withdrawn } = request;
  const now = ctx.now();
  const outboxId = questionEntryOf(request);
  const [attempts, payer] = await Promise.all([
    outboxAttempts(ctx.store, outboxId),
    getPayer(ctx.store, request.payerId),
  ]);
  if (attempts === null) return { items: [], withdrawn, queued: [] };
  if (attempts === 0) return { items: [outboxWithdraw(outboxId, now)], withdrawn, queued: [] };

  const finished = outboxFinish({ outboxId }, now);
  // Who answers in the portal sees there that the question is gone.
  const kind = payer && cancellations[payer.answers];
  if (!kind) return { items: [finished], withdrawn, queued: [] };
  const cancellationId = ctx.newId();
  const cancellation = { kind, facilityId, eligibilityId, requestNumber } as const;
  const telling = outboxPut(newOutboxEntry(cancellationId, now.toISOString(), cancellation));
  const question = { requestNumber, emiratesId, cardNumber, payerCode, payerName };
  return {
    items: [finished, telling],
    withdrawn: [...withdrawn, question],
    queued: [{ outboxId: cancellationId, kind }],
  };
}
