import { mkdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { forwardTo } from './forward.ts';
import { type MayList, withRulesOfS3 } from './s3Rules.ts';
import type { AwsService } from './service.ts';

interface S3rverInstance {
  run: () => Promise<AddressInfo>;
  close: () => Promise<void>;
}

type S3rverClass = new (options: Record<string, unknown>) => S3rverInstance;

/** A file that is in a bucket from the beginning. */
export interface StoredFile {
  readonly bucket: string;
  readonly key: string;
  readonly path: string;
}

export interface S3 {
  readonly service: AwsService;
  readonly close: () => Promise<void>;
}

/** s3rver would check signatures against an account of its own; the gateway has already judged the caller. */
const isSignature = (name: string): boolean => name === 'authorization' || name === 'x-amz-security-token';

function withoutSignature(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://s3');
  for (const name of [...searchParams.keys()]) {
    if (/^X-Amz-(Algorithm|Credential|Date|Expires|SignedHeaders|Signature|Security-Token)$/i.test(name)) {
      searchParams.delete(name);
    }
  }
  const query = searchParams.toString();
  return query ? `${pathname}?${query}` : pathname;
}

/** Buckets of a folder on a port of their own. */
export async function startBuckets(
  directory: string,
  buckets: readonly string[],
): Promise<{ server: S3rverInstance; url: URL }> {
  mkdirSync(directory, { recursive: true });
  // @ts-expect-error it has no typings
  const { default: S3rver } = (await import('@20minutes/s3rver')) as { default: S3rverClass };
  const configureBuckets = buckets.map((name) => ({ name }));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets,
  });
  const { port } = await server.run();
  return { server, url: new URL(`http://127.0.0.1:${port}`) };
}

async function store({ bucket, key, path }: StoredFile, url: URL): Promise<void> {
  const answer = await fetch(new URL(`/${bucket}/${key}`, url), { method: 'PUT', body: readFileSync(path) });
  if (!answer.ok) throw new Error(`The file ${key} was not stored: ${answer.status}`);
}

interface Contents {
  readonly buckets: readonly string[];
  /** Those of them whose objects stay as they are. */
  readonly lockedBuckets?: readonly string[];
  readonly files?: readonly StoredFile[];
}

/** The template's buckets on disk, with their first files. The first call starts it, so that a runner without files does not wait for it. */
export function createS3(
  directory: string,
  { buckets, lockedBuckets = [], files = [] }: Contents,
  mayList: MayList,
): S3 {
  let started: ReturnType<typeof startBuckets> | undefined;
  const startFilled = async () => {
    const running = await startBuckets(directory, buckets);
    for (const file of files) await store(file, running.url);
    return running;
  };
  const address = async () => {
    started ??= startFilled().catch((error) => {
      // The next call tries again.
      started = undefined;
      throw error;
    });
    return (await started).url;
  };
  const { service, close } = forwardTo(address, { keeps: (name) => !isSignature(name), rewrite: withoutSignature });
  return {
    service: withRulesOfS3(service, { mayList, lockedBuckets }),
    close: async () => {
      close();
      const running = await started?.catch(() => undefined);
      await running?.server.close();
    },
  };
}
