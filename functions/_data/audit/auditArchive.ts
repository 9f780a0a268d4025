import { createHash } from 'node:crypto';
import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { awsCalls } from '../../_kit/awsCalls.ts';
import { env } from '../../_kit/env.ts';
import { type ChainEntry, chainEntryOf, sequenceText } from './auditChain.ts';

/*
 * The bucket whose objects nobody can change or remove before their time (Object Lock): `entries/<day>/<chain>/<first>.ndjson` is a
 * copy of entries of a chain from that sequence number on, a line for each; `seals/<day>.json` is the signed list of a day's chains.
 */

let client: S3Client | undefined;

async function s3() {
  const { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  client ??= new S3Client({
    ...awsCalls(5000),
    forcePathStyle: process.env.AWS_ENDPOINT_URL !== undefined,
  });
  return { client, GetObjectCommand, ListObjectsV2Command, PutObjectCommand };
}

const isStatus = (error: unknown, status: number): boolean =>
  (error as Partial<S3ServiceException>).$metadata?.httpStatusCode === status;

const folderOf = (day: string): string => `entries/${day}/`;
const sealKey = (day: string): string => `seals/${day}.json`;

/** Stores an object under a key that has none: false when there is one already. */
async function putOnce(key: string, text: string): Promise<boolean> {
  const { client: bucket, PutObjectCommand } = await s3();
  const put = {
    Bucket: env('ARCHIVE_BUCKET'),
    Key: key,
    Body: text,
    IfNoneMatch: '*',
    // A bucket that locks what it gets asks for it.
    ContentMD5: createHash('md5').update(text).digest('base64'),
  };
  try {
    await bucket.send(new PutObjectCommand(put));
    return true;
  } catch (error) {
    if (isStatus(error, 412)) return false;
    throw error;
  }
}

/** The text of an object, or null where there is none. */
async function readText(key: string): Promise<string | null> {
  const { client: bucket, GetObjectCommand } = await s3();
  try {
    const { Body } = await bucket.send(new GetObjectCommand({ Bucket: env('ARCHIVE_BUCKET'), Key: key }));
    return (await Body?.transformToString()) ?? '';
  } catch (error) {
    if (isStatus(error, 404)) return null;
    throw error;
  }
}

/** What lies below a folder, in order: the names of objects, and of folders with a slash at their end. */
async function namesIn(folder: string): Promise<string[]> {
  const { client: bucket, ListObjectsV2Command } = await s3();
  const names: string[] = [];
  let from: string | undefined;
  do {
    const list = { Bucket: env('ARCHIVE_BUCKET'), Prefix: folder, Delimiter: '/', ContinuationToken: from };
    const page = await bucket.send(new ListObjectsV2Command(list));
    names.push(...(page.Contents ?? []).map(({ Key = '' }) => Key));
    names.push(...(page.CommonPrefixes ?? []).map(({ Prefix = '' }) => Prefix));
    from = page.NextContinuationToken;
  } while (from);
  return names.map((name) => name.slice(folder.length)).sort();
}

/** Copies entries of a chain that follow each other. What was copied before under the same first entry stays: the answer is what is there. */
export async function archiveEntries(
  day: string,
  chainId: string,
  entries: readonly ChainEntry[],
): Promise<readonly ChainEntry[]> {
  const key = `${folderOf(day)}${chainId}/${sequenceText(entries[0]?.sequence ?? 0)}.ndjson`;
  const isNew = await putOnce(key, entries.map(({ item }) => JSON.stringify(item)).join('\n'));
  return isNew ? entries : readEntries(key);
}

async function readEntries(key: string): Promise<ChainEntry[]> {
  const text = (await readText(key)) ?? '';
  return text.split('\n').flatMap((line) => (line ? [chainEntryOf(JSON.parse(line))] : []));
}

/** The copied entries of a chain, by sequence number. */
export async function readArchivedChain(day: string, chainId: string): Promise<Map<number, ChainEntry>> {
  const folder = `${folderOf(day)}${chainId}/`;
  const copies = new Map<number, ChainEntry>();
  for (const name of await namesIn(folder)) {
    for (const entry of await readEntries(`${folder}${name}`)) copies.set(entry.sequence, entry);
  }
  return copies;
}

/** The ids of the chains of a day of which something was copied. */
export const listArchivedChains = async (day: string): Promise<string[]> =>
  (await namesIn(folderOf(day))).map((name) => name.replace('/', ''));

/** The days that have a seal, in order. */
export const listSealedDays = async (): Promise<string[]> =>
  (await namesIn('seals/')).map((name) => name.replace('.json', ''));

/** Stores the seal of a day, once. Answers the seal that is there. */
export async function archiveSeal(day: string, text: string): Promise<string> {
  const isNew = await putOnce(sealKey(day), text);
  return isNew ? text : ((await readText(sealKey(day))) ?? '');
}

/** The seal of a day as it was stored, or null where the day has none. */
export const readSeal = (day: string): Promise<string | null> => readText(sealKey(day));
