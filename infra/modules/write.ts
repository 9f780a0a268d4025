import { writeFileSync } from 'node:fs';
import { moduleIndexes } from './indexes.ts';
import { root, writtenText } from './moduleIndex.ts';

for (const index of moduleIndexes) writeFileSync(new URL(index.path, root), writtenText(index));
