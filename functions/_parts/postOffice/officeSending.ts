import { retryDelaySeconds } from '../../../shared/_field/retryDelay.ts';
import type { Circuits } from '../../_connect/circuit.ts';
import type { UploadAnswer } from '../../_connect/postOffice/postOffice.ts';
import { type OutboxEntry, outboxReturn } from '../../_data/outbox/outbox.ts';
import { queueRetry } from '../../_data/outbox/outboxQueue.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import { type TransactItem, writeTogether } from '../../_store/transaction.ts';

/** The longest pause between two tries: the office may be down for hours. */
const longestPauseSeconds = 900;

/** With what a worker sends an entry of the outbox to a post office. */
export interface OfficeSending {
  readonly wiring: Wiring;
  readonly circuits: Circuits;
  readonly retryBaseSeconds: number;
}

/** The office has not said yet whether it takes a file: it surely does not have it, or it may have it. */
export type OpenTransmission = 'queued' | 'unknown';

interface Transmitted {
  readonly transmission: string;
}
export type UnderWay<Sent extends Transmitted> = Sent & { readonly transmission: OpenTransmission };

/** Whether the office still has to say whether it takes what is sent. */
export const isUnderWay = <Sent extends Transmitted>(sent: Sent): sent is UnderWay<Sent> =>
  sent.transmission === 'queued' || sent.transmission === 'unknown';

/** Whether nothing has tried before, also not before the entry was given up and sent on its way again. */
export const isFirstTry = ({ attempts, redrives }: OutboxEntry): boolean => attempts <= 1 && redrives === 0;

/** Whether the office surely does not have the file. */
export const isSurelyAbsent = (entry: OutboxEntry, { transmission }: UnderWay<Transmitted>): boolean =>
  isFirstTry(entry) && transmission === 'queued';

interface Tried {
  /** What was known before this try. */
  readonly before: OpenTransmission;
  readonly answer: UploadAnswer & { readonly outcome: 'unknown' | 'unavailable' };
  /** The writes that keep what is known now. */
  readonly keep: (transmission: OpenTransmission) => readonly TransactItem[];
}

/** Brings the entry back later, remembering whether the office may have the file. A try that was surely not taken does not count. */
export async function sendLater(
  { wiring, retryBaseSeconds }: Omit<OfficeSending, 'circuits'>,
  entry: OutboxEntry,
  { before, answer: { outcome, retryAt }, keep }: Tried,
): Promise<'unknown' | 'unavailable'> {
  const now = wiring.now();
  const usual = retryDelaySeconds(Math.max(entry.attempts, 1), retryBaseSeconds, Math.random());
  const seconds =
    retryAt === undefined
      ? Math.min(usual, longestPauseSeconds)
      : Math.max(1, (Date.parse(retryAt) - now.getTime()) / 1000);
  // Nobody knows whether an earlier try has arrived: a later one that surely has not says nothing of it.
  const isUnknown = outcome === 'unknown' || before === 'unknown';
  const transmission = isUnknown ? 'unknown' : 'queued';
  const due = new Date(now.getTime() + seconds * 1000);
  const kept = transmission === before ? [] : keep(transmission);
  await writeTogether(wiring.store, [...kept, outboxReturn(entry, due, isUnknown ? 1 : 0)]);
  await queueRetry(entry, Math.ceil(seconds));
  return isUnknown ? 'unknown' : 'unavailable';
}
