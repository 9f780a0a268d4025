import type * as runnerOf from '../../../infra/local/runner.ts';

/**
 * A process that serves a release with the page of another one: `node servePortal.ts <the release's runner> <folder of the site> <data>`. It tells its
 * address, and ends when the other side lets go of it.
 */
const [, , runnerModule = '', siteDirectory, dataDir] = process.argv;
const { startRunner } = (await import(runnerModule)) as typeof runnerOf;
const runner = await startRunner({ port: 0, siteDirectory, dataDir, isFresh: true });
process.send?.(runner.url);
process.once('disconnect', async () => {
  await runner.close();
  process.exit(0);
});
