import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { FunctionError, Invocation, Reply, WorkerSettings } from './messages.ts';

/** The thread of one function: loads its bundle as Lambda's runtime would, and answers invocations. */
const settings = workerData as WorkerSettings;

type Handler = (event: unknown, context: unknown) => unknown;

const reply = (message: Reply): void => parentPort?.postMessage(message);

function describe(error: unknown): FunctionError {
  if (!(error instanceof Error)) return { errorType: 'Error', errorMessage: String(error), stackTrace: [] };
  return { errorType: error.name, errorMessage: error.message, stackTrace: error.stack?.split('\n').slice(1) ?? [] };
}

async function loadHandler(): Promise<Handler> {
  const [module = 'index', name = 'handler'] = settings.handler.split('.');
  const files = ['.mjs', '.js', '.cjs'].map((extension) => join(settings.codeDirectory, module + extension));
  const file = files.find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`No ${module} in ${settings.codeDirectory}.`);
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const handler = exported[name];
  if (typeof handler !== 'function') throw new Error(`${file} exports no function ${name}.`);
  return handler as Handler;
}

function contextOf({ requestId, deadlineAt }: Invocation): Record<string, unknown> {
  return {
    awsRequestId: requestId,
    callbackWaitsForEmptyEventLoop: true,
    functionName: settings.functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: settings.functionArn,
    logGroupName: `/aws/lambda/${settings.functionName}`,
    logStreamName: 'local',
    memoryLimitInMB: String(settings.memoryMegabytes),
    getRemainingTimeInMillis: () => Math.max(0, deadlineAt - Date.now()),
  };
}

async function invoke(handler: Handler, invocation: Invocation): Promise<void> {
  const { id, event } = invocation;
  try {
    const value = await handler(event, contextOf(invocation));
    // Lambda carries JSON: whatever JSON cannot say must not arrive here either.
    reply({ kind: 'result', id, value: value === undefined ? null : JSON.parse(JSON.stringify(value)) });
  } catch (error) {
    reply({ kind: 'error', id, error: describe(error) });
  }
}

loadHandler().then(
  (handler) => {
    parentPort?.on('message', (invocation: Invocation) => invoke(handler, invocation));
    reply({ kind: 'ready' });
  },
  (error: unknown) => reply({ kind: 'initError', error: describe(error) }),
);
