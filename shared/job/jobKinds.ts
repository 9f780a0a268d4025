import type { JobKindFacts } from './jobKind.ts';
import { kindsOfModules } from './kindsOfModules.ts';

/**
 * The kinds of background jobs. A module says what its kinds are (`shared/<module>/backgroundJobs.ts`) and with what people start them
 * (`jobRequests.ts` beside it); the worker of the kind's queue does the work.
 */
export const jobKinds = kindsOfModules;

export type JobKindName = keyof typeof jobKinds;
export const jobKindNames = (Object.keys(jobKinds) as JobKindName[]).sort(
  (one, other) => jobKinds[one].order - jobKinds[other].order,
) as [JobKindName, ...JobKindName[]];

/** The kind's row, without the literal types of its values. */
export const jobKindFacts = (kind: JobKindName): JobKindFacts => jobKinds[kind];

export type JobQueue = (typeof jobKinds)[JobKindName]['queue'];

/** The kinds that wait on a queue. */
export type JobKindOn<Queue extends JobQueue> = {
  [Kind in JobKindName]: (typeof jobKinds)[Kind]['queue'] extends Queue ? Kind : never;
}[JobKindName];

export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

/** Whether a job still has work before it. */
export const isUnfinished = (state: JobState): boolean => state === 'queued' || state === 'running';

/** What a job may leave to download: what it made, and what was wrong with what it read. */
export const jobFileNames = ['result', 'report'] as const;
export type JobFileName = (typeof jobFileNames)[number];

/** As many rows with something wrong are kept for the report; the rest is counted. */
export const mostProblems = 10_000;
