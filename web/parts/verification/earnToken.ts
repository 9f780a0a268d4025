import type { Challenge } from 'altcha-lib/types';
import { solveVerification } from './solveVerification.ts';

/** A token of the human verification, and when its challenge ends (epoch seconds). Throws where there is no challenge or no solution. */
export async function earnToken(): Promise<{ readonly token: string; readonly expiresAt: number | undefined }> {
  const { fetchChallenge } = await import('./fetchChallenge.ts');
  const challenge = (await fetchChallenge()) as Challenge;
  return { token: await solveVerification(challenge), expiresAt: challenge.parameters.expiresAt };
}
