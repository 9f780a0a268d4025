import * as z from 'zod';
import type { Endpoint } from '../../shared/_contract/endpoint.ts';
import type { ApiError } from '../../shared/_contract/envelope.ts';
import { issueCode } from '../../shared/_contract/issueCode.ts';
import { ruleMessage } from '../../shared/_contract/ruleMessage.ts';
import { spokenOf } from '../../shared/_field/sentence.ts';
import { fieldRefusal } from '../../shared/messages.ts';
import { type ApiEvent, type CallStep, routeOf } from './call.ts';
import { Failure, fail, invalid } from './failure.ts';
import { formFields, largestForm } from './formBody.ts';
import { exceededBound } from './jsonBounds.ts';

/** The largest request body, in bytes after base64. */
export const largestBody = 256 * 1024;
const mostErrors = 20;
const none = z.strictObject({});
/** Rules without words of their own speak by `ruleMessage`. */
const inOurWords = { error: ruleMessage };

function bytesOf(event: ApiEvent, most: number): Uint8Array {
  const text = event.body ?? '';
  // Base64 is four characters for three bytes: refuse before decoding what cannot fit.
  if (text.length > most * 1.4) throw fail('bodyTooLarge');
  const bytes = Buffer.from(text, event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > most) throw fail('bodyTooLarge');
  return bytes;
}

/** Whether a value with its name is text that the store can keep: without half of a surrogate pair (`"\\ud800"`). */
const isWellFormed = (name: string, value: unknown): boolean =>
  name.isWellFormed() && (typeof value !== 'string' || value.isWellFormed());

/** A reviver that refuses text which no store can keep. */
function wellFormed(name: string, value: unknown): unknown {
  if (!isWellFormed(name, value)) throw fail('malformedJson');
  return value;
}

const mediaTypeOf = (event: ApiEvent) => event.headers['content-type']?.split(';')[0]?.trim().toLowerCase();

/** The fields of a form, or undefined when nothing was sent. */
async function formOf(event: ApiEvent): Promise<unknown> {
  const bytes = bytesOf(event, largestForm);
  if (bytes.length === 0) return undefined;
  if (mediaTypeOf(event) !== 'multipart/form-data') throw fail('unsupportedMediaType');
  return formFields(bytes, event.headers['content-type'] ?? '');
}

/** The JSON of the body, or undefined when there is none. HTTP gives the body of a GET no meaning, so it is ignored. */
function jsonOf(event: ApiEvent): unknown {
  if (event.requestContext.http.method === 'GET') return undefined;
  const bytes = bytesOf(event, largestBody);
  if (bytes.length === 0) return undefined;
  if (mediaTypeOf(event) !== 'application/json') throw fail('unsupportedMediaType');
  const bound = exceededBound(bytes);
  if (bound) throw fail(bound === 'values' ? 'bodyTooLarge' : 'malformedJson');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), wellFormed);
  } catch {
    throw fail('malformedJson');
  }
}

const fieldAt = (path: readonly PropertyKey[]): string => path.map(String).join('.').slice(0, 100);

/** The errors of a refused input: code, message and the path of the field, at most twenty; never the value that was sent. */
export function errorsOf(issues: readonly z.core.$ZodIssue[]): ApiError[] {
  return issues
    .flatMap((issue): ApiError[] => {
      const { path, message } = issue;
      if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => fieldRefusal(fieldAt([...path, key]), 'unknownProperty'));
      }
      return [{ code: issueCode(issue), field: fieldAt(path), ...spokenOf(message) }];
    })
    .slice(0, mostErrors);
}

function idempotencyKeyOf(event: ApiEvent): string {
  const key = event.headers['idempotency-key'] ?? '';
  if (/^[\x21-\x7e]{8,100}$/.test(key)) return key;
  throw invalid('Idempotency-Key', 'idempotencyKeyRequired');
}

/** What was sent, parsed by the contract, or a refusal of everything that breaks a rule. */
async function parsedInput(event: ApiEvent, endpoint: Endpoint) {
  const content = endpoint.takesFile ? await formOf(event) : jsonOf(event);
  const body = endpoint.bareList && Array.isArray(content) ? { [endpoint.bareList]: content } : content;
  const sent = { params: event.pathParameters ?? {}, query: event.queryStringParameters ?? {}, body };
  const results = {
    // The gateway's route for a whole prefix names the rest of the path as a parameter.
    params: (endpoint.params ?? z.unknown()).safeParse(sent.params, inOurWords),
    query: (endpoint.query ?? none).safeParse(sent.query, inOurWords),
    body: endpoint.body ? endpoint.body.safeParse(sent.body, inOurWords) : none.safeParse(sent.body ?? {}, inOurWords),
  };
  const issues = Object.values(results).flatMap((result) => result.error?.issues ?? []);
  if (issues.length > 0) throw new Failure('invalidInput', errorsOf(issues));
  if (!Object.entries(sent.query).every(([name, value]) => isWellFormed(name, value))) throw fail('invalidInput');
  return results;
}

/** Parses params, query and body by the contract. Everything undeclared is refused (400), as is what breaks a rule. */
export const parseInput = (): CallStep => ({
  before: async (request) => {
    const { event, internal } = request;
    const { endpoint } = routeOf(request);
    const results = await parsedInput(event, endpoint);
    if (endpoint.idempotent) internal.call.idempotencyKey = idempotencyKeyOf(event);
    internal.call.isAttempted = true;
    internal.call.input = {
      ...(endpoint.params && { params: results.params.data }),
      ...(endpoint.query && { query: results.query.data }),
      ...(endpoint.body && { body: results.body.data }),
    };
  },
});
