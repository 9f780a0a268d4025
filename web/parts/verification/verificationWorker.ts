import { solveChallenge } from 'altcha-lib';
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/web/sha';
import type { Challenge } from 'altcha-lib/types';

/** One of several workers: each tries every `step`-th number from its own `start`. */
export interface SolverTask {
  readonly challenge: Challenge;
  readonly start: number;
  readonly step: number;
}

self.onmessage = async ({ data }: MessageEvent<SolverTask>) => {
  const { challenge, start, step } = data;
  const deriveKey = challenge.parameters.algorithm.startsWith('PBKDF2/') ? derivePbkdf2 : deriveSha;
  try {
    self.postMessage(await solveChallenge({ challenge, deriveKey, counterStart: start, counterStep: step }));
  } catch {
    self.postMessage(null);
  }
};
