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

/** Where a build that is kept stands. */
interface BuiltPlace {
  readonly directory: string;
  readonly kind: string;
  readonly fingerprint: string;
}

const folderOf = ({ directory, kind, fingerprint }: BuiltPlace): string => join(directory, `${kind}-${fingerprint}`);

/** The folder of a build that is kept already. */
export function findBuilt(place: BuiltPlace): string | undefined {
  const folder = folderOf(place);
  if (!existsSync(folder)) return undefined;
  utimesSync(folder, new Date(), new Date());
  return folder;
}

/** A folder for a build that `keepBuilt` will keep. Nobody finds it until then. */
export function draftOf(place: BuiltPlace): string {
  mkdirSync(place.directory, { recursive: true });
  return `${folderOf(place)}.${process.pid}.${Date.now()}.new`;
}

/** Keeps a build that is complete. Where another process was faster with the same sources, its build stays. */
export function keepBuilt(place: BuiltPlace, draft: string): string {
  const folder = folderOf(place);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  removeOldBuilds(place.directory, place.kind);
  return folder;
}

async function buildInto(place: BuiltPlace, build: (folder: string) => Promise<void>): Promise<string> {
  const draft = draftOf(place);
  try {
    await build(draft);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  return keepBuilt(place, draft);
}

/** Builds that this process is busy with. */
const running = new Map<string, Promise<string>>();

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
  const place = { directory, kind, fingerprint };
  const found = findBuilt(place);
  if (found) return found;
  const folder = folderOf(place);
  const building = running.get(folder) ?? buildInto(place, build).finally(() => running.delete(folder));
  running.set(folder, building);
  return building;
}
