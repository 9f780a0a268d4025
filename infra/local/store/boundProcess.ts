import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * Starts the program, tells its process id, and ends it as soon as standard input closes, which the system does when the runner
 * is gone, however it went. What the program writes goes to standard error. The reader that ends it does not outlive it: the process
 * id may belong to another program soon.
 */
const guard = `exec 3<&0
"$@" >&2 3<&- & child=$!
echo $child
{ cat <&3 >/dev/null; kill -9 $child 2>/dev/null; } & reader=$!
wait $child; code=$?
kill -9 $reader 2>/dev/null
exit $code`;

interface BoundOptions {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Takes all that the program writes; without it nobody reads that. */
  readonly onOutput?: (text: string) => void;
}

/** A program that does not outlive this process, not even when this process is killed. */
export interface BoundProcess {
  readonly pid: number;
  /** Its exit code, or null when a signal ended it. */
  readonly ended: Promise<number | null>;
  readonly hasEnded: () => boolean;
}

/** Never rejected: who waits for the end of a program must not end with it. */
const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    // Ends the guard's own reader too, which holds the output open.
    child.once('exit', () => child.stdin?.destroy());
    child.once('close', () => resolve(child.exitCode));
    // A program that does not start has no exit; a signal that does not arrive changes nothing.
    child.on('error', () => child.pid === undefined && resolve(null));
  });

/** On Windows the program is started as it is; the next runner ends it by its process id. */
export async function spawnBound(
  program: string,
  args: readonly string[],
  { onOutput, ...places }: BoundOptions = {},
): Promise<BoundProcess> {
  const isGuarded = process.platform !== 'win32';
  const output = onOutput ? 'pipe' : 'ignore';
  // In a process group of its own: Ctrl+C is for the runner, which ends the program when the last call is answered.
  const child = isGuarded
    ? spawn('sh', ['-c', guard, 'guard', program, ...args], {
        ...places,
        stdio: ['pipe', 'pipe', output],
        detached: true,
      })
    : spawn(program, args, { ...places, stdio: ['ignore', output, output] });
  const ended = exitOf(child);
  await once(child, 'spawn');
  child.stderr?.on('data', (chunk: Buffer) => onOutput?.(chunk.toString()));
  let pid = child.pid ?? 0;
  if (isGuarded && child.stdout) {
    const told = once(createInterface(child.stdout), 'line') as Promise<[string]>;
    const [line] = await Promise.race([told, ended.then(() => Promise.reject(new Error(`${program} did not start.`)))]);
    pid = Number(line);
  } else {
    child.stdout?.on('data', (chunk: Buffer) => onOutput?.(chunk.toString()));
  }
  return { pid, ended, hasEnded: () => child.exitCode !== null || child.signalCode !== null };
}
