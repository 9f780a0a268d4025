import { readS3Call } from './s3Access.ts';
import { AwsError, type AwsRequest, type AwsService } from './service.ts';

export type MayList = (accessKeyId: string, bucket: string) => boolean;

const headOf = (request: AwsRequest): AwsRequest => ({
  ...request,
  operation: 'GetObject',
  method: 'HEAD',
  url: new URL(request.url, 'http://s3').pathname,
  headers: {},
  body: Buffer.alloc(0),
});

/** `If-None-Match: *`: a PUT for a key that has nothing. Of two at once the second is refused, as by S3. */
function firstOnly(service: AwsService): AwsService {
  const underWay = new Set<string>();
  return async (request) => {
    if (request.method !== 'PUT' || request.headers['if-none-match'] !== '*') return service(request);
    const head = headOf(request);
    if (underWay.has(head.url)) throw new AwsError('ConditionalRequestConflict', 'The key is being written.', 409);
    underWay.add(head.url);
    try {
      const { status } = await service(head);
      if (status < 300) throw new AwsError('PreconditionFailed', 'The key has an object already.', 412);
      return await service(request);
    } finally {
      underWay.delete(head.url);
    }
  };
}

/** S3 does not tell a caller who may not list the bucket that a key does not exist: the answer is 403. */
const hidingMissing =
  (service: AwsService, mayList: MayList): AwsService =>
  async (request) => {
    const answer = await service(request);
    const { operation, bucket } = readS3Call(request.method, request.url);
    if (answer.status !== 404 || operation !== 'GetObject' || mayList(request.accessKeyId, bucket)) return answer;
    throw new AwsError('AccessDenied', 'The caller may not perform: s3:ListBucket', 403);
  };

/**
 * Object Lock: nothing is removed, and there is one version of an object, which nothing replaces (S3 would keep the first beside the
 * second). Here the lock has no end.
 */
const locking =
  (service: AwsService, lockedBuckets: readonly string[]): AwsService =>
  async (request) => {
    const { operation, bucket } = readS3Call(request.method, request.url);
    if (!lockedBuckets.includes(bucket) || ['GetObject', 'ListBucket'].includes(operation)) return service(request);
    if (operation !== 'PutObject' || request.method !== 'PUT') {
      throw new AwsError('AccessDenied', 'The object is locked.', 403);
    }
    return service({ ...request, headers: { ...request.headers, 'if-none-match': '*' } });
  };

/** One write at a time: s3rver removes a folder that a delete has emptied, also under a file that is just being put into it. */
function writingInTurn(service: AwsService): AwsService {
  let last: Promise<unknown> = Promise.resolve();
  return (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return service(request);
    const turn = last.then(() => service(request));
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** What S3 does and s3rver does not, around s3rver. */
export const withRulesOfS3 = (
  service: AwsService,
  { mayList, lockedBuckets }: { readonly mayList: MayList; readonly lockedBuckets: readonly string[] },
): AwsService => locking(hidingMissing(firstOnly(writingInTurn(service)), mayList), lockedBuckets);
