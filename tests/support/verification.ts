import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Solves a human-verification challenge as the widget does and gives the login call's `token`. */
export async function solve(challenge: unknown): Promise<string> {
  const { parameters, signature } = challenge as Challenge;
  const solution = await solveChallenge({ challenge: { parameters, signature }, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: { parameters, signature }, solution })).toString('base64');
}
