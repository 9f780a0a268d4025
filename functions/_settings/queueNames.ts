import { type DeliveryQueue, deliveryQueues } from '../../shared/delivery/deliveryQueues.ts';
import { type JobQueue, jobKindNames, jobKinds } from '../../shared/job/jobKinds.ts';

export type QueueName = DeliveryQueue | JobQueue | 'polls';

/** The queues of the outbox, and those of background jobs. */
export const queuesOf = {
  outbox: [...new Set(Object.values(deliveryQueues))] as const,
  jobs: [...new Set(jobKindNames.map((kind) => jobKinds[kind].queue))],
};
