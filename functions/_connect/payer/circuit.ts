import type { Circuits } from '../circuit.ts';
import type { AskPayer, PayerFault } from './payer.ts';

/** Faults of the payer's system; what it says wrongly about one request does not stop the others. */
const systemFaults: ReadonlySet<PayerFault> = new Set(['unreachable', 'timeout', 'serverError', 'tooManyRequests']);

/**
 * Asks no payer whose circuit is open, so that a payer that is down is not pressed and its time-outs do not hold the queue. Only faults of its
 * system count.
 */
export const withCircuit =
  (ask: AskPayer, circuits: Circuits): AskPayer =>
  async (question) => {
    const system = `payer ${question.payerCode}`;
    const until = circuits.openUntil(system, question.sentAt);
    if (until) return { kind: 'paused', until };
    const outcome = await ask(question);
    circuits.note(system, question.sentAt, outcome.kind === 'fault' && systemFaults.has(outcome.fault));
    return outcome;
  };
