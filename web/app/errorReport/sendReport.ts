import { errorKind, errorName, framesOf } from '../../../shared/errorLog/errorFacts.ts';
import { type ErrorReport, errorLogApi } from '../../../shared/errorLog/routes.ts';
import { CallFailed } from '../../api/callFailed.ts';
import { requestOf, urlOf } from '../../api/request.ts';
import { FileMissing } from '../../base/fetchOrReload.ts';
import { preferences } from '../../base/preferences.ts';
import { currentSession } from '../../base/session.ts';
import { screenPath } from './screenPath.ts';

const mostAMinute = 3;
const minuteMs = 60_000;

/** When this page's last reports were sent. */
let sentAt: number[] = [];
/** What this page has reported: the same error of a list's hundred rows is one report. */
const reported = new Set<string>();

/** An extension of the browser runs its code on our page. */
const isOfExtension = (stack: string | undefined): boolean => /[a-z]-extension:\/\//.test(stack ?? '');

/** What the portal does not know yet: refusals and lost connections are no errors of ours, and a 500 is in the log already. */
const isOurs = (error: unknown): error is Error =>
  error instanceof Error &&
  !(error instanceof CallFailed || error instanceof FileMissing) &&
  error.name !== 'AbortError' &&
  !isOfExtension(error.stack);

function takeTurn(report: ErrorReport, now: number): boolean {
  const key = `${report.name} ${report.frames.slice(0, 3).join(' ')}`;
  sentAt = sentAt.filter((at) => now - at < minuteMs);
  if (reported.has(key) || sentAt.length >= mostAMinute) return false;
  reported.add(key);
  sentAt.push(now);
  return true;
}

/** Sends an error to the error log: its name, its kind and places in code, the screen's pattern, release and language. Never its message. */
export async function sendReport(error: unknown): Promise<void> {
  if (!isOurs(error)) return;
  const kind = errorKind(error);
  const body: ErrorReport = {
    name: errorName(error),
    ...(kind && { code: kind }),
    frames: framesOf(error),
    screen: await screenPath(),
    release: import.meta.env.RELEASE ?? '0.0.0',
    language: preferences().language,
  };
  if (!takeTurn(body, Date.now())) return;
  const { reportError, reportVisitorError } = errorLogApi.endpoints;
  const endpoint = currentSession() ? reportError : reportVisitorError;
  // By itself and not by the client, which would tell the user of a failure and end a session that has expired.
  await fetch(urlOf(endpoint, {}), { ...requestOf(endpoint, { body }, { isBackground: true }), keepalive: true });
}
