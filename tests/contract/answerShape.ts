import { expect } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '../../shared/_contract/endpoint.ts';
import { apiError, envelopeOf } from '../../shared/_contract/envelope.ts';
import type { ApiAnswer } from '../support/api.ts';

type Answer = ApiAnswer<unknown>;

const refusal = z.strictObject({ status: z.int().max(-1), errors: z.array(apiError).min(1), data: z.unknown() });

/** The envelope's text as a caller reads it; where errors are repeated under `Errors`, that is checked and taken away. */
function envelopeIn(bytes: Buffer, { hasCapitalErrors }: Endpoint): unknown {
  const { Errors, ...envelope } = JSON.parse(bytes.toString());
  expect(Errors).toEqual(hasCapitalErrors ? envelope.errors : undefined);
  return envelope;
}

/** A refusal has a negative status and errors, and nothing beside them. */
export function expectRefusal(answer: Answer, endpoint: Endpoint): void {
  expect(refusal.safeParse(envelopeIn(answer.bytes, endpoint)).error).toBeUndefined();
}

/** What went well has the status, errors and data that its route declares. */
export function expectDeclared(answer: Answer, endpoint: Endpoint): void {
  if (endpoint.format) return;
  const shape = envelopeOf(answer.status < 0 ? z.unknown() : endpoint.answer);
  expect(shape.safeParse(envelopeIn(answer.bytes, endpoint)).error).toBeUndefined();
  expect(answer.errors.length > 0).toBe(answer.status < 0);
}

/** No cache keeps the answer, or uses a list without asking, and the answer names its request. */
export function expectNotKept({ http, headers }: Answer, { isRevalidated }: Endpoint): void {
  if (isRevalidated && http === 200) {
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.etag).toMatch(/^"[0-9a-f]{32}"$/);
  } else {
    expect(headers['cache-control']).toMatch(/no-store/);
    expect(headers.pragma).toBe('no-cache');
    expect(headers.etag).toBeUndefined();
  }
  expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
}

const known =
  `level at stage version operation requestId area httpStatus outcome userId facilityId payerId coldStart durationMs
  serverErrors _aws`.split(/\s+/);

/** A call has written one line of known fields, and none of these words. */
export function expectOneLine(lines: readonly string[], words: readonly string[]): void {
  const [line = '{}'] = lines;
  expect(lines).toHaveLength(1);
  expect(known).toEqual(expect.arrayContaining(Object.keys(JSON.parse(line))));
  for (const word of words) expect(line).not.toContain(word);
}
