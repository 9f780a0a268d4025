import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(repository, path), 'utf8');

it('docs/reliability.md names tests that there are', () => {
  const named = [...read('docs/reliability.md').matchAll(/`(tests\/[^`]+)`: "([^"]+)"/g)];
  const missing = named.filter(([, file = '', title = '']) => !read(file).includes(title));
  expect(named.length).toBeGreaterThan(15);
  expect(missing.map(([text]) => text)).toEqual([]);
});
