import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Longer than any build takes: what is older was left by a start that was killed. */
const abandonedAfterMs = 15 * 60_000;

/** How many builds of one kind are kept: a running portal may still read from an older one. */
const keptBuilds = 4;

function removeOldBuilds(directory: string, kind: string): void {
  const folders = readdirSync(directory)
    .filter((name) => name.startsWith(`${kind}-`))
    .map((name) => join(directory, name))
    .map((path) => ({ path, usedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.usedAt - one.usedAt);
  const drafts = folders.filter(({ path }) => path.endsWith('.new'));
  const old = folders.filter(({ path }) => !path.endsWith('.new')).slice(keptBuilds);
  const abandoned = drafts.filter(({ usedAt }) => usedAt < Date.now() - abandonedAfterMs);
  for (const { path } of [...old, ...abandoned]) rmSync(path, { recursive: true, force: true });
}

async function buildInto(folder: string, build: (folder: string) => Promise<void>): Promise<void> {
  const draft = `${folder}.${process.pid}.${Date.now()}.new`;
  try {
    await build(draft);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another start was faster with the same contents.
    if (!existsSync(folder)) throw error;
  }
}

/** Builds that this process is busy with. */
const running = new Map<string, Promise<void>>();

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
  const building = running.get(folder) ?? buildInto(folder, build).finally(() => running.delete(folder));
  running.set(folder, building);
  await building;
  removeOldBuilds(directory, kind);
  return folder;
}
