import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../..');

/** The modules whose code is in the site as a mode builds it. */
async function built(mode: string) {
  const configFile = join(repository, 'vite.config.ts');
  const options = { configFile, mode, logLevel: 'silent', build: { write: false, minify: false } } as const;
  const { output } = (await build(options)) as Rollup.RollupOutput;
  const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
  return modules.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));
}
const ofGallery = (modules: readonly string[]) => modules.filter((id) => id.includes('/web/gallery/'));

const local = await built('gallery');
const production = await built('production');

describe('the page of all shared parts', () => {
  it('is in the site of the local environment', () => {
    expect(ofGallery(local).length).toBeGreaterThan(3);
  });

  it('is in no other site', () => {
    expect(production.length).toBeGreaterThan(500);
    expect(ofGallery(production)).toEqual([]);
  });
});
