import type { Permission } from './service.ts';

export interface S3Call {
  readonly operation: string;
  readonly bucket: string;
  readonly key: string;
}

const objectOperations: Readonly<Record<string, string>> = {
  GET: 'GetObject',
  HEAD: 'GetObject',
  PUT: 'PutObject',
  POST: 'PutObject',
  DELETE: 'DeleteObject',
};

/** Queries that turn a call into something else than the plain operation on an object or a bucket. */
const multipart = ['uploads', 'uploadId', 'partNumber'];
const subresources = [
  'acl',
  'policy',
  'tagging',
  'versioning',
  'cors',
  'website',
  'lifecycle',
  'notification',
  'logging',
];

/** What a path-style S3 request asks for. An operation without a name here is refused, because no grant can cover it. */
export function readS3Call(method: string, url: string): S3Call {
  const { pathname, searchParams } = new URL(url, 'http://s3');
  const [, bucket = '', ...rest] = pathname.split('/').map(decodeURIComponent);
  const key = rest.join('/');
  const subresource = subresources.find((name) => searchParams.has(name));
  if (subresource) return { operation: `${method}:${subresource}`, bucket, key };
  if (!key) {
    const operation = method === 'GET' || method === 'HEAD' ? 'ListBucket' : `${method}:bucket`;
    return { operation: bucket ? operation : 'ListAllMyBuckets', bucket, key };
  }
  const isPart = multipart.some((name) => searchParams.has(name));
  if (isPart && method === 'DELETE') return { operation: 'AbortMultipartUpload', bucket, key };
  if (isPart && method === 'GET') return { operation: 'ListMultipartUploadParts', bucket, key };
  return { operation: objectOperations[method] ?? method, bucket, key };
}

/** The permissions of an S3 call; a copy also reads its source. */
export function s3Permissions({ operation, bucket, key }: S3Call, copySource?: string): Permission[] {
  const context = { 'aws:SecureTransport': ['true'] };
  const resource = `arn:aws:s3:::${bucket}${key ? `/${key}` : ''}`;
  const own = { action: `s3:${operation}`, resource, context };
  if (!copySource) return [own];
  const source = decodeURIComponent(copySource).replace(/^\//, '').replace(/\?.*$/, '');
  return [own, { action: 's3:GetObject', resource: `arn:aws:s3:::${source}`, context }];
}
