import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { deliveryKinds } from '../delivery/deliveryQueues.ts';
import { jobKindNames } from '../job/jobKinds.ts';

/** Nothing is counted further than this: to count on would cost more and tell no more. */
export const mostAttention = 99;

/** Failed jobs are counted for so many days: their people were told, and later they are history. */
export const failedJobDays = 3;

const counted = z.strictObject({ count: z.int().min(0).max(mostAttention), isMore: z.boolean() });

const ofPayer = { payerId: z.int(), payerName: z.string(), payerNameArabic: z.string() };

/** What those who run the portal should look at. Numbers, payers and kinds: no patient, no facility and no person is named. */
export const attention = z.strictObject({
  /** The requests that each payer's people should have answered by now. Payers without any are left out. */
  overdue: z.array(counted.extend(ofPayer)),
  /** The payers' systems that failed within the last hour and have not answered since. */
  connections: z.array(
    z.strictObject({ ...ofPayer, lastFault: z.string(), failedAt: z.iso.datetime(), failures: z.int() }),
  ),
  /** What was given up on its way to payers, facilities and readers of mail. Kinds without any are left out. */
  undelivered: z.array(counted.extend({ kind: z.enum(deliveryKinds) })),
  /** The files of post offices that could not be read, or answer no request. */
  unreadFiles: counted,
  /** The names with which nobody can sign in for a while, after failed tries. */
  pausedSignIns: counted,
  /** Jobs that failed in the last days (`failedJobDays`). Kinds without any are left out. */
  failedJobs: z.array(counted.extend({ kind: z.enum(jobKindNames) })),
});
export type Attention = z.infer<typeof attention>;

/** What needs an administrator's eye: the home of those who run the portal. */
export const attentionApi = area('attention', {
  getAttention: endpoint({
    method: 'GET',
    path: '/api/attention/getattention',
    summary:
      'Overdue work, failing connections, undelivered messages, unread files, paused sign-ins and failed jobs, as counts',
    access: ['SuperAdmin', 'SetupAdmin'],
    answer: attention,
    requirements: ['REQ-ELIG-15'],
  }),
});
