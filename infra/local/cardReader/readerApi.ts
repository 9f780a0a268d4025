import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { type HttpAnswer, jsonAnswer, refusal } from '../http/answer.ts';
import { readBody } from '../http/readBody.ts';
import type { SimulatedReader } from './reader.ts';

async function setReader(request: IncomingMessage, reader: SimulatedReader): Promise<HttpAnswer> {
  let input: unknown;
  try {
    input = JSON.parse((await readBody(request))?.toString('utf8') ?? '');
  } catch {
    return refusal('malformedJson');
  }
  try {
    reader.set(input);
    return jsonAnswer(200, reader.shown());
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const errors = error.issues.map(({ code, message, path }) => ({ code, message, field: path.join('.') }));
    return jsonAnswer(400, { status: -1, errors, data: null });
  }
}

/** GET|PUT /local/card-reader: which card lies on the reader, and what goes wrong. */
export function createReaderApi(reader: SimulatedReader) {
  return async (request: IncomingMessage, path: string): Promise<HttpAnswer> => {
    if (path !== '/local/card-reader') return refusal('notFound');
    if (request.method === 'GET') return jsonAnswer(200, reader.shown());
    return request.method === 'PUT' ? setReader(request, reader) : refusal('notFound');
  };
}
