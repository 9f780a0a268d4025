import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { moduleIndexes } from '../../infra/modules/indexes.ts';
import { root, writtenText } from '../../infra/modules/moduleIndex.ts';

it.each(moduleIndexes)('$path collects what the folders of the modules hold: `npm run modules` writes it', (index) => {
  expect(readFileSync(new URL(index.path, root), 'utf8')).toBe(writtenText(index));
});
