import { checkTurns, takeTurn, turnsTaken } from '../_data/rateLimit/rateLimit.ts';
import {
  countDeviceFailure,
  findKnownDevice,
  knownDays,
  newDevice,
  rememberDevice,
} from '../_data/user/knownDevice.ts';
import { pauseEnd } from '../_data/user/pauses.ts';
import { countFailure, forgetFailures, readSignIns } from '../_data/user/signIn.ts';
import type { PublicContext } from '../_kit/context.ts';
import { isLocalStage } from '../_kit/env.ts';
import { fail, failUntil } from '../_kit/failure.ts';

/**
 * The prefix makes a browser refuse the cookie unless this very host has set it, by HTTPS: no other host of the domain can plant one.
 * The local portal speaks HTTP, where browsers refuse the prefix.
 */
const deviceCookie = (): string => (isLocalStage() ? 'wasla-device' : '__Host-wasla-device');
const secretForm = /^[\w-]{32}$/;

/** Failed sign-ins from one visitor's network, whatever the names. The people of a clinic share an address. */
const failuresOfNetwork = { name: 'signInFailures', most: 100, seconds: 900 } as const;

/** So many failures make the puzzle of the human verification harder by one each; of a name those that pause it too. */
const harderAfter = { name: [5, 6, 7, 8], network: [10, 25, 50, 75] } as const;
const difficultyAfter = (failures: number, steps: readonly number[]): number =>
  steps.filter((step) => failures >= step).length;

/** How a sign-in is counted: in a browser where this user has signed in before, or as anybody's. */
export interface SignInTry {
  readonly userName: string;
  /** The browser's secret, where the user is known in it. */
  readonly device: string | null;
  /** The name has failures, which a success forgets. */
  readonly hasFailed: boolean;
}

const deviceOf = (ctx: PublicContext): string | null => {
  const sent = ctx.cookieOf(deviceCookie());
  return sent && secretForm.test(sent) ? sent : null;
};

/**
 * The difficulty of a puzzle for this caller before their name is known. A browser that somebody has signed in with gets the easy one;
 * the sign-in itself sees whether it is known for the name.
 */
export async function difficultyOfNetwork(ctx: PublicContext): Promise<number> {
  if (deviceOf(ctx)) return 0;
  const failures = await turnsTaken(ctx.store, failuresOfNetwork, ctx.countedAs, ctx.now());
  return difficultyAfter(failures, harderAfter.network);
}

function checkDifficulty(solved: number, due: number): void {
  if (solved < due) throw fail('verificationTooEasy', { field: 'token', values: { difficulty: due } });
}

/**
 * Lets a sign-in pass unless it is paused, or the puzzle that was solved for it is easier than the failures of the name and the network
 * demand. A browser that knows the user has a count of its own, so that nobody who knows only the name
 * locks its owner out; and what outsiders have failed is not forgotten by its success.
 */
export async function checkPause(ctx: PublicContext, userName: string, solved: number): Promise<SignInTry> {
  const now = ctx.now();
  const device = deviceOf(ctx);
  const known = device && (await findKnownDevice(ctx.store, userName, device, now));
  if (known) {
    const until = pauseEnd(known, now);
    if (until) throw failUntil('signInPaused', until, now);
    return { userName, device, hasFailed: false };
  }
  const ofNetwork = await checkTurns(ctx.store, failuresOfNetwork, ctx.countedAs, now);
  const { isEmpty, failures, pausedUntil } = await readSignIns(ctx.store, userName, now);
  if (pausedUntil) throw failUntil('signInPaused', pausedUntil, now);
  const due = [difficultyAfter(failures, harderAfter.name), difficultyAfter(ofNetwork, harderAfter.network)];
  checkDifficulty(solved, Math.max(...due));
  return { userName, device: null, hasFailed: !isEmpty };
}

/** Counts a failed sign-in; 429 where the caller's network has failed too often. */
export async function countFailedTry(ctx: PublicContext, { userName, device }: SignInTry): Promise<void> {
  const now = ctx.now();
  if (device) return countDeviceFailure(ctx.store, userName, device, now);
  await countFailure(ctx.store, userName, now);
  await takeTurn(ctx.store, failuresOfNetwork, ctx.countedAs, now);
}

/** Forgets what failed before a right password. */
export const forgetFailedTries = async (ctx: PublicContext, { userName, hasFailed }: SignInTry): Promise<void> => {
  if (hasFailed) await forgetFailures(ctx.store, userName);
};

/** Knows the user in this browser from now on: after a full sign-in, or a new password by a mailed code. Its people share its cookie. */
export async function knowDevice(ctx: PublicContext, userName: string): Promise<void> {
  const device = deviceOf(ctx) ?? newDevice();
  await rememberDevice(ctx.store, userName, device, ctx.now());
  const secure = isLocalStage() ? '' : '; Secure';
  const attributes = `Path=/; HttpOnly; SameSite=Strict; Max-Age=${knownDays * 86_400}${secure}`;
  ctx.setCookie(`${deviceCookie()}=${device}; ${attributes}`);
}
