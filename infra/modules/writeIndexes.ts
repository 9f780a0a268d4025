import { mkdirSync, writeFileSync } from 'node:fs';
import { moduleIndexes } from './indexes.ts';
import { formatFiles, root } from './moduleIndex.ts';

/** Writes the lists over all modules of the project anew, into the project or into another folder. */
export function writeIndexes(folder: URL = root): void {
  for (const { path, text } of moduleIndexes) {
    mkdirSync(new URL('.', new URL(path, folder)), { recursive: true });
    writeFileSync(new URL(path, folder), text());
  }
  formatFiles(
    folder,
    moduleIndexes.map(({ path }) => path),
  );
}

if (import.meta.main) writeIndexes();
