import type { Challenge } from 'altcha-lib/types';
import { solveVerification } from './solveVerification.ts';

interface EarnedToken {
  readonly token: string;
  /** Epoch seconds. */
  readonly expiresAt: number | undefined;
}

/** A token of the human verification, of a puzzle at least this hard (0 to 4). Throws where there is no challenge or no solution. */
export async function earnToken(difficulty = 0): Promise<EarnedToken> {
  const { fetchChallenge } = await import('./fetchChallenge.ts');
  const challenge = (await fetchChallenge(difficulty)) as Challenge;
  return { token: await solveVerification(challenge), expiresAt: challenge.parameters.expiresAt };
}
