import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { startBuckets } from '../../../infra/local/aws/s3.ts';
import { type Store, startStore } from '../../../infra/local/store/dynoxide.ts';
import { withStoreClient } from '../../../infra/local/store/prepareStore.ts';
import { takeSnapshot } from '../../../infra/local/store/snapshot.ts';
import { createMissingTables } from '../../../infra/local/store/tables.ts';
import type { TableDefinition } from '../../../infra/local/template/data.ts';
import { exportBucket, importBucket, sumOfBucket } from '../../../infra/restore/bucketCopy.ts';
import type { ContentSum } from '../../../infra/restore/contentSum.ts';
import { exportTable, importTable, sumOfTable } from '../../../infra/restore/tableCopy.ts';
import type { Timer } from './timer.ts';

/** What a portal has of tables and buckets, by the template. */
export interface Holdings {
  readonly tables: readonly TableDefinition[];
  readonly buckets: readonly string[];
}

type Sums = Readonly<Record<string, ContentSum>>;

/** What a copy held when it was made, by table and by bucket. */
export interface Manifest {
  readonly takenAt: string;
  readonly tables: Sums;
  readonly buckets: Sums;
}

const manifestFile = (copy: string) => join(copy, 'manifest.json');
export const readManifest = (copy: string): Manifest => JSON.parse(readFileSync(manifestFile(copy), 'utf8'));
export const tableFile = (copy: string, table: string) => join(copy, 'tables', `${table}.json.gz`);
export const bucketFolder = (copy: string, bucket: string) => join(copy, 'buckets', bucket);

const pathsIn = (dataDir: string) => ({
  databaseFile: join(dataDir, 'store', 'wasla.db'),
  file: (...names: string[]) => join(dataDir, ...names),
});

async function withStore<Value>(databaseFile: string, work: (store: Store) => Promise<Value>): Promise<Value> {
  const store = await startStore({ databaseFile });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function withBuckets<Value>(
  directory: string,
  buckets: readonly string[],
  work: (client: S3Client) => Promise<Value>,
): Promise<Value> {
  const { server, url } = await startBuckets(directory, buckets);
  const client = new S3Client({
    endpoint: url.href,
    region: 'local',
    forcePathStyle: true,
    credentials: { accessKeyId: 'drill', secretAccessKey: 'drill' },
    // s3rver takes unsigned calls, and judges signatures of keys with spaces wrongly.
    signer: { sign: async (request) => request },
  });
  try {
    return await work(client);
  } finally {
    client.destroy();
    await server.close();
  }
}

async function sumsOf(names: readonly string[], sumOf: (name: string) => Promise<ContentSum>): Promise<Sums> {
  const sums: Record<string, ContentSum> = {};
  for (const name of names) sums[name] = await sumOf(name);
  return sums;
}

const namesOf = ({ tables }: Holdings): string[] => tables.map(({ name }) => name);

/** Copies a portal that is at work into a folder: a snapshot first, then every table and bucket of it as files. */
export async function copyPortal(dataDir: string, copy: string, holdings: Holdings, timer: Timer): Promise<Manifest> {
  const snapshotFolder = join(copy, 'snapshot');
  const snapshot = await timer.time('snapshot', () => takeSnapshot(pathsIn(dataDir), snapshotFolder));
  mkdirSync(join(copy, 'tables'), { recursive: true, mode: 0o700 });
  const tables = await timer.time('exportTables', () =>
    withStore(snapshot.databaseFile, (store) =>
      withStoreClient(store, (client) =>
        sumsOf(namesOf(holdings), (name) => exportTable(client, name, tableFile(copy, name))),
      ),
    ),
  );
  const buckets = await timer.time('exportBuckets', () =>
    withBuckets(snapshot.bucketsDirectory, holdings.buckets, (client) =>
      sumsOf(holdings.buckets, (name) => exportBucket(client, name, bucketFolder(copy, name))),
    ),
  );
  const manifest = { takenAt: snapshot.takenAt.toISOString(), tables, buckets };
  writeFileSync(manifestFile(copy), JSON.stringify(manifest), { mode: 0o600 });
  rmSync(snapshotFolder, { recursive: true });
  return manifest;
}

/**
 * What a disaster takes: tables, buckets, queues and logs. Keys and secrets stay, as KMS and Secrets Manager do, and so does the world
 * outside (mailbox, post offices). Without the mark of the demonstration nothing tells the portal that it was ever filled.
 */
export function wipePortal(dataDir: string): void {
  for (const name of ['store', 'buckets', 'queues', 'logs', 'seeded.json']) {
    rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}

/** Fills a portal that has nothing, before it serves, from a copy. */
export async function restorePortal(dataDir: string, copy: string, holdings: Holdings, timer: Timer): Promise<void> {
  const { databaseFile, file } = pathsIn(dataDir);
  mkdirSync(join(dataDir, 'store'), { recursive: true, mode: 0o700 });
  await timer.time('restoreTables', () =>
    withStore(databaseFile, (store) =>
      withStoreClient(store, async (client) => {
        await createMissingTables(client, holdings.tables);
        for (const name of namesOf(holdings)) await importTable(client, name, tableFile(copy, name));
      }),
    ),
  );
  await timer.time('restoreBuckets', () =>
    withBuckets(file('buckets'), holdings.buckets, async (client) => {
      for (const name of holdings.buckets) await importBucket(client, name, bucketFolder(copy, name));
    }),
  );
}

/** What a portal that does not serve holds. */
export async function sumsOfPortal(dataDir: string, holdings: Holdings): Promise<Omit<Manifest, 'takenAt'>> {
  const { databaseFile, file } = pathsIn(dataDir);
  const tables = await withStore(databaseFile, (store) =>
    withStoreClient(store, (client) => sumsOf(namesOf(holdings), (name) => sumOfTable(client, name))),
  );
  const buckets = await withBuckets(file('buckets'), holdings.buckets, (client) =>
    sumsOf(holdings.buckets, (name) => sumOfBucket(client, name)),
  );
  return { tables, buckets };
}

const isSame = (one: ContentSum | undefined, other: ContentSum | undefined): boolean =>
  one !== undefined && other !== undefined && one.sha256 === other.sha256 && one.count === other.count;

/** The tables and buckets that are not what was copied, each with how many it has and had. */
export function differences(manifest: Manifest, restored: Omit<Manifest, 'takenAt'>): string[] {
  return (['tables', 'buckets'] as const).flatMap((kind) => {
    const names = new Set([...Object.keys(manifest[kind]), ...Object.keys(restored[kind])]);
    return [...names].flatMap((name) => {
      const [was, is] = [manifest[kind][name], restored[kind][name]];
      return isSame(was, is) ? [] : [`${name} is not what was copied: ${is?.count ?? 0} of ${was?.count ?? 0}`];
    });
  });
}
