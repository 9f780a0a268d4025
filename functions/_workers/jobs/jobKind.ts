import type { Readable } from 'node:stream';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { JobProblem } from '../../../shared/api/job.ts';
import type { JobFileName } from '../../../shared/model/jobKinds.ts';
import type { JobFile, StoredJob } from '../../_data/job.ts';

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
}

/** What a kind's module may use. */
export interface JobRun {
  readonly store: DynamoDBDocumentClient;
  readonly now: () => Date;
  readonly newId: () => string;
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
 * with each. To fail for good it throws a JobFailure; whatever else it throws is tried again.
 */
export type JobKind = (run: JobRun) => AsyncGenerator<JobSlice, void>;

/** Why a job cannot be done, however often it is tried: a key of the texts of its kind. */
export class JobFailure extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
