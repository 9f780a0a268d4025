import { type Challenge, createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { triesOf } from '../../functions/_data/humanVerification/humanVerification.ts';
import { sha256 } from '../../functions/_kit/canonicalJson.ts';

/** Counts from a number until one solves the challenge; gives the login call's `token`. */
async function solvedFrom(counterStart: number, { parameters, signature }: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge: { parameters, signature }, deriveKey, counterStart });
  return Buffer.from(JSON.stringify({ challenge: { parameters, signature }, solution })).toString('base64');
}

/** A token for a challenge of a portal whose key a test has: signed anew, so that the first try solves it. */
export async function solvedWith(key: string, challenge: unknown): Promise<string> {
  const { algorithm, cost, data, expiresAt } = (challenge as Challenge).parameters;
  const secrets = { hmacSignatureSecret: key, hmacKeySignatureSecret: sha256(`solution ${key}`) };
  return solvedFrom(0, await createChallenge({ algorithm, cost, data, expiresAt, counter: 0, deriveKey, ...secrets }));
}

/**
 * Solves a human-verification challenge and gives the login call's `token`. The widget counts from nothing; this begins with the first number that
 * can be right, a third of the work.
 */
export function solve(challenge: unknown): Promise<string> {
  const { data } = (challenge as Challenge).parameters;
  return solvedFrom(triesOf(Number(data?.difficulty ?? 0)).fewest, challenge as Challenge);
}
