import type { OutgoingHttpHeaders } from 'node:http';
import { type ErrorCode, errorTable } from '../../../shared/messages.ts';
import { isFields, listOf, textOf } from '../template/properties.ts';

/** What is sent to the browser. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer | string;
}

export const jsonAnswer = (status: number, value: unknown): HttpAnswer => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: JSON.stringify(value),
});

/** An answer that no function gave, in the portal's envelope. */
export const refusal = (code: ErrorCode, status: number = errorTable[code].http): HttpAnswer =>
  jsonAnswer(status, {
    status: errorTable[code].status,
    errors: [{ code, message: errorTable[code].message }],
    data: null,
  });

/** What an HTTP API makes of a function's result: a result without statusCode is the body of a 200. */
export function answerOfResult(result: unknown): HttpAnswer {
  if (!isFields(result) || result.statusCode === undefined) {
    return { ...jsonAnswer(200, null), body: typeof result === 'string' ? result : JSON.stringify(result ?? null) };
  }
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(isFields(result.headers) ? result.headers : {})) {
    headers[name.toLowerCase()] = textOf(value);
  }
  const cookies = listOf(result.cookies).map(String);
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  headers['content-type'] ??= 'text/plain;charset=UTF-8';
  const body = textOf(result.body) ?? '';
  return {
    status: Number(result.statusCode),
    headers,
    body: result.isBase64Encoded === true ? Buffer.from(body, 'base64') : body,
  };
}
