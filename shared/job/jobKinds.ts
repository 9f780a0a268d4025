import { importFileTypes } from '../_field/fileUpload.ts';
import type { Role } from '../_field/roles.ts';
import { linkedScreens } from '../linkedScreens.ts';

/** What a file for a job may be: the endings of its name, and its size. The worker also checks the content. */
export interface UploadLimits {
  readonly types: readonly string[];
  readonly mostBytes: number;
}

type JobNewsKinds =
  | { readonly done: 'batchDone'; readonly failed: 'batchFailed' }
  | { readonly done: 'exportDone'; readonly failed: 'exportFailed' };

export interface JobKindFacts {
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

const megabyte = 1024 * 1024;

/**
 * The kinds of background jobs. Another kind is a row here, its queue in shared/job/jobQueues.ts, its parameters in
 * shared/job/routes.ts, and its work in functions/<module>, which the worker of its queue names (functions/_workers).
 */
export const jobKinds = {
  /** Takes a payer's list of members into its register. */
  memberRegister: {
    access: ['PayerAdmin', 'SuperAdmin'],
    owner: 'payer',
    upload: { types: [...importFileTypes, 'csv', 'xml'], mostBytes: 512 * megabyte },
  },
  /** Asks about every row of a sheet of patients. */
  eligibilityBatch: {
    access: ['Eligibility'],
    owner: 'user',
    upload: { types: [...importFileTypes, 'csv'], mostBytes: 20 * megabyte },
    needsFacility: true,
    news: { done: 'batchDone', failed: 'batchFailed', link: linkedScreens.eligibilityBatchJob },
  },
  /** Writes the history, as it is filtered, into a file. */
  eligibilityExport: {
    access: ['Eligibility', 'PayerAdmin', 'SuperAdmin'],
    owner: 'user',
    upload: null,
    onlyReads: true,
    news: { done: 'exportDone', failed: 'exportFailed', link: linkedScreens.eligibilityExport },
  },
  /** Writes a list of requests for approval, as it is filtered, into a file. */
  authorizationExport: {
    access: ['MedicalProvider', 'PayerAdmin'],
    owner: 'user',
    upload: null,
    onlyReads: true,
    news: { done: 'exportDone', failed: 'exportFailed', link: linkedScreens.authorizationExport },
  },
  /** Works on an import (shared/sheetImport), whose own calls start, show and stop it: nobody reaches it as a job. */
  sheetImport: { access: [], owner: 'user', upload: null },
} as const satisfies Record<string, JobKindFacts>;

export type JobKindName = keyof typeof jobKinds;
export const jobKindNames = Object.keys(jobKinds) as [JobKindName, ...JobKindName[]];

/** The kind's row, without the literal types of its values. */
export const jobKindFacts = (kind: JobKindName): JobKindFacts => jobKinds[kind];

export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

/** Whether a job still has work before it. */
export const isUnfinished = (state: JobState): boolean => state === 'queued' || state === 'running';

/** What a job may leave to download: what it made, and what was wrong with what it read. */
export const jobFileNames = ['result', 'report'] as const;
export type JobFileName = (typeof jobFileNames)[number];

/** As many rows with something wrong are kept for the report; the rest is counted. */
export const mostProblems = 10_000;
