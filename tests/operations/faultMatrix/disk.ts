import { spawnSync } from 'node:child_process';

/** The disk of the store's engine, which can be filled. */
export interface DiskOf {
  readonly fill: () => void;
  readonly empty: () => void;
}

const limit = (pid: number, size: string): boolean =>
  spawnSync('prlimit', ['--pid', String(pid), `--fsize=${size}`]).status === 0;

/**
 * The disk of the engine, if this machine can fill it: no file that the engine writes may grow beyond its first bytes. The engine gets
 * the same error from each write as of a disk without room.
 */
export function diskOf(engine: number): DiskOf | null {
  if (!limit(engine, 'unlimited')) return null;
  return { fill: () => void limit(engine, '1:unlimited'), empty: () => void limit(engine, 'unlimited') };
}
