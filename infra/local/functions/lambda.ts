import { randomUUID } from 'node:crypto';
import type { FunctionDefinition } from '../template/functions.ts';
import { FunctionThread, InvocationError } from './functionThread.ts';

export interface LambdaOptions {
  readonly definition: FunctionDefinition;
  /** Its environment variables, credentials included. */
  readonly environment: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
  /** After so long without an invocation the thread ends, and its memory is free again. */
  readonly idleMs?: number;
}

/** About as long as Lambda keeps an environment that nobody calls. */
const longestIdleMs = 5 * 60_000;

/** One function of the portal: starts its thread when it is first needed, and a new one when the last has ended, crashed or hangs. */
export class LocalLambda {
  readonly definition: FunctionDefinition;
  readonly #options: LambdaOptions;
  #thread: FunctionThread | undefined;
  readonly #retired = new Set<FunctionThread>();
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(options: LambdaOptions) {
    this.definition = options.definition;
    this.#options = options;
  }

  /** Whether a thread holds the function, at work or waiting for the next invocation. */
  get isLoaded(): boolean {
    return this.#thread !== undefined && !this.#thread.isEnded;
  }

  /** How many invocations run. */
  get running(): number {
    return this.#thread?.running ?? 0;
  }

  /** Runs the function; throws an InvocationError when it fails, crashes or takes too long. */
  async invoke(event: unknown, timeoutMs = this.definition.timeoutMs): Promise<unknown> {
    const thread = this.#current();
    clearTimeout(this.#idleTimer);
    try {
      return await thread.invoke(event, randomUUID(), Math.min(timeoutMs, this.definition.timeoutMs));
    } catch (error) {
      if (error instanceof InvocationError && error.errorType === 'Sandbox.Timedout') this.#retire(thread);
      throw error;
    } finally {
      this.#closeIfRetired(thread);
      this.#endWhenIdle();
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idleTimer);
    const threads = [...this.#retired, ...(this.#thread ? [this.#thread] : [])];
    this.#thread = undefined;
    await Promise.all(threads.map((thread) => thread.close()));
  }

  #current(): FunctionThread {
    if (!this.#thread || this.#thread.isEnded) {
      const { definition, environment, log } = this.#options;
      const { codeDirectory, handler, name, arn, memoryMegabytes } = definition;
      const settings = { codeDirectory, handler, functionName: name, functionArn: arn, memoryMegabytes };
      this.#thread = new FunctionThread({ settings, environment, log });
    }
    return this.#thread;
  }

  /** Lambda ends an environment that timed out. Here others may still be running in it, so it ends after the last of them. */
  #retire(thread: FunctionThread): void {
    this.#options.log(`${this.definition.name} timed out; a new thread takes its place.\n`);
    if (this.#thread === thread) this.#thread = undefined;
    this.#retired.add(thread);
  }

  #endWhenIdle(): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => {
      const thread = this.#thread;
      // The last of the calls that still run asks again.
      if (!thread?.isIdle) return;
      this.#thread = undefined;
      void thread.close();
    }, this.#options.idleMs ?? longestIdleMs);
    this.#idleTimer.unref();
  }

  #closeIfRetired(thread: FunctionThread): void {
    if (!this.#retired.has(thread) || !thread.isIdle) return;
    this.#retired.delete(thread);
    void thread.close();
  }
}
