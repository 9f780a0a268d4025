import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Stores a text that no other user of this machine may read. The write is atomic: a crash leaves the old or the new text, never a part. */
export function writePrivateFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.new`;
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  renameSync(draft, path);
}

/** The text of a private file, made on first use. */
export function readOrMakePrivateFile(path: string, make: () => string): string {
  if (!existsSync(path)) writePrivateFile(path, make());
  return readFileSync(path, 'utf8');
}
