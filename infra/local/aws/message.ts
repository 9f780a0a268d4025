/** A message of a queue, as the runner keeps it. Times are milliseconds since the epoch. */
export interface Message {
  readonly id: string;
  readonly body: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly sentAt: number;
  visibleAt: number;
  receiveCount: number;
  firstReceivedAt: number | null;
  receiptHandle: string | null;
}
