import type { BatchOutcome } from '../../../../shared/model/batchSheet.ts';
import { allBatchRows, batchRowPut, type StoredBatchRow } from '../../../_data/batchRow.ts';
import { getEligibilities } from '../../../_data/eligibility.ts';
import { queueOutbox } from '../../../_data/outboxQueue.ts';
import { bulkPlaces } from '../../../_data/payerTurn.ts';
import { type JobRun, type JobSlice, mostItems } from '../jobKind.ts';
import type { Desk } from './desk.ts';
import { answeredRow } from './rowAnswer.ts';
import { sendRow } from './sendRow.ts';

/** Of a payer whose system nobody has to spare, and of all payers together, at most so many rows are under way. */
const widePlaces = 8;
const mostUnderWay = 40;
/** A row that waits longer takes no place any more: its payer does not answer, and the others go on slowly. */
const placeMs = 60_000;
const shortestRoundMs = 100;
const longestRoundMs = 2000;
/** Nothing came for so long: the worker is free for other jobs meanwhile. */
const quietMs = 20_000;
const pauseMs = 30_000;
/** For answers to the last rows, and for the whole sheet: then the result says what is still open. */
const answersWithinMs = 30 * 60_000;
const sheetWithinMs = 12 * 3600_000;

interface Waiting {
  readonly row: StoredBatchRow;
  readonly sentAt: number;
  lookAt: number;
}

/** The rows that are to be sent and those that wait for their answers, as the store has them. */
export class SheetQueue {
  readonly #ready = new Map<number, StoredBatchRow[]>();
  readonly #waiting = new Map<string, Waiting>();
  readonly counts = new Map<BatchOutcome, number>();
  total = 0;
  #lastSentAt = 0;

  static async load(run: JobRun): Promise<SheetQueue> {
    const queue = new SheetQueue();
    for await (const row of allBatchRows(run.store, run.job.jobId)) queue.#add(row);
    for (const rows of queue.#ready.values()) rows.reverse();
    return queue;
  }

  #add(row: StoredBatchRow): void {
    this.total += 1;
    this.count(row.outcome, 1);
    if (row.outcome === 'notSent') {
      const payerId = payerOf(row);
      const ready = this.#ready.get(payerId);
      if (ready) ready.push(row);
      else this.#ready.set(payerId, [row]);
    }
    if (row.outcome === 'waiting') this.wait(row);
  }

  count(outcome: BatchOutcome, by: number): void {
    this.counts.set(outcome, (this.counts.get(outcome) ?? 0) + by);
  }

  wait(row: StoredBatchRow): void {
    if (row.eligibilityId === null || row.sentAt === null) return;
    const sentAt = Date.parse(row.sentAt);
    this.#lastSentAt = Math.max(this.#lastSentAt, sentAt);
    this.#waiting.set(row.eligibilityId, { row, sentAt, lookAt: 0 });
  }

  get hasReady(): boolean {
    return this.#ready.size > 0;
  }

  /** Whether every row has its end, or the time for it is over. */
  isOver(now: number, createdAt: number): boolean {
    if (now - createdAt >= sheetWithinMs) return true;
    if (this.hasReady) return false;
    return this.#waiting.size === 0 || now - this.#lastSentAt >= answersWithinMs;
  }

  /** The next rows to send, no more of a payer's than it has places. */
  async nextWave(desk: Desk, now: number): Promise<StoredBatchRow[]> {
    const underWay = new Map<number, number>();
    let all = 0;
    for (const { row, sentAt } of this.#waiting.values()) {
      if (now - sentAt >= placeMs) continue;
      all += 1;
      underWay.set(payerOf(row), (underWay.get(payerOf(row)) ?? 0) + 1);
    }
    const wave: StoredBatchRow[] = [];
    for (const [payerId, rows] of this.#ready) {
      const payer = await desk.records.payer(payerId);
      const places = payer?.answers === 'gateway' ? bulkPlaces(payer.limits) : widePlaces;
      const free = Math.min(places - (underWay.get(payerId) ?? 0), mostUnderWay - all - wave.length);
      for (let taken = 0; taken < free && rows.length > 0; taken += 1) wave.push(rows.pop() as StoredBatchRow);
      if (rows.length === 0) this.#ready.delete(payerId);
    }
    return wave;
  }

  /** Requests whose turn it is to be looked at: the longer one waits, the less often. */
  dueLooks(now: number): string[] {
    const due: string[] = [];
    for (const [id, waiting] of this.#waiting) {
      if (waiting.lookAt > now || due.length === mostItems / 2) continue;
      waiting.lookAt = now + Math.max((now - waiting.sentAt) / 10, shortestRoundMs);
      due.push(id);
    }
    return due;
  }

  waitingRow(eligibilityId: string): StoredBatchRow | undefined {
    return this.#waiting.get(eligibilityId)?.row;
  }

  end(before: StoredBatchRow, after: StoredBatchRow): void {
    this.count(before.outcome, -1);
    this.count(after.outcome, 1);
    if (after.outcome === 'waiting') this.wait(after);
    else if (after.eligibilityId) this.#waiting.delete(after.eligibilityId);
  }
}

const payerOf = ({ form }: StoredBatchRow): number => Number(form?.payerId);

/** The rows that have changed since they were stored. */
type Changed = [before: StoredBatchRow, after: StoredBatchRow][];

/** Sends the next rows; answers those whose records have changed since they were checked. */
async function send(run: JobRun, desk: Desk, queue: SheetQueue): Promise<{ sent: number; wrong: Changed }> {
  const wave = await queue.nextWave(desk, run.now().getTime());
  const sent = await Promise.all(wave.map(async (row) => [row, await sendRow(run, desk, row)] as const));
  const outboxIds = sent.flatMap(([, each]) => each.outboxIds);
  // They are stored: what the queue does not take costs a minute, the sweeper sends it again.
  if (outboxIds.length > 0) await queueOutbox(outboxIds).catch(() => null);
  for (const [before, { row }] of sent) queue.end(before, row);
  const wrong = sent.filter(([, { isStored }]) => !isStored).map(([before, { row }]) => [before, row] as Changed[0]);
  return { sent: wave.length, wrong };
}

/** Looks what has become of rows under way. */
async function collect(run: JobRun, desk: Desk, queue: SheetQueue): Promise<Changed> {
  const due = queue.dueLooks(run.now().getTime());
  if (due.length === 0) return [];
  const changed: Changed = [];
  for (const request of await getEligibilities(run.store, desk.facility.facilityId, due)) {
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
 * Sends the rows of a sheet in waves and collects their answers: as many rows are under way as their payers have places, so that
 * whoever stands at a desk waits behind no sheet. `told` are the counts that the job has.
 */
export async function* askRows(
  run: JobRun,
  desk: Desk,
  told: Readonly<Record<string, number>>,
): AsyncGenerator<JobSlice, void> {
  const queue = await SheetQueue.load(run);
  const teller = new Teller(told, queue);
  yield teller.slice(run);
  let roundMs = shortestRoundMs;
  let lastNews = run.now().getTime();
  let lastTold = lastNews;
  while (!queue.isOver(run.now().getTime(), Date.parse(run.job.createdAt))) {
    const { sent, wrong } = await send(run, desk, queue);
    const changed = [...wrong, ...(await collect(run, desk, queue))];
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
