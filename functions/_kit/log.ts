import { errorCode, errorName, framesOf } from '../../shared/errorLog/errorFacts.ts';
import type { VitalName } from '../../shared/errorLog/routes.ts';
import { UndeclaredAnswer } from './answer.ts';
import type { Call } from './call.ts';
import { currentCause } from './cause.ts';
import { env } from './env.ts';
import { Failure } from './failure.ts';
import type { Wiring } from './wiring.ts';

let isColdStart = true;

/**
 * What is known of an unexpected error without its message: messages of libraries may repeat what they were given, and that may be
 * a patient's. Name, code and the places in our code are enough to find the cause.
 */
function causeOf(error: unknown): Record<string, unknown> {
  if (error instanceof Failure || error === undefined || error === null) return {};
  if (!(error instanceof Error)) return { error: typeof error };
  const code = errorCode(error);
  return {
    error: errorName(error),
    ...(code === null ? {} : { errorCode: code }),
    ...(error instanceof UndeclaredAnswer ? { issues: error.issuePaths.slice(0, 20) } : {}),
    stack: framesOf(error),
  };
}

/** CloudWatch's embedded metric format: the line itself is the measurement, no call to CloudWatch is made. */
const metrics = (
  at: Date,
  dimension: 'operation' | 'system' | 'vital' | 'tally',
  names: Record<string, 'Milliseconds' | 'Count' | 'None'>,
) => ({
  Timestamp: at.getTime(),
  CloudWatchMetrics: [
    {
      Namespace: 'Wasla',
      Dimensions: [['stage', dimension]],
      Metrics: Object.entries(names).map(([Name, Unit]) => ({ Name, Unit })),
    },
  ],
});

interface Line {
  readonly operation: string;
  readonly startedAt: Date;
  readonly requestId: string;
  readonly fields: Record<string, unknown>;
  readonly counts?: Record<string, number>;
  readonly isServerError: boolean;
  readonly error?: unknown;
}

/** The call that began the work, where that is another than the line's own. */
function begunBy(requestId?: string): { causeId?: string } {
  const causeId = currentCause();
  return causeId === null || causeId === requestId ? {} : { causeId };
}

/** Writes the one line of an invocation. Only fields named here or by the caller appear; nothing of the event is copied. */
export function writeLine(wiring: Wiring, line: Line): void {
  const at = wiring.now();
  const counts = line.counts ?? {};
  const units = Object.fromEntries(Object.keys(counts).map((name) => [name, 'Count' as const]));
  wiring.writeLog(
    JSON.stringify({
      level: line.isServerError ? 'error' : 'info',
      at: at.toISOString(),
      stage: env('STAGE'),
      version: env('VERSION'),
      operation: line.operation,
      requestId: line.requestId,
      ...begunBy(line.requestId),
      ...line.fields,
      coldStart: isColdStart,
      durationMs: at.getTime() - line.startedAt.getTime(),
      serverErrors: line.isServerError ? 1 : 0,
      ...counts,
      ...causeOf(line.error),
      _aws: metrics(at, 'operation', { durationMs: 'Milliseconds', serverErrors: 'Count', ...units }),
    }),
  );
  isColdStart = false;
}

/** A question to a system of others, such as a payer, and how it ended. */
export interface Exchange {
  /** `payer INS926`, `post office 1`. */
  readonly system: string;
  readonly askedAt: Date;
  /** Whether the system failed; a refusal is an answer. */
  readonly hasFailed: boolean;
}

/** The line of one question to a system of others: how long it took and whether it failed, never what it was about. */
export function writeExchange({ now, writeLog }: Pick<Wiring, 'now' | 'writeLog'>, exchange: Exchange): void {
  const at = now();
  writeLog(
    JSON.stringify({
      level: exchange.hasFailed ? 'warn' : 'info',
      at: at.toISOString(),
      stage: env('STAGE'),
      version: env('VERSION'),
      system: exchange.system,
      ...begunBy(),
      exchangeMs: at.getTime() - exchange.askedAt.getTime(),
      exchangeFaults: exchange.hasFailed ? 1 : 0,
      _aws: metrics(at, 'system', { exchangeMs: 'Milliseconds', exchangeFaults: 'Count' }),
    }),
  );
}

/** What a page measured of itself; milliseconds, or thousandths of a layout's shift. */
export interface Vital {
  readonly vital: VitalName;
  /** The section of the screen that was opened first. */
  readonly section: string;
  readonly value: number;
}

/** The line of one measure of a page: how fast it was for the person at it, and never who that is. */
export function writeVital(
  { now, writeLog }: Pick<Wiring, 'now' | 'writeLog'>,
  { vital, section, value }: Vital,
): void {
  const at = now();
  writeLog(
    JSON.stringify({
      ...{ level: 'info', at: at.toISOString(), stage: env('STAGE'), version: env('VERSION') },
      ...{ vital, section, vitalValue: value },
      _aws: metrics(at, 'vital', { vitalValue: 'None' }),
    }),
  );
}

/** The line of something that is counted of how the portal is used: one more of it, and never whom or what it was about. */
export function writeTally({ now, writeLog }: Pick<Wiring, 'now' | 'writeLog'>, tally: string): void {
  const at = now();
  writeLog(
    JSON.stringify({
      ...{ level: 'info', at: at.toISOString(), stage: env('STAGE'), version: env('VERSION') },
      ...{ tally, tallied: 1 },
      _aws: metrics(at, 'tally', { tallied: 'Count' }),
    }),
  );
}

/** The line of a worker that failed, and its entry in the error log. */
export async function writeFailure(wiring: Wiring, line: Omit<Line, 'isServerError'>): Promise<void> {
  const { startedAt: at, requestId, operation, error } = line;
  writeLine(wiring, { ...line, isServerError: true });
  await wiring.recordError({ at, area: 'workers', operation, requestId, error, userId: null });
}

/** The line of an API call: who, what, how it ended. Bodies, queries, tokens, names and numbers of people are not in it. */
export function writeCallLine(wiring: Wiring, area: string, call: Call, httpStatus: number, error?: unknown): void {
  writeLine(wiring, {
    operation: call.route?.name ?? 'none',
    startedAt: call.receivedAt,
    requestId: call.requestId,
    fields: {
      area,
      httpStatus,
      outcome: call.outcome ?? 'success',
      userId: call.session?.user.userId ?? null,
      facilityId: call.session?.user.facilityId ?? null,
      payerId: call.session?.user.payerId ?? null,
    },
    isServerError: httpStatus >= 500,
    error,
  });
}
