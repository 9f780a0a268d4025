import { type Challenge, createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sha256 } from '../../functions/_kit/canonicalJson.ts';

/** A token for a challenge of a portal whose key a test has: signed anew, so that the first try solves it. */
export async function solvedWith(key: string, challenge: unknown): Promise<string> {
  const { algorithm, cost, data, expiresAt } = (challenge as Challenge).parameters;
  const secrets = { hmacSignatureSecret: key, hmacKeySignatureSecret: sha256(`solution ${key}`) };
  return solve(await createChallenge({ algorithm, cost, data, expiresAt, counter: 0, deriveKey, ...secrets }));
}

/** Solves a human-verification challenge as the widget does and gives the login call's `token`. */
export async function solve(challenge: unknown): Promise<string> {
  const { parameters, signature } = challenge as Challenge;
  const solution = await solveChallenge({ challenge: { parameters, signature }, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: { parameters, signature }, solution })).toString('base64');
}
