import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Context as LambdaContext } from 'aws-lambda';
import { writeFailure, writeLine } from './log.ts';
import type { Wiring } from './wiring.ts';

/** What surrounds the work of a function that no caller waits for: a queue's consumer or a schedule's. */
export interface WorkerContext {
  readonly requestId: string;
  readonly store: DynamoDBDocumentClient;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly writeAudit: Wiring['writeAudit'];
  /** Adds to a number in the log line, which is a metric as well: `ctx.count('retried')`. */
  readonly count: (name: string, by?: number) => void;
}

/** A module's work of each minute: it tells of deadlines that come near or were missed, or ends what is over. */
export type Sweep = (ctx: WorkerContext) => Promise<void>;

/**
 * The Lambda handler of a worker: one log line per invocation with its counts; what the work throws is logged without its message
 * and thrown on, so that the queue or the schedule tries again.
 *
 * @example export const handler = workerHandler('sweepOutbox', sweep, wiring);
 */
export function workerHandler<Event, Result>(
  name: string,
  work: (event: Event, ctx: WorkerContext) => Promise<Result>,
  wiring: Wiring,
): (event: Event, context?: LambdaContext) => Promise<Result> {
  return async (event, context) => {
    const counts: Record<string, number> = {};
    const requestId = context?.awsRequestId ?? wiring.newId();
    const line = { operation: name, startedAt: wiring.now(), requestId, fields: {}, counts };
    const ctx: WorkerContext = {
      requestId,
      store: wiring.store,
      now: wiring.now,
      newId: wiring.newId,
      writeAudit: wiring.writeAudit,
      count: (metric, by = 1) => {
        counts[metric] = (counts[metric] ?? 0) + by;
      },
    };
    try {
      const result = await work(event, ctx);
      writeLine(wiring, { ...line, isServerError: false });
      return result;
    } catch (error) {
      await writeFailure(wiring, { ...line, error });
      throw error;
    }
  };
}
