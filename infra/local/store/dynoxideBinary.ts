import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(import.meta.dirname, '../../..');

function pinnedVersion(): string {
  const manifest = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
    optionalDependencies?: Record<string, string>;
  };
  const version = manifest.optionalDependencies?.['@dynoxide/linux-x64'];
  if (!version) throw new Error('package.json pins no version of @dynoxide/linux-x64.');
  return version;
}

/** The store's program. package.json brings the one for Linux x64; other platforms get theirs at their first start. */
export function dynoxideBinary(): string {
  const name = `@dynoxide/${process.platform}-${process.arch}`;
  const file = process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide';
  const installed = join(repository, 'node_modules', name, file);
  if (existsSync(installed)) return installed;
  const directory = join(repository, '.local/store');
  const own = join(directory, 'node_modules', name, file);
  if (existsSync(own)) return own;
  mkdirSync(directory, { recursive: true });
  const wanted = `${name}@${pinnedVersion()}`;
  console.log(`Installing the store for this platform: ${wanted}`);
  try {
    execFileSync('npm', ['install', '--prefix', directory, '--no-save', '--no-audit', '--no-fund', wanted], {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  } catch {
    throw new Error(`${wanted} could not be installed. DYNAMODB_ENDPOINT can point to another store.`);
  }
  if (!existsSync(own)) throw new Error(`${wanted} has no ${file}. DYNAMODB_ENDPOINT can point to another store.`);
  return own;
}
