import i18next from 'i18next';
import type { Answer, Endpoint, FileFormat, Sending } from '../../shared/_contract/endpoint.ts';
import type { ApiError, Envelope } from '../../shared/_contract/envelope.ts';
import { notSignedIn } from '../../shared/_contract/firstFailures.ts';
import { alertDelays, alerts } from '../base/alerts.ts';
import { keepIdleEnd } from '../base/idleEnd.ts';
import { loadMessages } from '../base/messageText.ts';
import { goToLogin } from '../base/navigation.ts';
import { currentSession, removeSession } from '../base/session.ts';
import { CallFailed } from './callFailed.ts';
import { fetchKept } from './keptAnswers.ts';
import { type CallOptions, type Parts, requestOf, urlOf } from './request.ts';

const offline = ({ isQuiet }: CallOptions) => {
  const message = i18next.t('offline');
  if (!isQuiet) alerts.error(message, { delayMs: alertDelays.offline });
  return new CallFailed('offline', [{ code: 'offline', message }], { isAnnounced: true });
};

const unreachable = () => new CallFailed('network', [{ code: 'network', message: i18next.t('unreachable') }]);

/** Whether a call that is sent twice does no more than one: a read, or a call under an Idempotency-Key. Polling comes back by itself. */
const mayRepeat = ({ method, hasPostTwin }: Endpoint, { idempotencyKey, isBackground }: CallOptions): boolean =>
  !isBackground && (idempotencyKey !== undefined || (method === 'GET' && !hasPostTwin));

/** The `Authorization` that each answered call carried: what a late answer says holds for that session, not for a newer one. */
const sentWith = new WeakMap<Response, string | null>();

const isOfThisSession = (response: Response): boolean => {
  const current = currentSession();
  return current === null || sentWith.get(response) === `Bearer ${current.accessToken}`;
};

/** The answer to a call, which is sent again while the portal is busy. */
async function answerOf(endpoint: Endpoint, parts: Parts, options: CallOptions): Promise<Response> {
  const send = () => sendOnce(endpoint, parts, options);
  const response = await send();
  if (response.status !== 503 || !mayRepeat(endpoint, options)) return response;
  const { askedAgain } = await import('./askedAgain.ts');
  return askedAgain(response, send, options);
}

async function sendOnce(endpoint: Endpoint, parts: Parts, options: CallOptions): Promise<Response> {
  // REQ-LOGIN-24: an offline browser sends nothing.
  if (!navigator.onLine) throw offline(options);
  try {
    const request = requestOf(endpoint, parts, options);
    const send = endpoint.isRevalidated ? fetchKept : fetch;
    const response = await send(urlOf(endpoint, parts), request);
    sentWith.set(response, request.headers.get('Authorization'));
    if (isOfThisSession(response)) keepIdleEnd(response.headers);
    return response;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw navigator.onLine ? unreachable() : offline(options);
  }
}

/** The envelope of an answer, or null where something in between (a proxy, a firewall) answered in other words. */
async function envelopeOf(response: Response): Promise<Envelope<unknown> | null> {
  try {
    const body = (await response.json()) as (Partial<Envelope<unknown>> & { Errors?: ApiError[] }) | null;
    // REQ-PWD-09: forgot and reset password say their errors under a capital letter.
    if (body && Array.isArray(body.Errors)) body.errors = body.Errors;
    return typeof body?.status === 'number' && Array.isArray(body.errors) ? (body as Envelope<unknown>) : null;
  } catch {
    return null;
  }
}

function serverError(response: Response, { isQuiet }: CallOptions): CallFailed {
  const requestId = response.headers.get('x-request-id');
  const message = i18next.t('serverError');
  // REQ-SHELL-17: seen for a second as a toast, and kept in the list with its number, so that users can read it later.
  if (!isQuiet) {
    alerts.error(message, {
      toastMs: alertDelays.serverErrorToast,
      untilDismissed: true,
      ...(requestId ? { requestId } : {}),
    });
  }
  return new CallFailed('serverError', [{ code: 'serverError', message }], {
    httpStatus: response.status,
    requestId,
    isAnnounced: true,
  });
}

async function failureOf(response: Response, options: CallOptions): Promise<CallFailed> {
  const { status: httpStatus } = response;
  if (httpStatus === 500) return serverError(response, options);
  const errors = (await envelopeOf(response))?.errors ?? [];
  await loadMessages(errors);
  if (httpStatus === 401) {
    // REQ-LOGIN-22. On the login page there is nothing to drop and nowhere to go.
    if (isOfThisSession(response)) {
      removeSession();
      goToLogin();
    }
    return new CallFailed('notSignedIn', [{ code: 'notSignedIn', message: notSignedIn.message }], {
      httpStatus,
      isAnnounced: true,
    });
  }
  if (errors.length === 0) return new CallFailed('network', unreachable().errors, { httpStatus });
  // Not an answer to the call: it may be sent again, under the same key.
  if (httpStatus === 503) return new CallFailed('network', errors, { httpStatus });
  return new CallFailed('refused', errors, { httpStatus, requestId: response.headers.get('x-request-id') });
}

/**
 * Calls an endpoint of the contract. Business outcomes, negative ones included, arrive as the envelope; everything else throws
 * `CallFailed` (or the abort error when the caller's signal ended it).
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  sending: Sending<E>,
  options: CallOptions = {},
): Promise<Envelope<Answer<E>>> {
  const response = await answerOf(endpoint, sending as Parts, options);
  if (!response.ok) throw await failureOf(response, options);
  if (endpoint.format === 'text') return { status: 1, errors: [], data: (await response.text()) as Answer<E> };
  if (endpoint.format === 'document') return { status: 1, errors: [], data: (await response.json()) as Answer<E> };
  const envelope = await envelopeOf(response);
  if (!envelope) throw unreachable();
  await loadMessages(envelope.errors);
  return envelope as Envelope<Answer<E>>;
}

/** Fetches an endpoint that answers a file, such as a PDF. */
export async function download<E extends Endpoint & { format: FileFormat }>(
  endpoint: E,
  sending: Sending<E>,
  options: CallOptions = {},
): Promise<Blob> {
  const response = await answerOf(endpoint, sending as Parts, options);
  if (!response.ok) throw await failureOf(response, options);
  return response.blob();
}
