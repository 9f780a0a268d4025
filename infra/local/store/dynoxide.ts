import { untilDone } from '../ownWork.ts';
import type { BoundProcess } from './boundProcess.ts';
import { endProcess, recordChild } from './childProcess.ts';
import { startEngine } from './engine.ts';

export interface Store {
  /** Where the store answers now; waits while it restarts. */
  readonly address: () => Promise<URL>;
  /** The process, for tests that end it; undefined when another process started the store. */
  readonly pid: () => number | undefined;
  readonly close: () => Promise<void>;
}

/** Keeps one dynoxide process running on a database file (in memory without one), and starts it again when it dies. */
class DynoxideStore implements Store {
  readonly #databaseFile: string | undefined;
  #child: BoundProcess | undefined;
  #serving: Promise<URL>;
  readonly #closing = new AbortController();

  constructor(databaseFile: string | undefined) {
    this.#databaseFile = databaseFile;
    this.#serving = this.#start();
  }

  address = (): Promise<URL> => this.#serving;

  pid = (): number | undefined => this.#child?.pid;

  close = async (): Promise<void> => {
    this.#closing.abort();
    await this.#serving.catch(() => undefined);
    const child = this.#child;
    if (!child || child.hasEnded()) return;
    endProcess(child.pid, 'SIGTERM');
    const timer = setTimeout(() => endProcess(child.pid, 'SIGKILL'), 2_000);
    await child.ended;
    clearTimeout(timer);
  };

  async #start(): Promise<URL> {
    const { url, child } = await startEngine(this.#databaseFile);
    this.#child = child;
    try {
      if (this.#databaseFile) recordChild(`${this.#databaseFile}.pid`, child.pid);
    } catch (error) {
      // The next attempt may not find it at the same file.
      endProcess(child.pid, 'SIGKILL');
      throw error;
    }
    void child.ended.then((code) => {
      if (this.#closing.signal.aborted) return;
      console.error(
        `The store ended by itself (${code ?? 'by a signal'}). It is started again; calls wait until then.`,
      );
      this.#serving = this.#restart();
    });
    return url;
  }

  async #restart(): Promise<URL> {
    let url: URL | undefined;
    const meaning = 'Calls wait until the store serves; what was saved is safe.';
    const work = async () => {
      url = await this.#start();
    };
    await untilDone({ call: 'The start of the store', meaning, work }, this.#closing.signal);
    if (!url) throw new Error('The store is closed.');
    return url;
  }
}

/** The store of the portal: dynoxide on a file, or whatever `DYNAMODB_ENDPOINT` names. */
export async function startStore(options: { databaseFile?: string; endpoint?: string }): Promise<Store> {
  if (options.endpoint) {
    const url = new URL(options.endpoint);
    return { address: async () => url, pid: () => undefined, close: async () => undefined };
  }
  const store = new DynoxideStore(options.databaseFile);
  await store.address();
  return store;
}
