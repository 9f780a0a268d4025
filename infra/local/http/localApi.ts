import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import type { SimulatedReader } from '../cardReader/reader.ts';
import { createReaderApi } from '../cardReader/readerApi.ts';
import { chatPath, type SimulatedChat } from '../chat/chat.ts';
import type { FaultSwitch } from '../faults.ts';
import type { LocalLambda } from '../functions/lambda.ts';
import type { PostBoxes } from '../simulators/regulators.ts';
import { type HttpAnswer, jsonAnswer, refusal } from './answer.ts';
import { lambdaApi } from './lambdaApi.ts';
import { postOfficeApi } from './postOfficeApi.ts';
import { readBody } from './readBody.ts';

export interface LocalApiOptions {
  readonly accounts: readonly unknown[];
  readonly members: readonly unknown[];
  readonly authorizations: readonly unknown[];
  readonly regulators: readonly unknown[];
  /** The files of the regulators' simulators; without demonstration data there are none. */
  readonly postBoxes: Partial<PostBoxes>;
  /** The mails that the portal sent, newest first. */
  readonly mails: () => readonly unknown[];
  readonly faults: FaultSwitch;
  readonly cardReader: SimulatedReader;
  readonly chat: SimulatedChat;
  /** The functions that an operator invokes, by their names in infra/workerSettings.ts. */
  readonly operatorFunctions: ReadonlyMap<string, LocalLambda>;
  /** Rate, errors, duration and saturation of the last quarter of an hour. */
  readonly metrics: (request: IncomingMessage) => HttpAnswer;
  /** All lines about one request. */
  readonly follow: (request: IncomingMessage) => HttpAnswer;
}

async function setFaults(request: IncomingMessage, faults: FaultSwitch): Promise<HttpAnswer> {
  const body = await readBody(request);
  let input: unknown;
  try {
    input = JSON.parse(body?.toString('utf8') ?? '');
  } catch {
    return refusal('malformedJson');
  }
  try {
    return jsonAnswer(200, faults.set(input));
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const errors = error.issues.map(({ code, message, path }) => ({ code, message, field: path.join('.') }));
    return jsonAnswer(400, { status: -1, errors, data: null });
  }
}

/** What exists on this machine only, so that anybody can try every state of the portal. */
export function createLocalApi({
  accounts,
  members,
  authorizations,
  regulators,
  postBoxes,
  mails,
  faults,
  cardReader,
  chat,
  operatorFunctions,
  metrics,
  follow,
}: LocalApiOptions) {
  const readerApi = createReaderApi(cardReader);
  const routes: Readonly<Record<string, (request: IncomingMessage) => HttpAnswer | Promise<HttpAnswer>>> = {
    'GET /local/accounts': () => jsonAnswer(200, accounts),
    'GET /local/members': () => jsonAnswer(200, members),
    'GET /local/authorizations': () => jsonAnswer(200, authorizations),
    'GET /local/regulators': () => jsonAnswer(200, regulators),
    'GET /local/mailbox': () => jsonAnswer(200, mails()),
    'GET /local/metrics': metrics,
    'GET /local/requests': follow,
    'GET /local/faults': () => jsonAnswer(200, faults.current()),
    'PUT /local/faults': (request) => setFaults(request, faults),
    'GET /local/card-reader': (request) => readerApi(request, '/local/card-reader'),
    'PUT /local/card-reader': (request) => readerApi(request, '/local/card-reader'),
  };
  return async (request: IncomingMessage, url: URL): Promise<HttpAnswer> => {
    if (url.pathname === chatPath || url.pathname.startsWith(`${chatPath}/`)) return chat.answer(request, url);
    const ofPostOffice = await postOfficeApi(postBoxes, request, url);
    if (ofPostOffice) return ofPostOffice;
    const ofFunction = await lambdaApi(operatorFunctions, request, url);
    if (ofFunction) return ofFunction;
    return (await routes[`${request.method} ${url.pathname}`]?.(request)) ?? refusal('notFound');
  };
}
