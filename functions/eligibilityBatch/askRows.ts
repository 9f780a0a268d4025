import { getEligibilities } from '../_data/eligibility/eligibility.ts';
import { batchRowPut, type StoredBatchRow } from '../_data/eligibilityBatch/batchRow.ts';
import { answeredRow } from '../_data/eligibilityBatch/rowAnswer.ts';
import { queueOutbox } from '../_data/outbox/outboxQueue.ts';
import type { JobRun, JobSlice } from '../_parts/job/jobKind.ts';
import type { Sender } from './sender.ts';
import { sendRow } from './sendRow.ts';
import { SheetQueue } from './sheetQueue.ts';

const shortestRoundMs = 100;
const longestRoundMs = 2000;
/** After this time without an answer the job pauses, so that the worker is free for other jobs. */
const quietMs = 20_000;
const pauseMs = 30_000;
/** The rows that have changed since they were stored. */
type Changed = [before: StoredBatchRow, after: StoredBatchRow][];

/**
 * Sends the next rows. Returns as `wrong` the rows that are no longer valid because their records have changed since
 * the check.
 */
async function send(run: JobRun, sender: Sender, queue: SheetQueue): Promise<{ sent: number; wrong: Changed }> {
  const wave = await queue.nextWave(sender, run.now().getTime());
  const sent = await Promise.all(wave.map(async (row) => [row, await sendRow(run, sender, row)] as const));
  const queued = sent.flatMap(([, each]) => each.queued);
  // They are stored: what the queue does not take costs a minute, the sweeper sends it again.
  if (queued.length > 0) await queueOutbox(queued).catch(() => null);
  for (const [before, { row }] of sent) queue.end(before, row);
  const wrong = sent.filter(([, { isStored }]) => !isStored).map(([before, { row }]) => [before, row] as Changed[0]);
  return { sent: wave.length, wrong };
}

/** Reads the requests of the rows under way, and stores their outcomes. */
async function collect(run: JobRun, sender: Sender, queue: SheetQueue): Promise<Changed> {
  const due = queue.dueLooks(run.now().getTime());
  if (due.length === 0) return [];
  const changed: Changed = [];
  for (const request of await getEligibilities(run.store, sender.facility.facilityId, due)) {
    const before = queue.waitingRow(request.eligibilityId);
    const after = before && answeredRow(before, request);
    if (!after || after.outcome === before.outcome) continue;
    queue.end(before, after);
    changed.push([before, after]);
  }
  return changed;
}

/** Tells the job what has changed in its counts since it was told last. */
class Teller {
  #told: Readonly<Record<string, number>>;
  readonly #queue: SheetQueue;

  constructor(told: Readonly<Record<string, number>>, queue: SheetQueue) {
    this.#told = told;
    this.#queue = queue;
  }

  slice({ job }: JobRun, changed: Changed = []): JobSlice {
    const now = Object.fromEntries(this.#queue.counts);
    const counts = Object.fromEntries(
      Object.entries(now)
        .map(([name, count]) => [name, count - (this.#told[name] ?? 0)] as const)
        .filter(([, by]) => by !== 0),
    );
    this.#told = { ...this.#told, ...now };
    const open = (now.notSent ?? 0) + (now.waiting ?? 0);
    return {
      checkpoint: 'ask',
      progress: { done: this.#queue.total - open, total: this.#queue.total },
      counts,
      items: changed.map(([before, after]) => batchRowPut(job, after, before.outcome)),
      problems: changed.flatMap(([, { row, outcome, problems }]) =>
        outcome === 'wrong' ? problems.map((problem) => ({ row, ...problem })) : [],
      ),
    };
  }
}

/**
 * Sends the rows of a sheet in waves and collects their answers. It sends only as many rows at once as the payers have
 * places for sheets, so that a receptionist never waits for a sheet. `told` are the counts that the job has.
 */
export async function* askRows(
  run: JobRun,
  sender: Sender,
  told: Readonly<Record<string, number>>,
): AsyncGenerator<JobSlice, void> {
  const queue = await SheetQueue.load(run);
  const teller = new Teller(told, queue);
  yield teller.slice(run);
  let roundMs = shortestRoundMs;
  let lastNews = run.now().getTime();
  let lastTold = lastNews;
  while (!queue.isOver(run.now().getTime(), Date.parse(run.job.createdAt))) {
    const { sent, wrong } = await send(run, sender, queue);
    const changed = [...wrong, ...(await collect(run, sender, queue))];
    const now = run.now().getTime();
    const isNews = sent > 0 || changed.length > 0;
    roundMs = isNews ? shortestRoundMs : Math.min(roundMs * 2, longestRoundMs);
    if (isNews) lastNews = now;
    const isQuiet = now - lastNews >= quietMs;
    if (changed.length > 0 || isQuiet || now - lastTold >= longestRoundMs) {
      lastTold = now;
      yield { ...teller.slice(run, changed), ...(isQuiet && { resumeAt: new Date(now + pauseMs) }) };
    }
    if (!isNews || !queue.hasReady) await run.sleep(roundMs);
  }
  yield teller.slice(run);
}
