import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { errorCode, errorKind, errorName, framesOf } from '../../../shared/errorLog/errorFacts.ts';
import { env } from '../../_kit/env.ts';
import type { ServerError } from '../../_kit/wiring.ts';
import type { ErrorFacts } from './errorEntry.ts';

/** The longest time that a failing call waits for its entry to be stored. */
const patienceMs = 300;
/** The most errors that one execution environment stores in a minute. The metric `serverErrors` counts all of them. */
const mostAMinute = 20;
/** After an entry that could not be stored in time, no entry is stored for this time. */
const pauseMs = 30_000;

const factsOf = ({ area, operation, requestId, error }: ServerError): ErrorFacts => ({
  side: 'server',
  area,
  operation,
  name: errorName(error),
  code: errorCode(error) ?? errorKind(error),
  frames: framesOf(error),
  requestId,
  release: env('VERSION'),
  browser: null,
  language: null,
});

/** Whether the work was done within the time; false as well when it failed. */
async function isDoneWithin(milliseconds: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}

/**
 * Stores the errors of the functions. It never throws and waits at most 300 ms for the store in a call that has failed already: a store that is
 * slow or away is left alone for half a minute, and a storm of errors is cut to twenty a minute.
 */
export function errorRecorder(store: DynamoDBDocumentClient, newId: () => string) {
  let minute = 0;
  let taken = 0;
  let pausedUntil = 0;
  return async (error: ServerError): Promise<void> => {
    const now = error.at.getTime();
    if (now < pausedUntil) return;
    const thisMinute = Math.floor(now / 60_000);
    if (thisMinute !== minute) taken = 0;
    minute = thisMinute;
    if (taken >= mostAMinute) return;
    taken += 1;
    // Most functions never store an error: what that needs is loaded for the first, before the clock of the store runs.
    const { recordError } = await import('./recordError.ts');
    const stored = async () => recordError(store, factsOf(error), { logId: newId(), at: error.at, who: error.userId });
    if (!(await isDoneWithin(patienceMs, stored()))) pausedUntil = now + pauseMs;
  };
}
