import { join } from 'node:path';
import { builtFolder } from '../../builds/builtFolder.ts';
import { fingerprintOf } from '../../builds/fingerprint.ts';
import { runStep } from '../template/runStep.ts';

const sources = [
  'web',
  'shared',
  'infra/guides',
  'functions/_pdf',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** The site, built by vite; done again only when its sources have changed. Answers the folder. */
export function buildSite(root: string): Promise<string> {
  return builtFolder(join(root, '.local', 'build'), 'site', fingerprintOf(root, sources), (folder) =>
    runStep(
      'Building the site',
      // The mode adds the page of all shared parts, `/ui`; in all else the site is what a deployment gets.
      ['node_modules/vite/bin/vite.js', 'build', '--mode', 'gallery', '--outDir', folder, '--emptyOutDir'],
      { cwd: root, env: { NODE_ENV: 'production' } },
    ),
  );
}
