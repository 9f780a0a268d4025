import type { FunctionConfiguration } from '@aws-sdk/client-lambda';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { nameInUse } from './stageFunctions.ts';
import { Refusal, step, type Telling } from './steps.ts';

/** The buckets whose files people send. Nothing can be removed from that of the audit trail, and the site comes with a release. */
const bucketsOfFiles = ['documents', 'imports'] as const;

interface FilesRestore extends Telling {
  readonly client: S3Client;
  readonly bucket: string;
  readonly since: Date;
  /** Without it the command says what it would do. */
  readonly isMeant: boolean;
}

/** The name that CloudFormation gave a bucket, as the functions know it. */
export function nameOfBucket(functions: readonly FunctionConfiguration[], bucket: string | undefined): string {
  if (!bucketsOfFiles.some((each) => each === bucket))
    throw new Refusal(`--bucket takes ${bucketsOfFiles.join(' or ')} (got ${bucket ?? 'nothing'}).`);
  return nameInUse(functions, `${bucket?.toUpperCase()}_BUCKET`);
}

/** One version of a file, or the mark that it was removed. */
interface Version {
  readonly key: string;
  readonly id: string;
  readonly at: Date;
  readonly isNewest: boolean;
  readonly isRemoval: boolean;
}

/** All versions and marks of a bucket, of all pages: of each key the newest first. */
async function* versionsIn(client: S3Client, Bucket: string, Prefix?: string): AsyncGenerator<Version> {
  let from: { KeyMarker?: string; VersionIdMarker?: string } | undefined = {};
  while (from) {
    const page: ListObjectVersionsCommandOutput = await client.send(
      new ListObjectVersionsCommand({ Bucket, Prefix, ...from }),
    );
    const read =
      (isRemoval: boolean) =>
      (each: { Key?: string; VersionId?: string; LastModified?: Date; IsLatest?: boolean }) => ({
        ...{ key: each.Key ?? '', id: each.VersionId ?? '', at: each.LastModified ?? new Date(0) },
        ...{ isNewest: each.IsLatest === true, isRemoval },
      });
    yield* (page.Versions ?? []).map(read(false));
    yield* (page.DeleteMarkers ?? []).map(read(true));
    from = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker } : undefined;
  }
}

/** Brings back what was removed since then: a file is there again when the mark of its removal goes. */
export async function restoreRemoved(restore: FilesRestore): Promise<void> {
  const { client, bucket, since, isMeant, tell } = restore;
  await step(restore, 'Files that were removed', async () => {
    let count = 0;
    for await (const { key, id, at, isNewest, isRemoval } of versionsIn(client, bucket)) {
      if (!isRemoval || !isNewest || at < since) continue;
      count += 1;
      tell(`  ${at.toISOString()} ${key}`);
      if (isMeant) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key, VersionId: id }));
    }
    return isMeant ? `${count} are back` : `${count} would come back with --do`;
  });
}

/** Puts the version of a file that was the newest before then on top of those that came after it. No version is lost. */
export async function restoreFile(restore: FilesRestore, key: string): Promise<void> {
  const { client, bucket, since, isMeant } = restore;
  await step(restore, key, async () => {
    const versions: Version[] = [];
    for await (const version of versionsIn(client, bucket, key)) if (version.key === key) versions.push(version);
    if (versions.length === 0) throw new Refusal(`${bucket} has no version of ${key}.`);
    const before = versions
      .filter(({ at }) => at < since)
      .sort((one, other) => other.at.getTime() - one.at.getTime())[0];
    if (!before || before.isRemoval)
      throw new Refusal(`${key} was not there at ${since.toISOString()}, or its version of then is gone.`);
    if (before.isNewest) return 'done already: nothing came after it';
    if (!isMeant) return `its version of ${before.at.toISOString()} would come back with --do`;
    const CopySource = `${bucket}/${encodeURIComponent(key)}?versionId=${encodeURIComponent(before.id)}`;
    await client.send(new CopyObjectCommand({ Bucket: bucket, Key: key, CopySource }));
    return `its version of ${before.at.toISOString()} is back`;
  });
}
