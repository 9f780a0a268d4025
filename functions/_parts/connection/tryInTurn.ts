import type { ConnectionOutcome, TryConnection, WaitAfter } from '../../_connect/regulator/regulator.ts';
import { takeTurn } from '../../_data/rateLimit/rateLimit.ts';
import {
  credentialsFingerprint,
  rememberConnection,
  type TestedCredentials,
  takeConnectionTurn,
} from '../../_data/regulatoryDetails/connectionTest.ts';
import type { PublicContext } from '../../_kit/context.ts';
import { failUntil } from '../../_kit/failure.ts';

/** Prevents guessing passwords through the portal, and a regulator's lock of a user because of the portal. */
const triesOfOneUser = { name: 'connectionUser', most: 10, seconds: 900 } as const;

/** Longer than any try lasts: after it, the turn of a dead holder is free again. */
const holdMs = 60_000;

/** How a try ended and, when it failed, from when on it makes sense to try again. */
export interface ConnectionResult {
  readonly outcome: ConnectionOutcome;
  readonly retryAt: string;
}

/**
 * Tries credentials at most as often as `waits` allows for one pair of them, whichever instance is asked. In between the outcome of
 * the last try is answered; while another try is under way, or for another licence, `tooManyRequests` with `retryAt`.
 */
export async function tryInTurn(
  ctx: PublicContext,
  credentials: TestedCredentials,
  connection: { readonly tries: TryConnection; readonly waits: WaitAfter },
): Promise<ConnectionResult> {
  const fingerprint = await credentialsFingerprint(credentials);
  const startedAt = ctx.now();
  const heldUntil = new Date(startedAt.getTime() + holdMs);
  const turn = await takeConnectionTurn(ctx.store, fingerprint, credentials, { now: startedAt, heldUntil });
  if (turn.kind === 'remembered') return { outcome: turn.outcome, retryAt: turn.freeAt };
  if (turn.kind === 'mustWait') throw failUntil('tooManyRequests', new Date(turn.freeAt), startedAt);
  await takeTurn(ctx.store, triesOfOneUser, `${credentials.system} ${credentials.username.toLowerCase()}`, startedAt);
  const outcome = await connection.tries({ ...credentials, askedAt: startedAt });
  const freeAt = new Date(startedAt.getTime() + connection.waits[outcome] * 1000);
  await rememberConnection(ctx.store, fingerprint, { outcome, heldUntil, freeAt });
  return { outcome, retryAt: freeAt.toISOString() };
}
