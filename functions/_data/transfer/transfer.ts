import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
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

async function s3(): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3');
  client ??= new S3Client({});
  return client;
}

interface Signed {
  readonly method: 'GET' | 'PUT';
  readonly key: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly now: Date;
}

/** A pre-signed address without its host: the distribution's own host is where the browser asks, the bucket's is what was signed. */
async function signedAddress({ method, key, headers, query, now }: Signed) {
  const region = env('AWS_REGION');
  const signer = await (await s3()).config.signer({
    schemeId: 'aws.auth#sigv4',
    signingProperties: undefined,
  } as never);
  const hostname = `${env('IMPORTS_BUCKET')}.s3.${region}.amazonaws.com`;
  const request = {
    method,
    protocol: 'https:',
    hostname,
    path: `/${key}`,
    query: { ...query },
    headers: { host: hostname, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD', ...headers },
  };
  const signed = await (signer as unknown as Presigner).presign(request, {
    expiresIn: secondsValid,
    signingDate: now,
    signingRegion: region,
    signingService: 's3',
  });
  const search = new URLSearchParams(signed.query).toString();
  return { url: `${signed.path}?${search}`, expiresAt: new Date(now.getTime() + secondsValid * 1000).toISOString() };
}

interface Presigner {
  presign(request: object, options: object): Promise<{ path: string; query: Record<string, string> }>;
}

/**
 * The address to which the browser sends a file of exactly this many bytes: the length is signed, and the bucket
 * refuses any other.
 */
export const sendingAddress = (key: FileKey, bytes: number, now: Date) =>
  signedAddress({
    method: 'PUT',
    key,
    headers: { 'content-length': String(bytes) },
    now,
  });

/** Where the browser fetches a file, which it saves under the given name instead of showing it. */
export const fetchingAddress = (key: FileKey, file: { fileName: string; contentType: string }, now: Date) =>
  signedAddress({
    method: 'GET',
    key,
    query: {
      'response-cache-control': 'no-store',
      'response-content-type': file.contentType,
      'response-content-disposition': dispositionOf(file.fileName),
    },
    now,
  });

/** Headers carry ASCII only: a name in other letters is sent a second time, encoded. */
function dispositionOf(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '');
  if (plain === fileName) return `attachment; filename="${fileName}"`;
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The size of a file that was sent, or null when it never arrived. */
export async function arrivedBytes(key: FileKey): Promise<number | null> {
  const { HeadObjectCommand } = await import('@aws-sdk/client-s3');
  try {
    const head = await (await s3()).send(new HeadObjectCommand({ Bucket: env('IMPORTS_BUCKET'), Key: key }));
    return head.ContentLength ?? null;
  } catch (error) {
    if (error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey')) return null;
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

/** The whole content of a file; only for files with a limit of a few megabytes. */
export async function readWhole(key: FileKey): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await readFile(key)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
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
