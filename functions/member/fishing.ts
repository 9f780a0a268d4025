import { hasTurn, type RateLimit, turnsTaken } from '../_data/rateLimit/rateLimit.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

const hour = 3600;
const day = 86_400;
/** People whom nobody insures are rare at a reception; numbers that were guessed are nobody's. */
const missesOfUser = { name: 'memberMissUser', most: 10, seconds: hour } as const;
const missesOfPlace = { name: 'memberMissPlace', most: 60, seconds: hour } as const;
/** Numbers that differ in their last three digits only: more of them than a family has are a list that somebody goes through. */
const neighbours = { name: 'memberNeighbours', most: 6, seconds: day } as const;
const digitsShared = 12;
const onceAnHour = { name: 'memberMiss', most: 1, seconds: hour } as const;
const onceADay = { name: 'memberNeighbour', most: 1, seconds: day } as const;

/** How the number is known. A card that was read is there: whoever has it guesses nothing. */
interface Known {
  readonly isCardRead: boolean;
}

const placeOf = ({ user }: SessionContext): string => user.facilityId ?? String(user.payerId);
const isSpent = async ({ store, now }: SessionContext, limit: RateLimit, who: string): Promise<boolean> =>
  (await turnsTaken(store, limit, who, now())) >= limit.most;

/**
 * Throws for who goes through Emirates IDs: after many that nobody insures, and after several that differ in their ends only. The
 * failure rings an alarm (docs/operations.md#member-fishing).
 */
export async function stopFishing(ctx: SessionContext, emiratesId: string, { isCardRead }: Known): Promise<void> {
  if (isCardRead) return;
  const { store, user, now } = ctx;
  const isMissing = await Promise.all([
    isSpent(ctx, missesOfUser, user.userId),
    isSpent(ctx, missesOfPlace, placeOf(ctx)),
  ]);
  if (isMissing.some(Boolean)) throw fail('searchPaused');
  const isFirst = await hasTurn(store, onceADay, `${user.userId} ${emiratesId}`, now());
  const near = `${user.userId} ${emiratesId.slice(0, digitsShared)}`;
  if (isFirst && !(await hasTurn(store, neighbours, near, now()))) throw fail('searchPaused');
}

interface Looked extends Known {
  /** What each register said. */
  readonly answers: readonly string[];
}

/** Counts a typed number that no register knew; the same number once an hour. Nothing is counted where no register has said so. */
export async function noteMiss(ctx: SessionContext, number: string, { isCardRead, answers }: Looked): Promise<void> {
  const isMiss = answers.includes('notFound') && !answers.includes('found');
  const { store, user, now } = ctx;
  if (isCardRead || !isMiss || !(await hasTurn(store, onceAnHour, `${user.userId} ${number}`, now()))) return;
  await Promise.all([
    hasTurn(store, missesOfUser, user.userId, now()),
    hasTurn(store, missesOfPlace, placeOf(ctx), now()),
  ]);
}
