import { randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import { hardestDifficulty } from '../../../shared/_field/verificationDifficulty.ts';
import { sha256 } from '../../_kit/canonicalJson.ts';
import type { PublicContext } from '../../_kit/context.ts';
import { env, isLocalStage } from '../../_kit/env.ts';
import { fail } from '../../_kit/failure.ts';
import { epochSeconds, isExpired } from '../../_store/expiry.ts';
import { spendChallenge } from './challenge.ts';
import { hmacKeyOf, holdsForHmacKey } from './hmacKey.ts';

/**
 * The work of a challenge: this number of key derivations, each with this number of rounds. A desktop browser needs a
 * quarter of a second for it, a phone about one, and never more than twice the average, because the number to be found
 * lies in a range (a random prefix would now and then take five times as long). A harder challenge has more tries in proportion: a
 * phone needs at most 20 s for the hardest.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 6000, fewestTries: 150, mostTries: 300 } as const;
/** How many times the tries of the easiest a challenge of each difficulty has. */
const factors = [1, 2, 4, 8, 15] as const;
const lifetime = 5 * 60_000;

const secretsOf = (hmacSignatureSecret: string) => ({
  hmacSignatureSecret,
  hmacKeySignatureSecret: sha256(`solution ${hmacSignatureSecret}`),
});

/** Between which numbers the one to be found lies, for a challenge of a difficulty. */
export function triesOf(difficulty: number): { readonly fewest: number; readonly most: number } {
  const factor = factors[difficulty] ?? factors[hardestDifficulty];
  return { fewest: work.fewestTries * factor, most: work.mostTries * factor };
}

/** A signed challenge for the widget, which names its difficulty (0 to 4); nothing is stored before it is solved. */
export async function newChallenge(now: Date, difficulty: number) {
  const { fewest, most } = triesOf(difficulty);
  return createChallenge({
    algorithm: work.algorithm,
    cost: work.cost,
    counter: randomInt(fewest, most),
    data: { difficulty },
    deriveKey,
    expiresAt: epochSeconds(new Date(now.getTime() + lifetime)),
    ...secretsOf(await hmacKeyOf(env('VERIFICATION_SECRET_ID'))),
  });
}

const hex = z.string().regex(/^[0-9a-f]{1,128}$/);
/** The widget's payload: base64 of the challenge with its solution. */
const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(work.algorithm),
      cost: z.literal(work.cost),
      nonce: hex,
      salt: hex,
      keyLength: z.literal(32),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.int(),
      /** Releases before gave challenges of one difficulty, and did not name it. */
      data: z.strictObject({ difficulty: z.int() }).optional(),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: hex }),
});

function payloadOf(token: string): z.infer<typeof payload> | null {
  try {
    return payload.safeParse(JSON.parse(Buffer.from(token, 'base64').toString())).data ?? null;
  } catch {
    return null;
  }
}

interface SolvedChallenge {
  readonly id: string;
  readonly expiresAt: number;
  readonly difficulty: number;
}

/** The challenge that a token solves, or null when the token is not ours, not solved or too old. */
async function solvedChallenge(token: string, now: Date): Promise<SolvedChallenge | null> {
  const solved = payloadOf(token);
  if (!solved) return null;
  const { nonce, expiresAt, data } = solved.challenge.parameters;
  if (isExpired({ expiresAt }, now)) return null;
  const isOurs = await holdsForHmacKey(env('VERIFICATION_SECRET_ID'), async (key) => {
    const { verified } = await verifySolution({ ...solved, deriveKey, ...secretsOf(key) });
    return verified;
  });
  return isOurs ? { id: nonce, expiresAt, difficulty: data?.difficulty ?? 0 } : null;
}

/** Only the local environment may do without: a deployed portal that is told 'off' verifies all the same. */
export const isVerificationOff = (): boolean => env('HUMAN_VERIFICATION') === 'off' && isLocalStage();

/** The difficulty of the challenge of ours that a token solves in time and for the first time, else null. The token is spent by this. */
export async function solvedDifficulty(ctx: PublicContext, token: string): Promise<number | null> {
  const challenge = await solvedChallenge(token, ctx.now());
  const isFirstUse = challenge && (await spendChallenge(ctx.store, challenge.id, challenge.expiresAt));
  return isFirstUse ? challenge.difficulty : null;
}

/**
 * Refuses a call unless its token solves one of our challenges, in time and for the first time. Answers the challenge's difficulty, the
 * hardest where nobody is verified.
 */
export async function checkHuman(ctx: PublicContext, token: string): Promise<number> {
  if (isVerificationOff()) return hardestDifficulty;
  const difficulty = await solvedDifficulty(ctx, token);
  if (difficulty === null) throw fail('verificationFailed', { field: 'token' });
  return difficulty;
}
