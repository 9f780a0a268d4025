import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { AuditFault } from '../../shared/auditTrail/auditFault.ts';
import { listArchivedChains, listSealedDays, readSeal } from '../_data/audit/auditArchive.ts';
import { listChains } from '../_data/audit/auditChain.ts';
import { findSealing, listExportedHeads } from '../_data/audit/auditProgress.ts';
import { openSeal, type Seal, sealHash } from '../_data/audit/auditSeal.ts';
import {
  listFindings,
  moveVerification,
  putFinding,
  readVerification,
  type VerificationRound,
  type VerificationState,
} from '../_data/audit/auditVerification.ts';
import { laterDay, utcDayOf } from './utcDays.ts';
import { verifyChain } from './verifyChain.ts';

interface Context {
  readonly store: DynamoDBDocumentClient;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** What a chain may have of findings that are stored: the first of them say where to look. */
const mostOfChain = 10;

/** A round counts so many findings. */
const mostFindings = 1_000;

type Found = (fault: AuditFault, place?: { readonly chainId?: string; readonly sequence?: number }) => Promise<void>;

/** The days (UTC) from the first seal, or the first day that is to be sealed, to today. */
async function knownDays({ store, now }: Context): Promise<{ first: string; last: string }> {
  const [firstSealed] = await listSealedDays();
  const last = utcDayOf(now());
  return { first: firstSealed ?? (await findSealing(store))?.nextDay ?? last, last };
}

const finder =
  ({ store, now }: Context, { roundId, day }: VerificationRound): Found =>
  async (fault, { chainId = null, sequence = null }: { chainId?: string | null; sequence?: number | null } = {}) => {
    await putFinding(store, roundId, { fault, day, chainId, sequence, foundAt: now().toISOString() });
  };

/** The seal of the round's day, if it is whole and follows the one before. */
async function checkSeal(ctx: Context, round: VerificationRound, found: Found): Promise<Seal | null> {
  const { day, previousSeal } = round;
  const [lastSealed = ''] = (await listSealedDays()).slice(-1);
  const sealing = await findSealing(ctx.store);
  const text = await readSeal(day);
  if (text === null) {
    // A day after the last seal may wait for its own: an alarm watches how long.
    if (day < lastSealed || day < (sealing?.nextDay ?? '')) await found('sealMissing');
    return null;
  }
  const seal = await openSeal(text);
  const isNext = previousSeal === null || seal?.previous === previousSeal;
  if (seal?.day === day && isNext) return seal;
  await found('sealChanged');
  return null;
}

/** All chains that anything says the day has, in order, with what is known of each. */
async function chainsOfDay({ store }: Context, day: string, seal: Seal | null) {
  const [heads, archived] = [await listExportedHeads(store, day), await listArchivedChains(day)];
  const registered = new Set(await listChains(store, day));
  const inSeal = new Map(seal?.chains.map((chain) => [chain.chainId, chain]));
  const ids = new Set([...registered, ...archived, ...heads.keys(), ...inSeal.keys()]);
  return [...ids].sort().map((chainId) => ({
    isRegistered: registered.has(chainId),
    evidence: { day, chainId, head: heads.get(chainId), sealed: inSeal.get(chainId), isDaySealed: seal !== null },
  }));
}

/** Verifies the chains of the round's day from its place on, one at least, until the time is over. Answers the round as it is then. */
async function verifyDay(ctx: Context, begun: VerificationRound, until: Date): Promise<VerificationRound> {
  const { day, after } = begun;
  const found = finder(ctx, begun);
  const seal = await checkSeal(ctx, begun, found);
  let round = begun;
  for (const { isRegistered, evidence } of await chainsOfDay(ctx, day, seal)) {
    const { chainId } = evidence;
    if (after !== null && chainId <= after) continue;
    if (!isRegistered) await found('chainMissing', { chainId });
    const { entries, faults } = await verifyChain(ctx.store, evidence);
    for (const { fault, sequence } of faults.slice(0, mostOfChain)) await found(fault, { chainId, sequence });
    round = { ...round, after: chainId, chains: round.chains + 1, entries: round.entries + entries };
    if (ctx.now() >= until) return round;
  }
  const previousSeal = seal && sealHash(seal);
  return { ...round, days: round.days + 1, day: laterDay(day), after: null, previousSeal };
}

const newRound = (ctx: Context, day: string): VerificationRound => ({
  roundId: ctx.newId(),
  startedAt: ctx.now().toISOString(),
  days: 0,
  chains: 0,
  entries: 0,
  findings: 0,
  day,
  after: null,
  previousSeal: null,
});

/** The state with its round ended, where that has come to the end of its days. */
function settled(round: VerificationRound, { last }: { readonly last: string }, now: Date) {
  if (round.day <= last) return { round };
  const { roundId, startedAt, days, chains, entries, findings } = round;
  return { round: null, last: { roundId, startedAt, endedAt: now.toISOString(), days, chains, entries, findings } };
}

/**
 * Works on the round of the verification that is under way until the time is over, or begins one where `begins` says so. Answers the
 * state. Of two that work at once the work of one is lost, and done again by the next run.
 */
export async function verifyTrail(
  ctx: Context,
  { begins, until }: { readonly begins: (state: VerificationState) => boolean; readonly until: Date },
): Promise<VerificationState> {
  const before = await readVerification(ctx.store);
  if (!before.round && !begins(before)) return before;
  const known = await knownDays(ctx);
  let round = before.round ?? newRound(ctx, known.first);
  do round = await verifyDay(ctx, round, until);
  while (round.day <= known.last && ctx.now() < until);
  const findings = (await listFindings(ctx.store, round.roundId, mostFindings)).length;
  const state = { ...before, ...settled({ ...round, findings }, known, ctx.now()) };
  await moveVerification(ctx.store, before, state);
  return readVerification(ctx.store);
}
