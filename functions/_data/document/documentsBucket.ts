import type { S3Client } from '@aws-sdk/client-s3';
import { awsCalls } from '../../_kit/awsCalls.ts';

let client: S3Client | undefined;

/** The bucket of documents, as functions reach it: its SDK is loaded when the first of them is needed. */
export async function documentsBucket() {
  const { GetObjectCommand, PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  client ??= new S3Client({
    ...awsCalls(3000),
    forcePathStyle: process.env.AWS_ENDPOINT_URL !== undefined,
  });
  return { client, GetObjectCommand, PutObjectCommand };
}
