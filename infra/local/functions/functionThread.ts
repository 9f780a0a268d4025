import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { FunctionError, Invocation, Reply, WorkerSettings } from './messages.ts';

/** A failed invocation, as Lambda reports it to its caller. */
export class InvocationError extends Error {
  readonly errorType: string;
  readonly stackTrace: readonly string[];

  constructor({ errorType, errorMessage, stackTrace }: FunctionError) {
    super(errorMessage);
    this.errorType = errorType;
    this.stackTrace = stackTrace;
  }
}

const failureOf = (errorType: string, errorMessage: string): InvocationError =>
  new InvocationError({ errorType, errorMessage, stackTrace: [] });

let program: URL | undefined;

/** The program of all threads as JavaScript: a thread that takes the types off by itself needs 8 MB for that. */
function threadProgram(): URL {
  if (program) return program;
  const require = createRequire(import.meta.url);
  // Otherwise esbuild keeps a thread and a process of its own for calls that do not come: 29 MB. It reads this as it loads. One
  // that was loaded earlier has chosen the thread, which would read this too, and never answer.
  if (!(require.resolve('esbuild') in require.cache)) process.env.ESBUILD_WORKER_THREADS = '0';
  const { transformSync } = require('esbuild') as typeof import('esbuild');
  const { code } = transformSync(readFileSync(new URL('./worker.ts', import.meta.url), 'utf8'), { loader: 'ts' });
  program = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  return program;
}

/** Lambda gives a function ten seconds to load. A busy machine, on which many load at once, needs minutes. */
const longestInitMs = 5 * 60_000;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: InvocationError) => void;
}

export interface ThreadOptions {
  readonly settings: WorkerSettings;
  readonly environment: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

/** One execution environment of a function. It takes any number of invocations at a time, unlike Lambda's. */
export class FunctionThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #log: (line: string) => void;
  readonly #ready = Promise.withResolvers<void>();
  #nextId = 1;
  #isEnded = false;

  constructor({ settings, environment, log }: ThreadOptions) {
    this.#log = log;
    // First, because a machine without memory refuses it: then nothing is left that would end later.
    this.#worker = new Worker(threadProgram(), {
      workerData: settings,
      // Nothing of the runner's own environment reaches a function.
      env: { ...environment },
      execArgv: [],
      stdout: true,
      stderr: true,
    });
    this.#worker.stdout.on('data', (chunk: Buffer) => log(chunk.toString()));
    this.#worker.stderr.on('data', (chunk: Buffer) => log(chunk.toString()));
    this.#worker.on('message', (reply: Reply) => this.#receive(reply));
    this.#worker.on('error', (error) => this.#fail('Runtime.UnhandledError', String(error)));
    this.#worker.on('exit', (code) =>
      this.#end(failureOf('Runtime.ExitError', `The function's thread ended (${code}).`)),
    );
    const timer = setTimeout(() => this.#fail('Sandbox.Timedout', 'The function did not load.'), longestInitMs);
    const stopTimer = () => clearTimeout(timer);
    this.#ready.promise.then(stopTimer, stopTimer);
  }

  /** An ended thread takes no more invocations. */
  get isEnded(): boolean {
    return this.#isEnded;
  }

  get isIdle(): boolean {
    return this.#waiting.size === 0;
  }

  /** How many invocations run. */
  get running(): number {
    return this.#waiting.size;
  }

  /** Its time runs from when the function has loaded, as in Lambda. */
  async invoke(event: unknown, requestId: string, timeoutMs: number): Promise<unknown> {
    await this.#ready.promise;
    const id = this.#nextId;
    this.#nextId += 1;
    return new Promise((resolve, reject) => {
      const deadlineAt = Date.now() + timeoutMs;
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        reject(failureOf('Sandbox.Timedout', `${requestId} Task timed out after ${timeoutMs / 1000} seconds`));
      }, timeoutMs);
      const settle =
        <Value>(next: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer);
          this.#waiting.delete(id);
          next(value);
        };
      this.#waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
      const invocation: Invocation = { kind: 'invoke', id, event, requestId, deadlineAt };
      this.#worker.postMessage(invocation);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #receive(reply: Reply): void {
    if (reply.kind === 'ready') this.#ready.resolve();
    if (reply.kind === 'result') this.#waiting.get(reply.id)?.resolve(reply.value);
    if (reply.kind === 'error') {
      this.#logFailure(reply.error);
      this.#waiting.get(reply.id)?.reject(new InvocationError(reply.error));
    }
    if (reply.kind === 'initError') {
      this.#logFailure(reply.error);
      this.#end(new InvocationError(reply.error));
    }
  }

  #logFailure({ errorType, errorMessage, stackTrace }: FunctionError): void {
    this.#log(`${[`${errorType}: ${errorMessage}`, ...stackTrace].join('\n')}\n`);
  }

  #fail(errorType: string, errorMessage: string): void {
    this.#logFailure({ errorType, errorMessage, stackTrace: [] });
    this.#end(failureOf(errorType, errorMessage));
  }

  #end(error: InvocationError): void {
    this.#isEnded = true;
    this.#ready.reject(error);
    for (const waiting of [...this.#waiting.values()]) waiting.reject(error);
    void this.#worker.terminate();
  }
}
