import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { deliveryKinds } from '../delivery/deliveryQueues.ts';
import { jobKindNames } from '../job/jobKinds.ts';
import { partDetail } from '../systemStatus/partDetail.ts';

/** Nothing is counted further than this: to count on would cost more and tell no more. */
export const mostAttention = 99;

/** Failed jobs are counted for so many days: their people were told, and later they are history. */
export const failedJobDays = 3;

/** First answers are counted over so many days of the Emirates, today among them. */
export const firstAnswerDays = 7;

const counted = z.strictObject({ count: z.int().min(0).max(mostAttention), isMore: z.boolean() });

const ofPayer = { payerId: z.int(), payerName: z.string(), payerNameArabic: z.string() };

/** What those who run the portal should look at. Numbers, payers and kinds: no patient, no facility and no person is named. */
export const attention = z.strictObject({
  /** The requests that each payer's people should have answered by now. Payers without any are left out. */
  overdue: z.array(counted.extend(ofPayer)),
  /** The parts of the system that do not answer, or whose last answer was of no use; without a fault, a look found no answer. */
  connections: z.array(
    partDetail.pick({ partId: true, kind: true, name: true, nameArabic: true, lastFault: true, failedAt: true }),
  ),
  /** What was given up on its way to payers, facilities and readers of mail. Kinds without any are left out. */
  undelivered: z.array(counted.extend({ kind: z.enum(deliveryKinds) })),
  /** The files of post offices that could not be read, or answer no request. */
  unreadFiles: counted,
  /** The names with which nobody can sign in for a while, after failed tries. */
  pausedSignIns: counted,
  /** Jobs that failed in the last days (`failedJobDays`). Kinds without any are left out. */
  failedJobs: z.array(counted.extend({ kind: z.enum(jobKindNames) })),
  /**
   * The first answers about patients in the last days (`firstAnswerDays`), and how many of them were ELIG-001 and followed by another
   * payer's answer: the wrong payer was asked first. Left out by releases before ADR 0187.
   */
  firstAnswers: z.strictObject({ count: z.int().min(0), ofWrongPayer: z.int().min(0) }).optional(),
});
export type Attention = z.infer<typeof attention>;

/** A request that a payer's people should have answered by now: when and whose it was, and nothing of its patient. */
export const overdueRow = z.strictObject({
  eligibilityId: recordId,
  facilityName: z.string(),
  facilityNameArabic: z.string().nullable().default(null),
  submittedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  /** Whether one of the payer's people has it in hand. */
  isTaken: z.boolean(),
});
export type OverdueRow = z.infer<typeof overdueRow>;

const access = moduleAccess.attention;

/** What needs an administrator's eye: the home of those who run the portal. */
export const attentionApi = area('attention', {
  getAttention: endpoint({
    method: 'GET',
    path: '/api/attention/getattention',
    summary:
      'Overdue work, failing connections, undelivered messages, unread files, paused sign-ins and failed jobs, as counts',
    access,
    answer: attention,
    requirements: ['REQ-ELIG-15'],
  }),
  getOverdue: endpoint({
    method: 'GET',
    path: '/api/attention/getoverdue',
    summary: "The requests that a payer's people should have answered by now, longest overdue first, without patients",
    access,
    query: z.strictObject({ payerId: z.coerce.number().int().positive().max(999_999), ...pageFields }),
    answer: pageOf(overdueRow),
    audit: 'attention.listOverdue',
    requirements: ['REQ-ELIG-18'],
  }),
});
