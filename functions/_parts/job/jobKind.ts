import type { Readable } from 'node:stream';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { JobFileName, JobKindName } from '../../../shared/job/jobKinds.ts';
import type { JobProblem } from '../../../shared/job/routes.ts';
import type { HeadColumn } from '../../../shared/job/sheetHead.ts';
import type { JobFile, StoredJob, StoredJobRequest } from '../../_data/job/job.ts';
import type { Wiring } from '../../_kit/wiring.ts';
import type { TransactItem } from '../../_store/transaction.ts';

/** One step of a job that has been done: what to remember of it. */
export interface JobSlice {
  /** Where to go on after this step. */
  readonly checkpoint: StoredJob['checkpoint'];
  /** How far the job is now. */
  readonly progress: StoredJob['progress'];
  /** What this step adds to the job's counts. */
  readonly counts?: Readonly<Record<string, number>>;
  /** What this step found wrong. */
  readonly problems?: readonly JobProblem[];
  /** The files that the job has from now on. */
  readonly files?: StoredJob['files'];
  /** What is written if and only if the step is stored; at most `mostItems`. */
  readonly items?: readonly TransactItem[];
  /** The job has nothing to do before this moment: its worker leaves it until then. */
  readonly resumeAt?: Date;
}

/** With the step itself it makes one transaction, of at most a hundred; what the step found wrong fits in as far as there is room. */
export const mostItems = 80;

/** A step ends when it has found this many problems: a row may have some thirty. */
export const mostStepProblems = 5000;

/** What a kind's module may use. */
export interface JobRun extends Pick<Wiring, 'now' | 'newId' | 'writeAudit'> {
  readonly store: DynamoDBDocumentClient;
  readonly sleep: (ms: number) => Promise<unknown>;
  /** The job as it was taken: its request, its scope, and the checkpoint at which to go on (null at the beginning). */
  readonly job: StoredJob;
  /** The file that the job reads, from a byte on. */
  readonly openUpload: (from?: number) => Promise<Readable>;
  /** Keeps a file to download; the same again takes the place of the first. Answers what `files` of a slice wants. */
  readonly keepFile: (
    name: JobFileName,
    file: JobFile & { readonly body: Uint8Array },
  ) => Promise<Partial<Record<JobFileName, JobFile>>>;
}

/**
 * A kind of job: yields after each step what to remember of it. It is stopped after any of its steps and run again from the last
 * stored one, so a step that is done twice must leave what it left the first time. A step takes seconds: its lease is renewed
 * with each. To fail for good it throws a JobFailure; after any other error it is tried again.
 */
export type JobKind = (run: JobRun) => AsyncGenerator<JobSlice, void>;

/** What a job of this kind was started with. */
export function requestOf<Kind extends JobKindName>(
  { job: { request } }: JobRun,
  kind: Kind,
): Extract<StoredJobRequest, { kind: Kind }> {
  if (request.kind !== kind) throw new Error(`A job of another kind: ${request.kind}`);
  return request as Extract<StoredJobRequest, { kind: Kind }>;
}

/** Why a job cannot be done, also not with another try: a key of the texts of its kind. */
export class JobFailure extends Error {
  readonly code: string;
  /** What is wrong with the head of the file, where that is why. */
  readonly head: readonly HeadColumn[] | null;

  constructor(code: string, head: readonly HeadColumn[] | null = null) {
    super(code);
    this.code = code;
    this.head = head;
  }
}
