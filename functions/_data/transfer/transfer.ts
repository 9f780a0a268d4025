import type { Readable } from 'node:stream';
import type { GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { awsCalls } from '../../_kit/awsCalls.ts';
import { env } from '../../_kit/env.ts';
import type { FileKey } from '../../_kit/ownIds.ts';

/** An address is used at once by the page that asked for it. */
const secondsValid = 300;

/*
 * Files on their way in and out: `transfer/in/<upload>` is what browsers send, `transfer/out/<job>/<file>` what they fetch,
 * `transfer/checked/<id>` an attachment whose content was checked, `transfer/attachment/<id>` one that a record has. The entity of a
 * file makes its key from the record (`uploadKey`, `jobFileKey`, `attachedKey`). The distribution serves `/transfer/*` from the
 * bucket, so that both happen at the portal's origin.
 */

let client: S3Client | undefined;
let signer: S3Client | undefined;

async function s3(): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3');
  client ??= new S3Client(awsCalls(60_000));
  return client;
}

/**
 * A pre-signed address without its host: the distribution's own host is where the browser asks, the bucket's is what was signed,
 * also where the functions' own calls go to another endpoint.
 */
async function signedAddress(command: GetObjectCommand | PutObjectCommand, now: Date, until: string | null = null) {
  const [{ S3Client }, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ]);
  const endpoint = `https://s3.${env('AWS_REGION')}.amazonaws.com`;
  // A checksum of the empty body that is signed here would be signed with it.
  signer ??= new S3Client({ endpoint, requestChecksumCalculation: 'WHEN_REQUIRED' });
  const left = until === null ? secondsValid : Math.floor((Date.parse(until) - now.getTime()) / 1000);
  const expiresIn = Math.max(1, Math.min(secondsValid, left));
  const url = new URL(await getSignedUrl(signer, command, { expiresIn, signingDate: now }));
  return { url: url.pathname + url.search, expiresAt: new Date(now.getTime() + expiresIn * 1000).toISOString() };
}

/**
 * The address to which the browser sends a file of exactly this many bytes, once: the length and `If-None-Match: *` are signed, and
 * the bucket refuses any other length and any second file.
 */
export async function sendingAddress(key: FileKey, bytes: number, now: Date) {
  const { PutObjectCommand } = await import('@aws-sdk/client-s3');
  const put = { Bucket: env('IMPORTS_BUCKET'), Key: key, ContentLength: bytes, IfNoneMatch: '*' };
  return signedAddress(new PutObjectCommand(put), now);
}

/**
 * Where the browser fetches a file, which it saves under the given name instead of showing it. The address ends with the first of the
 * caller's temporary rights, `until`.
 */
export async function fetchingAddress(
  key: FileKey,
  file: { fileName: string; contentType: string },
  now: Date,
  until: string | null,
) {
  const { GetObjectCommand } = await import('@aws-sdk/client-s3');
  const get = {
    Bucket: env('IMPORTS_BUCKET'),
    Key: key,
    ResponseCacheControl: 'no-store',
    ResponseContentType: file.contentType,
    ResponseContentDisposition: dispositionOf(file.fileName),
  };
  return signedAddress(new GetObjectCommand(get), now, until);
}

/** Headers carry ASCII only: a name in other letters is sent a second time, encoded. */
function dispositionOf(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '');
  if (plain === fileName) return `attachment; filename="${fileName}"`;
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** S3 tells only those who may list the bucket that a file is missing, and no function may: it answers them 403, not 404. */
function isMissing(error: unknown): boolean {
  const { httpStatusCode = 0 } = (error as Partial<S3ServiceException>).$metadata ?? {};
  return httpStatusCode === 403 || httpStatusCode === 404;
}

/** The size of a file that was sent, or null when it never arrived. */
export async function arrivedBytes(key: FileKey): Promise<number | null> {
  const { HeadObjectCommand } = await import('@aws-sdk/client-s3');
  try {
    const head = await (await s3()).send(new HeadObjectCommand({ Bucket: env('IMPORTS_BUCKET'), Key: key }));
    return head.ContentLength ?? null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** A file, from a byte on: it is read as it is needed, never as a whole. */
export async function readFile(key: FileKey, from = 0): Promise<Readable> {
  const { GetObjectCommand } = await import('@aws-sdk/client-s3');
  const { Body } = await (await s3()).send(
    new GetObjectCommand({
      Bucket: env('IMPORTS_BUCKET'),
      Key: key,
      ...(from > 0 && { Range: `bytes=${from}-` }),
    }),
  );
  if (!Body) throw new Error('The bucket answered without a body');
  return Body as Readable;
}

/** The whole content of a file, or null when there is none; only for files with a limit of a few megabytes. */
export async function readWhole(key: FileKey): Promise<Buffer | null> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of await readFile(key)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Keeps a file under its key; the same file again takes the place of the first. */
export async function keepFile(key: FileKey, body: Uint8Array, contentType: string): Promise<void> {
  const { PutObjectCommand } = await import('@aws-sdk/client-s3');
  await (await s3()).send(
    new PutObjectCommand({ Bucket: env('IMPORTS_BUCKET'), Key: key, Body: body, ContentType: contentType }),
  );
}

/** Removes a file; a missing file is not an error. */
export async function removeFile(key: FileKey): Promise<void> {
  const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
  await (await s3()).send(new DeleteObjectCommand({ Bucket: env('IMPORTS_BUCKET'), Key: key }));
}
