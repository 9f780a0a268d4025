import type { Challenge, Solution } from 'altcha-lib/types';
import type { SolverTask } from './verificationWorker.ts';

const mostWorkers = 4;

// More workers than cores only wait for each other.
const workerCount = () => Math.max(1, Math.min(mostWorkers, navigator.hardwareConcurrency || 1));

const newWorker = () => new Worker(new URL('./verificationWorker.ts', import.meta.url), { type: 'module' });

function firstSolution(workers: readonly Worker[], challenge: Challenge): Promise<Solution> {
  return new Promise((resolve, reject) => {
    for (const [start, worker] of workers.entries()) {
      worker.onmessage = ({ data }: MessageEvent<Solution | null>) =>
        data ? resolve(data) : reject(new Error('The challenge has no solution'));
      worker.onerror = () => reject(new Error('The solver failed'));
      worker.postMessage({ challenge, start, step: workers.length } satisfies SolverTask);
    }
  });
}

/** Solves an ALTCHA challenge beside the page's own thread and answers the token that the login call sends. */
export async function solveVerification({ parameters, signature }: Challenge): Promise<string> {
  const workers = Array.from({ length: workerCount() }, newWorker);
  try {
    const solution = await firstSolution(workers, { parameters, signature });
    return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }));
  } finally {
    for (const worker of workers) worker.terminate();
  }
}
