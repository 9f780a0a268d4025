import { copyFileSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { moduleIndexes } from '../../infra/modules/indexes.ts';
import { root } from '../../infra/modules/moduleIndex.ts';
import { writeIndexes } from '../../infra/modules/writeIndexes.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const written = pathToFileURL(`${temporaryFolder()}/`);

beforeAll(() => {
  for (const file of ['biome.json', '.gitignore']) copyFileSync(new URL(file, root), new URL(file, written));
  writeIndexes(written);
});

it.each(moduleIndexes)(
  '$path collects what the folders of the modules hold: `npm run modules` writes it',
  ({ path }) => {
    expect(readFileSync(new URL(path, root), 'utf8')).toBe(readFileSync(new URL(path, written), 'utf8'));
  },
);
