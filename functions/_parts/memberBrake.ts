import { giveTurnBack, hasTurn, type RateLimit, turnsTaken } from '../_data/rateLimit/rateLimit.ts';
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
/** Rows of sheets come by the hundred, and some have a wrong payer: they have a limit of their own, of the place. */
const missesOfSheets = { name: 'memberMissSheets', most: 100, seconds: day } as const;
/** Numbers that differ in their last three digits only: more of them than a family has are a list that somebody goes through. */
const neighbours = {
  ofPerson: { name: 'memberNeighbours', most: 6, seconds: day },
  ofPlace: { name: 'memberNeighboursPlace', most: 12, seconds: day },
} as const;
const digitsShared = 12;
const onceAnHour = { name: 'memberMiss', most: 1, seconds: hour } as const;
const onceADay = { name: 'memberNeighbour', most: 1, seconds: day } as const;
/** A number that was one too many. */
const refused = { ...onceADay, name: 'memberRefused' } as const;

type Surroundings = Pick<SessionContext, 'store' | 'now'>;

/** A person, and the facility or payer where they work. */
interface Asker {
  readonly userId: string;
  readonly placeId: string;
}

/** How the number is known. A person who reads a card has it at hand and guesses no number. */
interface Known {
  readonly isCardRead: boolean;
  /** Whether the place has had to do with the person before; asked only where it decides, since it costs a read. */
  readonly isOfPlace?: () => Promise<boolean>;
}

/** The facility or payer that the caller works for; those who work for neither are the portal's. */
function placeOf({ user }: SessionContext): { entity: string; id: string } {
  if (user.facilityId !== null) return { entity: 'facility', id: user.facilityId };
  return user.payerId === null ? { entity: 'portal', id: 'portal' } : { entity: 'payer', id: String(user.payerId) };
}

const callerOf = (ctx: SessionContext): Asker => ({ userId: ctx.user.userId, placeId: placeOf(ctx).id });

/** The limit of a person counts at all places where they work, the limit of a place counts for all who work there. */
const limitsOf = ({ userId, placeId }: Asker, { ofPerson, ofPlace }: Record<'ofPerson' | 'ofPlace', RateLimit>) =>
  [
    [ofPerson, userId],
    [ofPlace, placeId],
  ] as const;

const isSpent = async ({ store, now }: Surroundings, limit: RateLimit, who: string): Promise<boolean> =>
  (await turnsTaken(store, limit, who, now())) >= limit.most;

const hasMissed = async (ctx: SessionContext): Promise<boolean> =>
  (await Promise.all(limitsOf(callerOf(ctx), misses).map(([limit, who]) => isSpent(ctx, limit, who)))).some(Boolean);

/**
 * Counts the number among those near to it, once a day, also where it is sent several times at once; false where it is one too many, then
 * and whenever it is tried again.
 */
async function isAlone({ store, now }: Surroundings, emiratesId: string, limit: RateLimit, who: string) {
  const number = `${who} ${emiratesId}`;
  if (!(await hasTurn(store, onceADay, number, now()))) return !(await isSpent({ store, now }, refused, number));
  if (await hasTurn(store, limit, `${who} ${emiratesId.slice(0, digitsShared)}`, now())) return true;
  await hasTurn(store, refused, number, now());
  return false;
}

async function isInList(ctx: SessionContext, emiratesId: string): Promise<boolean> {
  for (const [limit, who] of limitsOf(callerOf(ctx), neighbours)) {
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
export async function stopFishing(
  ctx: SessionContext,
  emiratesId: string,
  { isCardRead, isOfPlace = async () => false }: Known,
): Promise<void> {
  if (isCardRead) return;
  const isList = (await hasMissed(ctx)) || (await isInList(ctx, emiratesId));
  if (isList && !(await isOfPlace())) await pause(ctx, { emiratesId });
}

/** Throws for who has asked about many that nobody insures, and goes on with the numbers of cards. */
export async function stopGuessing(
  ctx: SessionContext,
  cardNumber: string,
  { isOfPlace = async () => false }: Pick<Known, 'isOfPlace'> = {},
): Promise<void> {
  if ((await hasMissed(ctx)) && !(await isOfPlace())) await pause(ctx, { cardNumber });
}

interface Looked extends Known {
  /** What each register said. */
  readonly answers: readonly string[];
}

/** Counts a typed number that no register knew; the same number once an hour. Nothing is counted where no register has said so. */
export async function noteMiss(ctx: SessionContext, number: string, { isCardRead, answers }: Looked): Promise<void> {
  const isMiss = answers.includes('notFound') && !answers.includes('found');
  if (!isCardRead && isMiss) await countMiss(ctx, callerOf(ctx), number);
}

/** Counts a number, once an hour, for its asker. */
async function countMiss({ store, now }: Surroundings, asker: Asker, number: string): Promise<void> {
  if (!(await hasTurn(store, onceAnHour, `${asker.userId} ${number}`, now()))) return;
  await Promise.all(limitsOf(asker, misses).map(([limit, who]) => hasTurn(store, limit, who, now())));
}

interface Answered extends Asker {
  readonly number: string;
  /** A row of a sheet has asked. */
  readonly isOfSheet: boolean;
}

/** Counts a typed number of which a payer has answered, after the call, that it is no member's; true where a sheet's place may miss no more. */
export async function noteUnknown(
  kit: Surroundings,
  { number, isOfSheet, ...asker }: Answered,
): Promise<{ isLast: boolean }> {
  if (!isOfSheet) {
    await countMiss(kit, asker, number);
    return { isLast: false };
  }
  const { store, now } = kit;
  if (!(await hasTurn(store, onceAnHour, `${asker.placeId} ${number}`, now()))) return { isLast: false };
  const isCounted = await hasTurn(store, missesOfSheets, asker.placeId, now());
  return {
    isLast: isCounted && (await turnsTaken(store, missesOfSheets, asker.placeId, now())) === missesOfSheets.most,
  };
}

/**
 * Takes the miss of a typed number back that a payer has answered to be a member's: a reception that asked another payer before has guessed
 * nothing. Nobody gains by it: a list of guessed numbers has hardly any that are somebody's.
 */
export async function noteKnown(kit: Surroundings, { number, isOfSheet, ...asker }: Answered): Promise<void> {
  const { store, now } = kit;
  const mark = `${isOfSheet ? asker.placeId : asker.userId} ${number}`;
  // Most numbers were never counted: a read costs less than a conditional write that fails.
  if (!(await isSpent(kit, onceAnHour, mark)) || !(await giveTurnBack(store, onceAnHour, mark, now()))) return;
  const limits = isOfSheet ? ([[missesOfSheets, asker.placeId]] as const) : limitsOf(asker, misses);
  await Promise.all(limits.map(([limit, who]) => giveTurnBack(store, limit, who, now())));
}

/** Whether the sheets of a facility have asked about so many whom no payer knows that their next rows wait for tomorrow. */
export const areSheetsPaused = (kit: Surroundings, placeId: string): Promise<boolean> =>
  isSpent(kit, missesOfSheets, placeId);
