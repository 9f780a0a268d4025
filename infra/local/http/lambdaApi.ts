import type { IncomingMessage } from 'node:http';
import type { LocalLambda } from '../functions/lambda.ts';
import type { HttpAnswer } from './answer.ts';
import { readBody } from './readBody.ts';

/** Where the SDK's client for Lambda finds the functions that operators invoke. */
export const lambdaPath = '/local/lambda';
const invocation = new RegExp(`^${lambdaPath}/2015-03-31/functions/(\\w+)/invocations$`);

const answer = (value: unknown, headers: Record<string, string> = {}): HttpAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  body: JSON.stringify(value),
});

/**
 * Invoke of Lambda's API for the functions that an operator invokes, by the names that they have in infra/workerSettings.ts. Undefined for
 * every other path.
 */
export async function lambdaApi(
  functions: ReadonlyMap<string, LocalLambda>,
  request: IncomingMessage,
  { pathname }: URL,
): Promise<HttpAnswer | undefined> {
  const lambda = functions.get(invocation.exec(pathname)?.[1] ?? '');
  if (!lambda || request.method !== 'POST') return undefined;
  const body = await readBody(request);
  try {
    return answer(await lambda.invoke(JSON.parse(body?.toString('utf8') || '{}')));
  } catch (error) {
    const errorType = error instanceof Error ? error.name : 'Error';
    return answer({ errorType }, { 'x-amz-function-error': 'Unhandled' });
  }
}
