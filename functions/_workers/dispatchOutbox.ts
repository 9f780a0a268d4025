import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { SendMail } from '../_connect/mail/mail.ts';
import { sesMail } from '../_connect/mail/sesMail.ts';
import { withCircuit } from '../_connect/payer/circuit.ts';
import { httpPayer } from '../_connect/payer/httpPayer.ts';
import type { AskPayer } from '../_connect/payer/payer.ts';
import { claimOutbox, isOfUnknownKind, noteFault } from '../_data/outbox/outbox.ts';
import { outboxIdOf } from '../_data/outbox/outboxQueue.ts';
import { wiring } from '../_data/wiring.ts';
import { env } from '../_kit/env.ts';
import type { OwnWorkId } from '../_kit/ownIds.ts';
import { queuedId } from '../_kit/queuedId.ts';
import { type Handled, queueHandler } from '../_kit/queueHandler.ts';
import type { Wiring } from '../_kit/wiring.ts';
import { sendEmail } from '../account/mail/sendEmail.ts';
import { askAboutEligibility } from '../eligibility/asking/askAboutEligibility.ts';
import { giveUp } from '../eligibility/asking/giveUp.ts';
import { tellCancellation } from '../eligibility/asking/tellCancellation.ts';

/** What the lease leaves for the store's work around the call to the payer. */
const leaseMarginMs = 15_000;

/** Stops asking after five faults in a row, for half a minute. */
const circuitSettings = { threshold: 5, pauseMs: 30_000 };

const gateway = (): AskPayer =>
  withCircuit(
    httpPayer({
      baseUrl: env('PAYER_GATEWAY_URL'),
      timeoutMs: env('PAYER_TIMEOUT_MS'),
      dispositionFlag: env('STAGE') === 'prod' ? 'PRODUCTION' : 'TEST',
    }),
    circuitSettings,
  );

/** What the worker reaches outside of the portal. */
export interface Outside {
  readonly ask: AskPayer;
  readonly send: SendMail;
}

/**
 * The consumer of the outbox queue: takes each entry, asks the payer or sends the mail, and records the outcome. A message that fails goes back to
 * the queue alone; one for an entry that is finished, not due or held by another worker is done; so is one of a kind that only a newer
 * release knows: the sweeper sends it until that release's worker takes it.
 */
export function dispatchOutbox(kit: Wiring, { ask, send }: Outside) {
  const dispatch = async (record: SQSRecord, outboxId: OwnWorkId): Promise<string> => {
    const lease = { claim: kit.newId(), now: kit.now(), leaseMs: env('PAYER_TIMEOUT_MS') + leaseMarginMs };
    const entry = await claimOutbox(kit.store, outboxId, lease);
    if (!entry) return (await isOfUnknownKind(kit.store, outboxId)) ? 'unknownKind' : 'notDue';
    const settings = { maxAttempts: env('PAYER_MAX_ATTEMPTS'), retryBaseSeconds: env('PAYER_RETRY_BASE_SECONDS') };
    const dispatching = { wiring: kit, ask, ...settings, leaseMs: lease.leaseMs, requestId: record.messageId };
    // The attempts before it came to no outcome although the last of them always does: something of ours fails at it.
    if (entry.attempts > settings.maxAttempts) return giveUp(dispatching, entry);
    if (entry.kind === 'email') {
      return sendEmail({ wiring: kit, send, portalUrl: env('PORTAL_URL'), ...settings }, entry);
    }
    if (entry.kind === 'cancellation') return tellCancellation(dispatching, entry);
    return askAboutEligibility(dispatching, entry);
  };

  const work = async (record: SQSRecord): Promise<Handled> => {
    const outboxId = queuedId(outboxIdOf(record.body));
    try {
      return { outcome: await dispatch(record, outboxId), fields: { outboxId } };
    } catch (error) {
      await noteFault(kit.store, outboxId, error instanceof Error ? error.name : 'unknown');
      throw error;
    }
  };
  return queueHandler('dispatchOutbox', work, kit);
}

let deployed: ReturnType<typeof dispatchOutbox> | undefined;

/** The Lambda handler; it keeps its circuits as long as its execution environment lives. */
export const handler = (event: SQSEvent): Promise<SQSBatchResponse> => {
  deployed ??= dispatchOutbox(wiring, { ask: gateway(), send: sesMail(env('MAIL_SENDER')) });
  return deployed(event);
};
