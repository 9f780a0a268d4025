import type { QueueName } from '../functions/_settings/queueNames.ts';

interface QueueDefinition {
  /**
   * Its name in the template. `Outbox` and `Jobs` are those of the queues that held every kind before: a deployment keeps them, and
   * what waits in them for another worker is put on its own queue by the sweepers.
   */
  readonly id: string;
  /** How its worker takes messages: how many a call, and how many calls at a time. */
  readonly batchSize: number;
  readonly maxConcurrency: number;
  /** How old its oldest message may be before the alarm rings, and the section of docs/operations.md that the alarm names. */
  readonly oldestMinutes: number;
  readonly runbook: { readonly age: string; readonly deadLetters: string };
}

const delivery = {
  batchSize: 10,
  maxConcurrency: 10,
  oldestMinutes: 10,
  runbook: { age: 'outbox-age', deadLetters: 'dead-letters' },
} as const;

/** One job at a time has the whole of an invocation. */
const job = {
  batchSize: 1,
  maxConcurrency: 5,
  oldestMinutes: 30,
  runbook: { age: 'jobs', deadLetters: 'jobs' },
} as const;

/** The queues of work. Which kinds wait on which is said in shared/delivery/deliveryQueues.ts and shared/<module>/backgroundJobs.ts. */
export const queues: Readonly<Record<QueueName, QueueDefinition>> = {
  payers: { id: 'Outbox', ...delivery },
  authorizations: { id: 'Authorizations', ...delivery },
  mails: { id: 'Mails', ...delivery },
  registers: { id: 'Registers', ...job },
  claims: { id: 'Claims', ...job },
  drafts: { id: 'Drafts', ...job },
  sheets: { id: 'Sheets', ...job },
  exports: { id: 'Jobs', ...job },
  imports: { id: 'Imports', ...job },
  // Facilities whose post office is asked for answers. Most of the time of a poll is waiting for the regulator.
  polls: {
    id: 'Polls',
    batchSize: 10,
    maxConcurrency: 20,
    oldestMinutes: 10,
    runbook: { age: 'post-offices', deadLetters: 'post-offices' },
  },
};

export const queueNames = Object.keys(queues) as QueueName[];
