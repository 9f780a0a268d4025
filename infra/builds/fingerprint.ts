import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

function* filesUnder(path: string, isLeftOut: (path: string) => boolean): Generator<string> {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats || isLeftOut(path)) return;
  if (stats.isFile()) yield path;
  if (!stats.isDirectory()) return;
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name), isLeftOut);
}

/** A short name for the contents of these files and folders: it changes exactly when one of them does. */
export function fingerprintOf(
  root: string,
  paths: readonly string[],
  isLeftOut: (path: string) => boolean = () => false,
): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(join(root, path), (each) => isLeftOut(relative(root, each)))) {
      const contents = readFileSync(file);
      hash.update(`${relative(root, file)}\0${contents.length}\0`).update(contents);
    }
  }
  return hash.digest('hex').slice(0, 16);
}
