import { writeFileSync } from 'node:fs';
import { moduleIndexes } from './indexes.ts';
import { formatFiles, root } from './moduleIndex.ts';

/** Writes the lists over all modules anew. */
export function writeIndexes(): void {
  for (const { path, text } of moduleIndexes) writeFileSync(new URL(path, root), text());
  formatFiles(moduleIndexes.map(({ path }) => path));
}

if (import.meta.main) writeIndexes();
