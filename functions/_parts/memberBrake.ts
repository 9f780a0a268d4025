import { hasTurn, type RateLimit, turnsTaken } from '../_data/rateLimit/rateLimit.ts';
import { auditSearch } from '../_kit/auditSearch.ts';
import type { SessionContext } from '../_kit/context.ts';
import { fail } from '../_kit/failure.ts';

const hour = 3600;
const day = 86_400;
/** People whom nobody insures are rare at a reception; numbers that were guessed are nobody's. */
const misses = {
  ofPerson: { name: 'memberMissUser', most: 10, seconds: hour },
  ofPlace: { name: 'memberMissPlace', most: 60, seconds: hour },
} as const;
/** Numbers that differ in their last three digits only: more of them than a family has are a list that somebody goes through. */
const neighbours = {
  ofPerson: { name: 'memberNeighbours', most: 6, seconds: day },
  ofPlace: { name: 'memberNeighboursPlace', most: 12, seconds: day },
} as const;
const digitsShared = 12;
const onceAnHour = { name: 'memberMiss', most: 1, seconds: hour } as const;
const onceADay = { name: 'memberNeighbour', most: 1, seconds: day } as const;

/** How the number is known. A person who reads a card has it at hand and guesses no number. */
interface Known {
  readonly isCardRead: boolean;
}

/** The facility or payer that the caller works for; those who work for neither are the portal's. */
function placeOf({ user }: SessionContext): { entity: string; id: string } {
  if (user.facilityId !== null) return { entity: 'facility', id: user.facilityId };
  return user.payerId === null ? { entity: 'portal', id: 'portal' } : { entity: 'payer', id: String(user.payerId) };
}

/** The limit of a person counts at all places where they work, the limit of a place counts for all who work there. */
const limitsOf = (ctx: SessionContext, { ofPerson, ofPlace }: Record<'ofPerson' | 'ofPlace', RateLimit>) =>
  [
    [ofPerson, ctx.user.userId],
    [ofPlace, placeOf(ctx).id],
  ] as const;

const isSpent = async ({ store, now }: SessionContext, limit: RateLimit, who: string): Promise<boolean> =>
  (await turnsTaken(store, limit, who, now())) >= limit.most;

const hasMissed = async (ctx: SessionContext): Promise<boolean> =>
  (await Promise.all(limitsOf(ctx, misses).map(([limit, who]) => isSpent(ctx, limit, who)))).some(Boolean);

/** Counts the number among those near to it, once a day; false, and not counted, where it is one too many. */
async function isAlone(ctx: SessionContext, emiratesId: string, limit: RateLimit, who: string): Promise<boolean> {
  const { store, now } = ctx;
  const number = `${who} ${emiratesId}`;
  if (await isSpent(ctx, onceADay, number)) return true;
  if (!(await hasTurn(store, limit, `${who} ${emiratesId.slice(0, digitsShared)}`, now()))) return false;
  await hasTurn(store, onceADay, number, now());
  return true;
}

async function isInList(ctx: SessionContext, emiratesId: string): Promise<boolean> {
  for (const [limit, who] of limitsOf(ctx, neighbours)) {
    if (!(await isAlone(ctx, emiratesId, limit, who))) return true;
  }
  return false;
}

/** Throws, with the look on record. The failure rings an alarm (docs/operations.md#member-fishing). */
async function pause(ctx: SessionContext, criteria: { emiratesId: string } | { cardNumber: string }): Promise<never> {
  await auditSearch(ctx, placeOf(ctx), { criteria, shown: [], besides: { isPaused: true } });
  throw fail('searchPaused');
}

/** Throws for who goes through Emirates IDs: after many that nobody insures, and after several that differ in their ends only. */
export async function stopFishing(ctx: SessionContext, emiratesId: string, { isCardRead }: Known): Promise<void> {
  if (isCardRead) return;
  if ((await hasMissed(ctx)) || (await isInList(ctx, emiratesId))) await pause(ctx, { emiratesId });
}

/** Throws for who has asked about many that nobody insures, and goes on with the numbers of cards. */
export async function stopGuessing(ctx: SessionContext, cardNumber: string): Promise<void> {
  if (await hasMissed(ctx)) await pause(ctx, { cardNumber });
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
  await Promise.all(limitsOf(ctx, misses).map(([limit, who]) => hasTurn(store, limit, who, now())));
}
