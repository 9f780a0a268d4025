import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A free port below those that the system gives to connections and to servers that ask for any port: between this answer and
 * the start of the program that listens there, nobody else is given it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    if (await canListen(port)) return port;
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Signals a process that may have ended meanwhile; throws for a number that names a group of processes, our own among them. */
export function endProcess(pid: number, signal: NodeJS.Signals): void {
  if (pid <= 0) throw new RangeError(`No process: ${pid}`);
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The command line of a process; undefined when the process has ended, or on a platform that does not show it. */
function commandOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    if (process.platform === 'win32') return undefined;
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

export const recordChild = (pidFile: string, pid: number): void => writeFileSync(pidFile, String(pid));

/**
 * Ends the child of a runner that was killed. Its process id may belong to somebody else by now, so that only a process whose
 * command line names our own file is touched.
 */
export function endOrphan(pidFile: string, argument: string): void {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  rmSync(pidFile, { force: true });
  if (!Number.isInteger(pid) || pid <= 1 || !isRunning(pid)) return;
  if (commandOf(pid)?.includes(argument)) endProcess(pid, 'SIGKILL');
}
