import { type Endpoint, fileTypes } from '../../shared/_contract/endpoint.ts';
import { type ApiError, envelopeStatus } from '../../shared/_contract/envelope.ts';
import { idleSecondsHeader } from '../../shared/_contract/sessionHeaders.ts';
import { type ErrorCode, errorTable } from '../../shared/messages.ts';
import { isPassingFault } from './awsCalls.ts';
import type { ApiResult, Call } from './call.ts';
import { Failure, noRecord } from './failure.ts';
import { openParse } from './openParse.ts';
import type { LiveSession } from './wiring.ts';
import { Reported } from './withErrors.ts';

/** An operation answered what its contract does not declare. `issuePaths` names the places, never the values. */
export class UndeclaredAnswer extends Error {
  readonly issuePaths: string[];

  constructor(issuePaths: string[]) {
    super('The answer does not match the contract');
    this.name = 'UndeclaredAnswer';
    this.issuePaths = issuePaths;
  }
}

const idleSeconds = ({ idleEndsAt }: LiveSession, now: Date): number =>
  Math.max(Math.floor((idleEndsAt.getTime() - now.getTime()) / 1000), 0);

/** Patients' data must not stay in any cache on the way or in the browser (REQ-API-03). */
const headersOf = (call: Call, contentType: string): Record<string, string> => ({
  'content-type': contentType,
  'cache-control': 'no-store, no-cache, max-age=0, must-revalidate',
  pragma: 'no-cache',
  expires: '0',
  'x-content-type-options': 'nosniff',
  'x-request-id': call.requestId,
  ...(call.session && { [idleSecondsHeader]: String(idleSeconds(call.session, call.receivedAt)) }),
});

const json = 'application/json; charset=utf-8';

function envelope(call: Call, http: number, status: number, errors: ApiError[], data: unknown): ApiResult {
  const Errors = call.route?.endpoint.hasCapitalErrors ? { Errors: errors } : {};
  return {
    statusCode: http,
    headers: headersOf(call, json),
    cookies: call.cookies,
    body: JSON.stringify({ status, errors, ...Errors, data }),
  };
}

function parsedAnswer(endpoint: Endpoint, result: unknown): unknown {
  // A word that a newer release has stored may leave; an attribute that the contract does not declare may not.
  const parsed = openParse(endpoint.answer, result, { dropsKeys: false });
  if (parsed.success) return parsed.data;
  throw new UndeclaredAnswer(parsed.error.issues.map(({ code, path }) => `${path.map(String).join('.')}: ${code}`));
}

/** The HTTP answer of an operation that went well; its data pass the contract's schema, so nothing undeclared leaves. */
export function success(call: Call, endpoint: Endpoint, result: unknown): ApiResult {
  if (result === noRecord) return envelope(call, 200, envelopeStatus.noRecord, [], null);
  if (result instanceof Reported) {
    return envelope(call, 200, envelopeStatus.success, result.errors, parsedAnswer(endpoint, result.data));
  }
  const plain = (contentType: string, body: string): ApiResult => ({
    statusCode: 200,
    headers: headersOf(call, contentType),
    cookies: call.cookies,
    body,
  });
  const { format = 'envelope' } = endpoint;
  switch (format) {
    case 'pdf':
    case 'xlsx': {
      if (!(result instanceof Uint8Array)) throw new UndeclaredAnswer(['not bytes']);
      return { ...plain(fileTypes[format], Buffer.from(result).toString('base64')), isBase64Encoded: true };
    }
    case 'html':
      return plain('text/html; charset=utf-8', String(parsedAnswer(endpoint, result)));
    case 'text':
      return plain('text/plain; charset=utf-8', String(parsedAnswer(endpoint, result)));
    case 'document':
      return plain(json, JSON.stringify(parsedAnswer(endpoint, result)));
    default:
      return envelope(call, 200, envelopeStatus.success, [], parsedAnswer(endpoint, result));
  }
}

/** When a caller may try again what was not possible for a reason that passes. */
const retryAfterSeconds = 2;

const withRetryAfter = (answer: ApiResult): ApiResult => ({
  ...answer,
  headers: { ...answer.headers, 'retry-after': String(retryAfterSeconds) },
});

/** The code of the error table for whatever was thrown. */
export function failureCode(error: unknown): ErrorCode {
  if (error instanceof Failure) return error.code;
  return isPassingFault(error) ? 'unavailable' : 'serverError';
}

/**
 * The HTTP answer of whatever was thrown: a failure by the error table, 503 for a fault that passes, anything else as 500, both without
 * a word about the cause.
 */
export function failure(call: Call, error: unknown): ApiResult {
  const code = failureCode(error);
  const { http, status, message } = errorTable[code];
  const [errors, data] =
    error instanceof Failure
      ? [error.errors, error.data ?? null]
      : [[{ code, message }], { requestId: call.requestId }];
  const answer = envelope(call, http, status, errors, data);
  return code === 'unavailable' ? withRetryAfter(answer) : answer;
}
