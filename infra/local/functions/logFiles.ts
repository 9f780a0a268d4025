import { createWriteStream, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';

const largestLog = 10 * 1024 * 1024;

/** One file for each function's log, as CloudWatch has one group; a large one is put aside at the start. `hear` gets all that is written. */
export function openLogFiles(directory: string, hear: (text: string) => void) {
  mkdirSync(directory, { recursive: true });
  const streams = new Map<string, WriteStream>();
  const streamOf = (name: string): WriteStream => {
    const file = join(directory, `${name}.log`);
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (size > largestLog) renameSync(file, `${file}.old`);
    const stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
    streams.set(name, stream);
    return stream;
  };
  return {
    logOf: (name: string) => (text: string) => {
      (streams.get(name) ?? streamOf(name)).write(text);
      hear(text);
    },
    close: () =>
      Promise.all([...streams.values()].map((stream) => new Promise<void>((resolve) => stream.end(() => resolve())))),
  };
}
