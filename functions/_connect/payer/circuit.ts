import type { AskPayer, PayerFault } from './payer.ts';

/** Faults of the payer's system; what it says wrongly about one request does not stop the others. */
const systemFaults: ReadonlySet<PayerFault> = new Set(['unreachable', 'timeout', 'serverError', 'tooManyRequests']);

interface Circuit {
  failures: number;
  openUntil: number;
}

/**
 * Stops asking a payer for `pauseMs` after `threshold` system faults in a row, so that a payer that is down is not pressed and
 * its time-outs do not hold the queue. After the pause questions go through: a fault opens the circuit again, an answer
 * closes it. It lives in the execution environment: cheap, and each environment learns within a few calls.
 */
export function withCircuit(ask: AskPayer, settings: { threshold: number; pauseMs: number }): AskPayer {
  const circuits = new Map<string, Circuit>();
  return async (question) => {
    const circuit = circuits.get(question.payerCode) ?? { failures: 0, openUntil: 0 };
    circuits.set(question.payerCode, circuit);
    const now = question.sentAt.getTime();
    if (circuit.failures >= settings.threshold && now < circuit.openUntil)
      return { kind: 'paused', until: new Date(circuit.openUntil) };
    const outcome = await ask(question);
    const failed = outcome.kind === 'fault' && systemFaults.has(outcome.fault);
    circuit.failures = failed ? circuit.failures + 1 : 0;
    circuit.openUntil = failed ? now + settings.pauseMs : 0;
    return outcome;
  };
}
