import { createWriteStream, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { tellFailure } from '../ownWork.ts';

const largestLog = 10 * 1024 * 1024;

/** A disk that stays full is told of this often. */
const tellEveryMs = 60_000;

/**
 * One file for each function's log, as CloudWatch has one group; a large one is put aside at the start. `hear` gets all that is written. A file that
 * cannot be written is told of, and opened again for the next line.
 */
export function openLogFiles(directory: string, hear: (text: string) => void) {
  mkdirSync(directory, { recursive: true });
  const streams = new Map<string, WriteStream>();
  let toldAt = Number.NEGATIVE_INFINITY;
  const fail = (name: string, error: unknown): void => {
    streams.delete(name);
    if (performance.now() - toldAt < tellEveryMs) return;
    toldAt = performance.now();
    const meaning = 'The portal works, but lines of its functions are lost until its folder can be written.';
    tellFailure({ call: `Writing the log ${name}`, meaning }, error);
  };
  const streamOf = (name: string): WriteStream => {
    // It may have been removed since.
    mkdirSync(directory, { recursive: true });
    const file = join(directory, `${name}.log`);
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (size > largestLog) renameSync(file, `${file}.old`);
    const stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
    stream.on('error', (error) => fail(name, error));
    streams.set(name, stream);
    return stream;
  };
  const write = (name: string, text: string): void => {
    try {
      (streams.get(name) ?? streamOf(name)).write(text);
    } catch (error) {
      fail(name, error);
    }
  };
  return {
    logOf: (name: string) => (text: string) => {
      write(name, text);
      hear(text);
    },
    close: () =>
      Promise.all([...streams.values()].map((stream) => new Promise<void>((resolve) => stream.end(() => resolve())))),
  };
}
