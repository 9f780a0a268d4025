import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runStep } from '../../../infra/local/template/runStep.ts';

/** A release of the portal in a folder of its own, with its libraries. */
export interface Checkout {
  readonly folder: string;
  readonly commit: string;
}

const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim();

/** The checkout that this program runs in. */
export function ownCheckout(): Checkout {
  const folder = join(import.meta.dirname, '../../..');
  return { folder, commit: git(folder, 'rev-parse', '--short', 'HEAD') };
}

function commitOf(repository: string, release: string): string {
  try {
    return git(repository, 'rev-parse', '--short', '--verify', '--quiet', `${release}^{commit}`);
  } catch {
    throw new Error(`This repository has no tag or commit ${release}.`);
  }
}

/** Checks a tag or commit out into this folder, which git keeps apart from the repository's own files, and installs its libraries. */
export async function checkOut(release: string, folder: string): Promise<Checkout> {
  const { folder: repository } = ownCheckout();
  const commit = commitOf(repository, release);
  git(repository, 'worktree', 'add', '--detach', folder, commit);
  const npm = process.env.npm_execpath;
  if (!npm) throw new Error('Run this by npm: npm run two-versions -- <tag>');
  await runStep('Installing the libraries', [npm, 'ci', '--no-audit', '--no-fund'], { cwd: folder });
  return { folder, commit };
}

/** Takes back what `checkOut` has left. */
export const forgetCheckout = ({ folder }: Checkout): void =>
  void git(ownCheckout().folder, 'worktree', 'remove', '--force', folder);

/** The module of a release, by its path in the repository. */
export const moduleOf = ({ folder }: Checkout, path: string): string => pathToFileURL(join(folder, path)).href;

/** The release's site, built by its own code. Answers the folder. */
export async function siteOf(release: Checkout): Promise<string> {
  const { buildSite } = (await import(moduleOf(release, 'infra/local/site/buildSite.ts'))) as {
    buildSite: (root: string) => Promise<string>;
  };
  return buildSite(release.folder);
}
