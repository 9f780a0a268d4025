import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { SolverTask } from '../../web/parts/verification/verificationWorker.ts';

/** jsdom has no workers: this one solves in the test's own process, with the same arithmetic. */
class SolverWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  #controller = new AbortController();

  async postMessage({ challenge, start, step }: SolverTask): Promise<void> {
    const controller = this.#controller;
    const solution = await solveChallenge({ challenge, deriveKey, counterStart: start, counterStep: step, controller });
    if (!controller.signal.aborted) this.onmessage?.({ data: solution });
  }

  terminate(): void {
    this.#controller.abort();
  }
}

export function installSolver(): void {
  globalThis.Worker = SolverWorker as unknown as typeof Worker;
}

const secret = 'a secret of the tests only';

/** A challenge that takes a moment. */
export const aChallenge = async (changes: { expiresAt?: number } = {}): Promise<Record<string, unknown>> => ({
  ...(await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 7,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
    expiresAt: Math.floor(Date.now() / 1000) + 300,
    ...changes,
  })),
});
