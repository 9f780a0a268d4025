import { endProcess } from '../../infra/local/store/childProcess.ts';
import { dynoxideBinary } from '../../infra/local/store/dynoxideBinary.ts';
import { startEngine } from '../../infra/local/store/engine.ts';

/** A running engine of the store, which does not outlive this process. */
export interface StoreEngine {
  readonly endpoint: string;
  readonly pid: number;
  readonly close: () => void;
}

// A file that may not grow is an error of writing to it, as on a full disk, and not the engine's end.
const overFullDisks = ['/bin/sh', '-c', `trap '' XFSZ; exec "$0" "$@"`, dynoxideBinary()];

/** Starts an engine of its own, in memory or on a file that is not there yet. */
export async function ownEngine(databaseFile?: string): Promise<StoreEngine> {
  const { url, child } = await startEngine(databaseFile, overFullDisks);
  const close = () => {
    if (!child.hasEnded()) endProcess(child.pid, 'SIGKILL');
  };
  return { endpoint: url.origin, pid: child.pid, close };
}

interface SharedEngine extends StoreEngine {
  /** 1, 2, 3, ...: names of tables that no other file of this worker has. */
  readonly nextNumber: () => number;
}

async function countingEngine(): Promise<SharedEngine> {
  const engine = await ownEngine();
  let last = 0;
  return {
    ...engine,
    nextNumber: () => {
      last += 1;
      return last;
    },
  };
}

// Each test file loads its modules anew: what the files of a worker share stands outside of them.
const place = Symbol.for('wasla.tests.storeEngine');
const worker = globalThis as { [place]?: Promise<SharedEngine> };

/** The engine that the test files of a worker share, one after the other. It ends with the worker. */
export function sharedEngine(): Promise<SharedEngine> {
  worker[place] ??= countingEngine();
  return worker[place];
}
