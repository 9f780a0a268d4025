import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import {
  isUnfinished,
  type JobFileName,
  type JobKindName,
  jobFileNames,
  jobKindNames,
} from '../../../shared/job/jobKinds.ts';
import { job, jobRequest } from '../../../shared/job/routes.ts';
import type { HeadColumn } from '../../../shared/job/sheetHead.ts';
import { currentCause } from '../../_kit/cause.ts';
import { tableName } from '../../_kit/env.ts';
import type { FileKey, JobLane, JobOwner, OwnWorkId } from '../../_kit/ownIds.ts';
import { provenFileKey, storedFacilityId, storedFileId, storedPayerId, storedUserId } from '../../_kit/proof.ts';
import { ulidCursor } from '../../_store/cursor.ts';
import { expiresIn } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { knownWords } from '../../_store/knownWords.ts';
import { ifHeld, type Lease, leaseReturn, takeLease } from '../../_store/lease.ts';
import { readOn } from '../../_store/page.ts';
import { markOf, shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { shownCriteria } from './exportCriteria.ts';
import { failedMarkPut } from './failedMark.ts';
import { type Caller, isOwner } from './jobOwner.ts';
import { uploadKey } from './jobUpload.ts';

const daysKept = 30;

const known = knownWords('kind', jobKindNames);

const file = z.object({ fileName: z.string(), contentType: z.string() });
export type JobFile = z.infer<typeof file>;

const scope = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('facility'), facilityId: storedFacilityId }),
  z.object({ kind: z.literal('payer'), payerId: storedPayerId }),
  z.object({ kind: z.literal('all') }),
]);

/** What starts the work on an import: no caller's words, but the record's. */
const importRequest = z.strictObject({ kind: z.literal('sheetImport'), import: z.string(), importId: z.string() });
export type StoredJobRequest = z.infer<typeof jobRequest> | z.infer<typeof importRequest>;

const unknownRequest = z.object({ kind: z.string().refine((kind) => !known.has(kind)) });

/** A stored job: the facts for its callers, its owner, and the place at which its worker continues. */
const storedJob = job.omit({ files: true, criteria: true, authorizationCriteria: true }).extend({
  owner: z.string(),
  /** Only one unfinished job of a lane at a time; null where any number may run. */
  lane: z.string().nullable(),
  startedBy: storedUserId,
  /** What the one who started it could reach: the worker reaches no further. */
  scope,
  /** What it was started with; of a kind that this release does not know, its name only. */
  request: z.union([jobRequest, importRequest, unknownRequest as unknown as typeof jobRequest]),
  upload: z.object({ uploadId: storedFileId, bytes: z.int() }).nullable(),
  /** The place at which the kind's module continues; null at the beginning. */
  checkpoint: z.json(),
  /** How many checkpoints were stored. */
  step: z.int(),
  /** How often a worker took it since it last got on. */
  attempts: z.int(),
  /** How often those who run the portal have started it anew after it had failed. */
  retries: z.int().default(0),
  /** The request id of the call that started it. */
  causeId: z.string().nullable().default(null),
  claim: z.string().nullable(),
  problems: z.int(),
  againOf: job.shape.againOf.default(null),
  againIn: job.shape.againIn.default(null),
  head: job.shape.head.default(null),
  /** By name; a newer release may have made files that this one does not know. */
  files: z.record(z.string(), file) as z.ZodType<Partial<Record<JobFileName, JobFile>>>,
});
export type StoredJob = z.infer<typeof storedJob>;

/** What is known of a job when it is started. */
export type JobStart = Pick<
  StoredJob,
  'jobId' | 'fileName' | 'startedByName' | 'startedBy' | 'owner' | 'lane' | 'scope' | 'request' | 'upload'
> &
  Partial<Pick<StoredJob, 'againOf' | 'retries'>>;

/** A job as it is before any worker has seen it. */
export const newJob = (start: JobStart, now: Date): StoredJob => ({
  againOf: null,
  againIn: null,
  retries: 0,
  causeId: currentCause(),
  ...start,
  kind: start.request.kind,
  state: 'queued',
  createdAt: now.toISOString(),
  startedAt: null,
  finishedAt: null,
  progress: { done: 0, total: null },
  counts: {},
  failure: null,
  head: null,
  files: {},
  checkpoint: null,
  step: 0,
  attempts: 0,
  claim: null,
  problems: 0,
});
const shape = shapeOf({
  entity: 'job',
  version: 1,
  schema: storedJob,
  keys: ['ownerPk', 'duePk', 'dueAt'],
});
const laneShape = markOf('jobLane', 1);

/** A stored item as a job; throws for another item. */
export const readJob = (item: unknown): StoredJob => shape.parse(item);

export const jobKey = (jobId: string) => ({ pk: `JOB#${jobId}`, sk: 'JOB' });
const laneKey = (lane: string) => ({ pk: `LANE#${lane}`, sk: 'LANE' });
const ownerPartition = (owner: string, kind: JobKindName): string => `OWNER#${owner}#${kind}`;
/** Few jobs are unfinished at a time: one partition lists them. */
const duePartition = 'DUE#JOB';

/** A job as callers see it. */
export function shownJob(stored: StoredJob): z.infer<typeof job> {
  const { jobId, kind, state, fileName, startedByName, createdAt, startedAt, finishedAt } = stored;
  const { progress, counts, failure, head, againOf, againIn } = stored;
  const files = jobFileNames.filter((name) => stored.files[name]);
  return {
    ...{ jobId, kind, state, fileName, startedByName, createdAt, startedAt, finishedAt },
    ...{ progress, counts, failure, againOf, againIn, head, files },
    ...shownCriteria(stored.request),
  };
}

/** The writes of a new job, due at once. They fail while another job of its lane has not ended. */
export function newJobPuts(value: StoredJob): TransactItem[] {
  const Item = shape.item(jobKey(value.jobId), value, {
    ownerPk: ownerPartition(value.owner, value.kind),
    duePk: duePartition,
    dueAt: value.createdAt,
  });
  const unless = { TableName: tableName('jobs'), ConditionExpression: 'attribute_not_exists(pk)' };
  const laneItem = value.lane && laneShape.mark({ ...laneKey(value.lane), jobId: value.jobId });
  return [{ Put: { ...unless, Item } }, ...(laneItem ? [{ Put: { ...unless, Item: laneItem } }] : [])];
}

/** The write that notes at an ended job which one asks its failed rows again; it fails where there is such a one already. */
export const againUpdate = ({ jobId }: StoredJob, againIn: string): TransactItem => ({
  Update: {
    TableName: tableName('jobs'),
    Key: jobKey(jobId),
    UpdateExpression: 'SET againIn = :again',
    ConditionExpression:
      'attribute_exists(pk) AND attribute_not_exists(duePk) AND (attribute_not_exists(againIn) OR againIn = :none)',
    ExpressionAttributeValues: { ':again': againIn, ':none': null },
  },
});

/** Whether a job of this lane has not ended. */
export const isLaneBusy = async (store: DynamoDBDocumentClient, lane: JobLane): Promise<boolean> =>
  (await getItem(store, 'jobs', laneKey(lane), (item) => item)) !== null;

/** The check of a transaction that no job of the lane is unfinished. */
export const laneCheck = (lane: JobLane): TransactItem => ({
  ConditionCheck: {
    TableName: tableName('jobs'),
    Key: laneKey(lane),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** A job of the caller, or null: another's job does not exist for the caller, nor does one whose kind's readers are not known. */
export async function findJob(store: DynamoDBDocumentClient, caller: Caller, jobId: string): Promise<StoredJob | null> {
  const found = await getItem(store, 'jobs', jobKey(jobId), shape.parse);
  return found && known.has(found.kind) && isOwner(found.owner, caller) ? found : null;
}

/** The key of a file that the job has made. */
export const jobFileKey = ({ jobId }: StoredJob, name: JobFileName): FileKey =>
  provenFileKey(`transfer/out/${jobId}/${name}`);

/** The key of the file that the job reads; null for a job without a file. */
export const jobUploadKey = ({ upload }: StoredJob): FileKey | null => upload && uploadKey(upload);

/** The jobs of an owner of one kind, newest first. */
export const listJobs = (
  store: DynamoDBDocumentClient,
  of: { readonly owner: JobOwner; readonly kind: JobKindName },
  page: { readonly cursor?: string | undefined; readonly take: number },
): Promise<Page<StoredJob>> => {
  const partition = { name: 'ownerPk', value: ownerPartition(of.owner, of.kind) };
  const list = { table: 'jobs', index: 'ownJobs', partition, sort: { name: 'jobId' } } as const;
  return readOn(
    store,
    { ...list, isNewestFirst: true, isNarrow: true },
    { ...page, codec: ulidCursor, parse: shape.parse },
  );
};

/** A job of a kind that this release does not know (a newer one wrote it) is left for that release. */
const dueJob = z.object({ jobId: z.string(), kind: z.enum(jobKindNames).nullable().catch(null) });

/** The jobs that have been due since `before`, longest first, at most 100. */
export async function listDueJobs(store: DynamoDBDocumentClient, before: Date): Promise<z.infer<typeof dueJob>[]> {
  const { Items = [] } = await store.send(
    new QueryCommand({
      TableName: tableName('jobs'),
      IndexName: 'due',
      KeyConditionExpression: 'duePk = :due AND dueAt <= :before',
      ExpressionAttributeValues: { ':due': duePartition, ':before': before.toISOString() },
      Limit: 100,
    }),
  );
  return Items.map((item) => dueJob.parse(item));
}

/** Whether a job is of a kind that only a newer release can work on: it waits for that release's worker. */
export const isOfUnknownKind = async (store: DynamoDBDocumentClient, jobId: OwnWorkId): Promise<boolean> =>
  (await getItem(store, 'jobs', jobKey(jobId), ({ kind }) => !known.has(kind))) === true;

/**
 * Takes a job of these kinds for as long as the lease lasts, or null when it is of another kind, has ended, is not due or another
 * worker holds it. Every checkpoint renews the lease, so a worker that died is followed by another when it is over.
 */
export const claimJob = (
  store: DynamoDBDocumentClient,
  jobId: OwnWorkId,
  { kinds, ...lease }: Lease & { readonly kinds: readonly string[] },
): Promise<StoredJob | null> => {
  const firstStart = 'if_not_exists(firstStartedAt, :now)';
  const own = knownWords('kind', kinds);
  const also = {
    set: `#state = :running, startedAt = ${firstStart}, firstStartedAt = ${firstStart}`,
    condition: own.condition,
    names: { '#state': 'state', ...own.names },
    values: { ':running': 'running', ...own.values },
  };
  return takeLease(store, { table: 'jobs', key: jobKey(jobId), also }, lease, shape.parse);
};

/** What changes with each step of a job. */
export type JobStep = Pick<StoredJob, 'checkpoint' | 'step' | 'progress' | 'counts' | 'problems' | 'files'>;

/** The write that stores how far a held job is and renews the lease. It fails when the job was cancelled or taken over. */
export const jobStepUpdate = (held: StoredJob, step: JobStep, dueAt: Date): TransactItem => ({
  Update: {
    TableName: tableName('jobs'),
    Key: jobKey(held.jobId),
    UpdateExpression:
      'SET #checkpoint = :checkpoint, #step = :step, progress.#done = :done, progress.#total = :total, #counts = :counts, problems = :problems, files = :files, dueAt = :due, attempts = :none',
    ConditionExpression: ifHeld,
    ExpressionAttributeNames: {
      '#checkpoint': 'checkpoint',
      '#step': 'step',
      '#counts': 'counts',
      '#done': 'done',
      '#total': 'total',
    },
    ExpressionAttributeValues: {
      ':checkpoint': step.checkpoint,
      ':step': step.step,
      ':done': step.progress.done,
      ':total': step.progress.total,
      ':counts': step.counts,
      ':problems': step.problems,
      ':files': step.files,
      ':due': dueAt.toISOString(),
      ':none': 0,
      ':claim': held.claim,
    },
  },
});

/** The check of a transaction that the worker still holds the job. */
export const heldCheck = ({ jobId, claim }: StoredJob): TransactItem => ({
  ConditionCheck: {
    TableName: tableName('jobs'),
    Key: jobKey(jobId),
    ConditionExpression: ifHeld,
    ExpressionAttributeValues: { ':claim': claim },
  },
});

/** The write that gives a held job back, to be taken again from `dueAt` on. */
export const jobReturn = ({ jobId, claim }: StoredJob, dueAt: Date): TransactItem =>
  leaseReturn({ table: 'jobs', key: jobKey(jobId), claim }, { dueAt });

export interface JobEnd extends Pick<StoredJob, 'state' | 'failure' | 'files'> {
  readonly head?: readonly HeadColumn[] | null;
  readonly at: Date;
}

const laneLeft = ({ lane, jobId }: Pick<StoredJob, 'lane' | 'jobId'>): TransactItem[] =>
  lane
    ? [
        {
          Delete: {
            TableName: tableName('jobs'),
            Key: laneKey(lane),
            ConditionExpression: 'jobId = :job',
            ExpressionAttributeValues: { ':job': jobId },
          },
        },
      ]
    : [];

/** The writes that end a job, by its worker or, cancelled, by its owner. They fail when it has ended already. */
export function jobFinish(
  value: Pick<StoredJob, 'jobId' | 'kind' | 'lane' | 'claim' | 'scope'>,
  { state, failure, head = null, files, at }: JobEnd,
): TransactItem[] {
  const isByWorker = state !== 'cancelled';
  const expiresAt = expiresIn({ days: daysKept }, at);
  const finishedAt = at.toISOString();
  return [
    {
      Update: {
        TableName: tableName('jobs'),
        Key: jobKey(value.jobId),
        UpdateExpression:
          'SET #state = :state, failure = :failure, #head = :head, files = :files, finishedAt = :at, expiresAt = :expires REMOVE duePk, dueAt',
        ConditionExpression: isByWorker ? ifHeld : 'attribute_exists(duePk)',
        ExpressionAttributeNames: { '#state': 'state', '#head': 'head' },
        ExpressionAttributeValues: {
          ':state': state,
          ':failure': failure,
          ':head': head,
          ':files': files,
          ':at': finishedAt,
          ':expires': expiresAt,
          ...(isByWorker && { ':claim': value.claim }),
        },
      },
    },
    ...(state === 'failed' ? [failedMarkPut({ ...value, finishedAt }, expiresAt)] : []),
    ...laneLeft(value),
  ];
}

/** Whether the job can still be stopped. */
export const canCancel = ({ state }: StoredJob): boolean => isUnfinished(state);
