import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GetObjectCommand, PutObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3';
import { type ContentSum, contentSum } from './contentSum.ts';

/** What an object has besides its content. */
interface ObjectFacts {
  readonly key: string;
  readonly contentType: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

interface ReadObject extends ObjectFacts {
  readonly body: Uint8Array;
}

async function* objectsOf(client: S3Client, Bucket: string): AsyncGenerator<ReadObject> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
    for (const { Key = '' } of Contents) {
      const { Body, ContentType, Metadata } = await client.send(new GetObjectCommand({ Bucket, Key }));
      const body = (await Body?.transformToByteArray()) ?? new Uint8Array();
      yield { key: Key, contentType: ContentType ?? null, metadata: Metadata ?? {}, body };
    }
  }
}

function adder() {
  const sum = contentSum();
  const add = ({ key, contentType, metadata, body }: ReadObject) => {
    const facts = JSON.stringify([key, contentType, Object.entries(metadata).sort()]);
    sum.add(facts, body);
  };
  return { add, end: sum.end };
}

/** What a bucket holds: the newest version of each object, with its type and metadata. */
export async function sumOfBucket(client: S3Client, bucket: string): Promise<ContentSum> {
  const sum = adder();
  for await (const object of objectsOf(client, bucket)) sum.add(object);
  return sum.end();
}

const factsFile = (folder: string) => join(folder, 'objects.jsonl');

/** Writes a bucket that nobody changes into a folder: the contents as numbered files, the facts as a line each. */
export async function exportBucket(client: S3Client, bucket: string, folder: string): Promise<ContentSum> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const sum = adder();
  const facts: string[] = [];
  for await (const object of objectsOf(client, bucket)) {
    const { body, ...rest } = object;
    writeFileSync(join(folder, String(facts.length)), body, { mode: 0o600 });
    facts.push(`${JSON.stringify(rest)}\n`);
    sum.add(object);
  }
  writeFileSync(factsFile(folder), facts.join(''), { mode: 0o600 });
  return sum.end();
}

/** Puts what was exported into an empty bucket. */
export async function importBucket(client: S3Client, bucket: string, folder: string): Promise<void> {
  const lines = readFileSync(factsFile(folder), 'utf8').split('\n').filter(Boolean);
  for (const [at, line] of lines.entries()) {
    const { key, contentType, metadata } = JSON.parse(line) as ObjectFacts;
    const Body = readFileSync(join(folder, String(at)));
    const put = { Bucket: bucket, Key: key, Body, ContentType: contentType ?? undefined, Metadata: metadata };
    await client.send(new PutObjectCommand(put));
  }
}
