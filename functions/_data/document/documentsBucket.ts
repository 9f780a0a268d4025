import type { S3Client } from '@aws-sdk/client-s3';

let client: S3Client | undefined;

/** The bucket of documents, as functions reach it: its SDK is loaded when the first of them is needed. */
export async function documentsBucket() {
  const { GetObjectCommand, PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  client ??= new S3Client({
    maxAttempts: 3,
    forcePathStyle: process.env.AWS_ENDPOINT_URL !== undefined,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 3000 },
  });
  return { client, GetObjectCommand, PutObjectCommand };
}
