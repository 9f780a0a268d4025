import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/**
 * Starts the program, tells its process id, and ends it as soon as standard input closes, which the system does when the runner
 * is gone, however it went.
 */
const guard = `exec 3<&0
"$@" >/dev/null 2>&1 3<&- & child=$!
echo $child
{ cat <&3 >/dev/null; kill -9 $child 2>/dev/null; } &
wait $child`;

/** A program that does not outlive this process, not even when this process is killed. */
export interface BoundProcess {
  readonly pid: number;
  readonly ended: Promise<void>;
  readonly hasEnded: () => boolean;
}

const exitOf = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  // Ends the guard's own reader too.
  child.stdin?.destroy();
};

/** On Windows the program is started as it is; the next runner ends it by its process id. */
export async function spawnBound(program: string, args: readonly string[]): Promise<BoundProcess> {
  const isGuarded = process.platform !== 'win32';
  // In a process group of its own: Ctrl+C is for the runner, which ends the program when the last call is answered.
  const child = isGuarded
    ? spawn('sh', ['-c', guard, 'guard', program, ...args], { stdio: ['pipe', 'pipe', 'ignore'], detached: true })
    : spawn(program, args, { stdio: 'ignore' });
  await once(child, 'spawn');
  let pid = child.pid ?? 0;
  if (isGuarded && child.stdout) {
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    pid = Number(line);
  }
  const ended = exitOf(child);
  return { pid, ended, hasEnded: () => child.exitCode !== null || child.signalCode !== null };
}
