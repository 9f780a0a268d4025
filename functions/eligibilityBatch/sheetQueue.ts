import type { BatchOutcome } from '../../shared/eligibilityBatch/batchSheet.ts';
import { allBatchRows, type StoredBatchRow } from '../_data/eligibilityBatch/batchRow.ts';
import { bulkPlaces } from '../_data/payer/payerTurn.ts';
import { type JobRun, mostItems } from '../_parts/job/jobKind.ts';
import type { Sender } from './sender.ts';

/** The most rows under way: of one payer without a system to protect (desk or register), and of all payers. */
const widePlaces = 8;
const mostUnderWay = 40;
/** A row that waits longer takes no place any more: its payer does not answer, and the others go on slowly. */
const placeMs = 60_000;
/** A request is looked at no more often than this. */
const shortestLookMs = 100;
/** For answers to the last rows, and for the whole sheet: then the result says what is still open. */
const answersWithinMs = 30 * 60_000;
const sheetWithinMs = 12 * 3600_000;

interface Waiting {
  readonly row: StoredBatchRow;
  readonly sentAt: number;
  lookAt: number;
}

const payerOf = ({ form }: StoredBatchRow): number => Number(form?.payerId);

/** The stored rows that the job still has to send, and the rows that wait for their answers. */
export class SheetQueue {
  readonly #ready = new Map<number, StoredBatchRow[]>();
  readonly #waiting = new Map<string, Waiting>();
  readonly counts = new Map<BatchOutcome, number>();
  total = 0;
  #lastSentAt = 0;

  static async load(run: JobRun): Promise<SheetQueue> {
    const queue = new SheetQueue();
    for await (const row of allBatchRows(run.store, run.job)) queue.#add(row);
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
  async nextWave(sender: Sender, now: number): Promise<StoredBatchRow[]> {
    const underWay = new Map<number, number>();
    let all = 0;
    for (const { row, sentAt } of this.#waiting.values()) {
      if (now - sentAt >= placeMs) continue;
      all += 1;
      underWay.set(payerOf(row), (underWay.get(payerOf(row)) ?? 0) + 1);
    }
    const wave: StoredBatchRow[] = [];
    for (const [payerId, rows] of this.#ready) {
      const payer = await sender.records.payer(payerId);
      // A payer's system, and a post office with its rate, have room for the patients who stand at a reception.
      const hasSystem = payer?.answers === 'gateway' || payer?.answers === 'postOffice';
      const places = hasSystem ? bulkPlaces(payer.limits) : widePlaces;
      const free = Math.min(places - (underWay.get(payerId) ?? 0), mostUnderWay - all - wave.length);
      for (let taken = 0; taken < free && rows.length > 0; taken += 1) wave.push(rows.pop() as StoredBatchRow);
      if (rows.length === 0) this.#ready.delete(payerId);
    }
    return wave;
  }

  /** Requests to read again now: the longer a request waits, the less often it is read. */
  dueLooks(now: number): string[] {
    const due: string[] = [];
    for (const [id, waiting] of this.#waiting) {
      if (waiting.lookAt > now || due.length === mostItems / 2) continue;
      waiting.lookAt = now + Math.max((now - waiting.sentAt) / 10, shortestLookMs);
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
