import { newCircuits } from '../circuit.ts';
import type { AskPayer, PayerFault } from './payer.ts';

/** Faults of the payer's system; what it says wrongly about one request does not stop the others. */
const systemFaults: ReadonlySet<PayerFault> = new Set(['unreachable', 'timeout', 'serverError', 'tooManyRequests']);

/**
 * Stops asking a payer for `pauseMs` after `threshold` system faults in a row, so that a payer that is down is not pressed and
 * its time-outs do not hold the queue.
 */
export function withCircuit(ask: AskPayer, settings: { threshold: number; pauseMs: number }): AskPayer {
  const circuits = newCircuits(settings);
  return async (question) => {
    const until = circuits.openUntil(question.payerCode, question.sentAt);
    if (until) return { kind: 'paused', until };
    const outcome = await ask(question);
    circuits.note(question.payerCode, question.sentAt, outcome.kind === 'fault' && systemFaults.has(outcome.fault));
    return outcome;
  };
}
