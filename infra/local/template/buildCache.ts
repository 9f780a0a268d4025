import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** How many builds of one kind are kept: a running portal may still read from an older one. */
const keptBuilds = 4;

function removeOldBuilds(directory: string, kind: string): void {
  const builds = readdirSync(directory)
    .filter((name) => name.startsWith(`${kind}-`) && !name.endsWith('.new'))
    .map((name) => ({ path: join(directory, name), usedAt: statSync(join(directory, name)).mtimeMs }))
    .sort((one, other) => other.usedAt - one.usedAt);
  for (const { path } of builds.slice(keptBuilds)) rmSync(path, { recursive: true, force: true });
}

/**
 * A folder that is built once for each fingerprint: `build` fills it, and a later start with the same sources finds it. It
 * appears complete or not at all, so that two starts at the same time cannot see half of one.
 */
export async function builtFolder(
  directory: string,
  kind: string,
  fingerprint: string,
  build: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(directory, `${kind}-${fingerprint}`);
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  mkdirSync(directory, { recursive: true });
  const draft = `${folder}.${process.pid}.${Date.now()}.new`;
  try {
    await build(draft);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another start was faster with the same contents.
    if (!existsSync(folder)) throw error;
  }
  removeOldBuilds(directory, kind);
  return folder;
}
