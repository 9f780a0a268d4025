import { type BoundProcess, spawnBound } from './boundProcess.ts';
import { freePort } from './childProcess.ts';
import { dynoxideBinary } from './dynoxideBinary.ts';

/** A dynoxide process that serves. */
export interface Engine {
  readonly url: URL;
  readonly child: BoundProcess;
}

/** Waits for the line that dynoxide writes once it listens. Something that answers at the port proves nothing: it may be another program. */
async function engineOn(port: number, program: readonly string[], place: readonly string[]): Promise<Engine | string> {
  let said = '';
  let noteOutput: () => void = () => undefined;
  const listens = new Promise<boolean>((resolve) => {
    noteOutput = () => {
      if (said.includes('Dynoxide listening on')) resolve(true);
    };
  });
  const [command = '', ...prefix] = program;
  const child = await spawnBound(
    command,
    [...prefix, 'serve', '--host', '127.0.0.1', '--port', String(port), ...place],
    {
      onOutput: (text) => {
        said = (said + text).slice(-2000);
        noteOutput();
      },
    },
  );
  const isServing = await Promise.race([listens, child.ended.then(() => false)]);
  return isServing ? { url: new URL(`http://127.0.0.1:${port}`), child } : said;
}

/**
 * Starts dynoxide on a port of its own, on a database file or in memory. `program` is what runs it, the binary by default. A port from
 * `nextPort` that another program has taken meanwhile is left to it.
 * @throws when it ends before it serves for another reason than a port that is taken
 */
export async function startEngine(
  databaseFile: string | undefined,
  program: readonly string[] = [dynoxideBinary()],
  nextPort: () => Promise<number> = freePort,
): Promise<Engine> {
  const place = databaseFile ? ['--db-path', databaseFile] : [];
  for (;;) {
    const engine = await engineOn(await nextPort(), program, place);
    if (typeof engine !== 'string') return engine;
    if (!/already in use/i.test(engine)) throw new Error(`The store ended while it started. ${engine.trim()}`);
  }
}
