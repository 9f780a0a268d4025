import type { DeadLetter, deliveryApi, redriveOutcomes } from '../../shared/delivery/routes.ts';
import { eligibilityStatus } from '../../shared/eligibility/eligibilityStatus.ts';
import { waitsForPayer } from '../../shared/eligibility/eligibilityWaiting.ts';
import { eligibilityChange, findEligibility } from '../_data/eligibility/eligibility.ts';
import { questionEntryOf } from '../_data/eligibility/setOut.ts';
import { dismissUpdate, findDeadLetter, redriveUpdate } from '../_data/outbox/deadLetter.ts';
import { type Queued, queueOutbox } from '../_data/outbox/outboxQueue.ts';
import type { Operation, SessionContext } from '../_kit/context.ts';
import { type TransactItem, writeTogether } from '../_store/transaction.ts';

type Outcome = (typeof redriveOutcomes)[number];

/** Sends each dead letter again in a write of its own: one that fails does not stop the others. */
export const redriveDeadLetters: Operation<typeof deliveryApi.endpoints.redriveDeadLetters> = async ({ body }, ctx) => {
  const results = [];
  const due: Queued[] = [];
  for (const deliveryId of new Set(body.deliveryIds)) {
    const letter = await findDeadLetter(ctx.store, deliveryId);
    const outcome = letter ? await redrive(letter, ctx) : 'changed';
    ctx.audited({ entity: 'delivery', id: deliveryId, after: { outcome } });
    results.push({ deliveryId, outcome });
    if (letter && outcome === 'redriven') due.push({ outboxId: deliveryId, kind: letter.kind });
  }
  // They are due: what the queue does not take, the sweeper finds within a minute.
  if (due.length > 0) await queueOutbox(due).catch(() => null);
  return results;
};

async function redrive(letter: DeadLetter, ctx: SessionContext): Promise<Outcome> {
  const { outcome, items } = await planOf(letter, ctx);
  return (await writeTogether(ctx.store, items)) ? outcome : 'changed';
}

/**
 * The writes that put the entry back on its way together with its record, or end it when there is nothing left to send.
 */
async function planOf(letter: DeadLetter, ctx: SessionContext): Promise<{ outcome: Outcome; items: TransactItem[] }> {
  const now = ctx.now();
  const isQuestion = letter.kind === 'eligibility' || letter.kind === 'eligibilityFile';
  if (!isQuestion || letter.eligibilityId === null) {
    return { outcome: 'redriven', items: [redriveUpdate(letter, now)] };
  }
  const request = await findEligibility(ctx.store, ctx.scope, letter.eligibilityId);
  if (!request) return { outcome: 'gone', items: [dismissUpdate(letter, now)] };
  // A corrected request asks another question, by an entry of its own.
  const isPresentQuestion = questionEntryOf(request) === letter.deliveryId;
  if (!isPresentQuestion) return { outcome: 'settled', items: [dismissUpdate(letter, now)] };
  if (waitsForPayer(request)) {
    return { outcome: 'redriven', items: [redriveUpdate(letter, now)] };
  }
  if (request.status !== eligibilityStatus.Error) {
    return { outcome: 'settled', items: [dismissUpdate(letter, now)] };
  }
  const event = { at: now.toISOString(), event: 'sentAgain', by: null, detail: null } as const;
  // What goes as a file has all of its time again.
  const postOffice = request.postOffice && { since: now.toISOString(), sentAt: null };
  const anew = { status: eligibilityStatus.Pending, attempts: 0, postOffice };
  const change = { ...anew, payerComments: null, payerRemark: null };
  return { outcome: 'redriven', items: [...eligibilityChange(request, change, [event]), redriveUpdate(letter, now)] };
}
