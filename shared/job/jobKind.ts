import type { Role } from '../_field/roles.ts';

/** What a file for a job may be: the endings of its name, and its size. The worker also checks the content. */
export interface UploadLimits {
  readonly types: readonly string[];
  readonly mostBytes: number;
}

type JobNewsKinds =
  | { readonly done: 'batchDone'; readonly failed: 'batchFailed' }
  | { readonly done: 'exportDone'; readonly failed: 'exportFailed' }
  | { readonly done: 'claimFileDone'; readonly failed: 'claimFileFailed' }
  | { readonly done: 'claimTakeOverDone'; readonly failed: 'claimTakeOverFailed' };

export interface JobKindFacts {
  /** Its place among the kinds, where all of them are shown. */
  readonly order: number;
  /**
   * The queue on which its jobs wait. A queue has a worker of its own, whose role may do what its kinds need and nothing else: kinds
   * that need the same rights share one.
   */
  readonly queue: string;
  /** Who may start such jobs and read theirs; one match is enough. */
  readonly access: readonly Role[];
  /**
   * Whose they are: the `user` who started them, within the facility or payer of that moment, or everybody of the `payer` whom they
   * are about (and super admins).
   */
  readonly owner: 'user' | 'payer';
  /** The file that such a job reads; null for a job without a file. */
  readonly upload: UploadLimits | null;
  /** The job runs for a facility: a user without a current facility cannot start it. */
  readonly needsFacility?: true;
  /** It changes nothing: one that is stopped or fails leaves nothing behind. */
  readonly onlyReads?: true;
  /** The user who started the job gets a notification at its end, with a link to this screen. */
  readonly news?: JobNewsKinds & { readonly link: `/${string}/:jobId` };
}

/** The kinds of a module: `shared/<module>/backgroundJobs.ts`. */
export type JobKinds = Readonly<Record<string, JobKindFacts>>;

export const megabyte = 1024 * 1024;
