import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Keeps a text that nobody else on this machine may read. Written at once: a crash leaves the old or the new text, never half. */
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
