import { archiveEntries, archiveSeal } from '../_data/audit/auditArchive.ts';
import { type ChainEntry, chainBeginning, entriesOf, listChains } from '../_data/audit/auditChain.ts';
import {
  type ExportedHead,
  findSealing,
  listExportedHeads,
  moveExportedHead,
  moveSealing,
  type Sealing,
} from '../_data/audit/auditProgress.ts';
import { openSeal, type SealedChain, sealHash, signSeal } from '../_data/audit/auditSeal.ts';
import type { WorkerContext } from '../_kit/workerHandler.ts';
import { endOfDay, laterDay, utcDayOf } from './utcDays.ts';

/** A call that began before midnight has ended by then, and written its entry. */
const graceMs = 3_600_000;

/** What one object of the archive holds at most. */
const mostEntries = 500;

/** Chains that are copied at the same time. */
const atATime = 8;

type Context = Pick<WorkerContext, 'store' | 'now' | 'count'>;

/** Copies entries and notes the head, which may be before the last of them: an earlier run may have left an object that it did not note. */
async function copyEntries(ctx: Context, day: string, chainId: string, entries: readonly ChainEntry[]) {
  const copied = await archiveEntries(day, chainId, entries);
  const last = copied.at(-1);
  if (!last) throw new Error('The archive has an empty object');
  const head = { chainId, next: last.sequence + 1, hash: last.hash };
  await moveExportedHead(ctx.store, day, head);
  ctx.count('auditCopied', copied.length);
  return head;
}

/** Copies what a chain has got since. Answers its head. */
async function copyChain(ctx: Context, day: string, from: ExportedHead): Promise<ExportedHead> {
  let head = from;
  for (;;) {
    const waiting: ChainEntry[] = [];
    for await (const entry of entriesOf(ctx.store, from.chainId, head.next)) {
      waiting.push(entry);
      if (waiting.length === mostEntries) break;
    }
    if (waiting.length === 0) return head;
    head = await copyEntries(ctx, day, from.chainId, waiting);
  }
}

/** Copies what the chains of a day have got since. Answers their heads, those of empty chains left out. */
async function copyDay(ctx: Context, day: string): Promise<SealedChain[]> {
  const [chains, heads] = [await listChains(ctx.store, day), await listExportedHeads(ctx.store, day)];
  const sealed: SealedChain[] = [];
  for (let at = 0; at < chains.length; at += atATime) {
    const copied = await Promise.all(
      chains
        .slice(at, at + atATime)
        .map((chainId) => copyChain(ctx, day, heads.get(chainId) ?? { chainId, next: 0, hash: chainBeginning })),
    );
    sealed.push(...copied.map(({ chainId, next, hash }) => ({ chainId, entries: next, hash })));
  }
  return sealed.filter(({ entries }) => entries > 0);
}

/** Signs the heads of a day that is over, and stores them where nobody can change them. */
async function sealDay(ctx: Context, sealing: Sealing, chains: SealedChain[]): Promise<Sealing> {
  const { nextDay: day, previous } = sealing;
  const sealedAt = ctx.now().toISOString();
  const text = await archiveSeal(day, await signSeal({ day, chains, previous, sealedAt }));
  // A run that ended before it could note the seal has left its own, which stays.
  const own = await openSeal(text);
  if (!own) throw new Error('A seal is not ours');
  const next = { nextDay: laterDay(day), previous: sealHash(own), sealedAt: own.sealedAt };
  await moveSealing(ctx.store, next);
  ctx.count('auditSealed');
  return next;
}

/**
 * Copies every audit entry that is new into the archive, and seals the days (UTC) that are over. Stops at `until`; the next run goes on
 * where it stopped. Where a day cannot be sealed, the later ones are copied all the same: what is copied nobody can change. The fault is thrown then.
 */
export async function sealTrail(ctx: Context, until: Date): Promise<void> {
  const now = ctx.now();
  let sealing = (await findSealing(ctx.store)) ?? {
    nextDay: laterDay(utcDayOf(now), -1),
    previous: null,
    sealedAt: null,
  };
  const faults: unknown[] = [];
  for (let day = sealing.nextDay; day <= utcDayOf(now) && ctx.now() < until; day = laterDay(day)) {
    const chains = await copyDay(ctx, day);
    // Days are sealed in their order: each names the seal before it, and no day is over before the one before.
    if (endOfDay(day) + graceMs > now.getTime() || faults.length > 0) continue;
    try {
      sealing = await sealDay(ctx, sealing, chains);
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faults[0];
}
