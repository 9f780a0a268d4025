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

describe('the page of all shared parts', () => {
  it('is in the site of the local environment', async () => {
    expect(ofGallery(await built('gallery')).length).toBeGreaterThan(3);
  }, 120_000);

  it('is in no other site', async () => {
    const modules = await built('production');
    expect(modules.length).toBeGreaterThan(500);
    expect(ofGallery(modules)).toEqual([]);
  }, 120_000);
});
