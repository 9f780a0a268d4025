import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { eligibilityStatus } from '../eligibility/eligibilityStatus.ts';
import { timelineEvent } from '../eligibility/routes.ts';
import { deliveryKinds } from './deliveryQueues.ts';

/** Something that had to leave the portal and was given up. */
export const deadLetter = z.strictObject({
  deliveryId: z.string(),
  kind: z.enum(deliveryKinds),
  /** What it was about, in the words of that time: a request's number, payer and facility. */
  about: z.record(z.string(), z.string()).nullable(),
  eligibilityId: z.string().nullable(),
  /** A mail's subject, and the masked address that it was for. */
  topic: z.string().nullable(),
  reader: z.string().nullable(),
  createdAt: z.iso.datetime(),
  diedAt: z.iso.datetime(),
  attempts: z.int(),
  lastFault: z.string(),
  redrives: z.int(),
});
export type DeadLetter = z.infer<typeof deadLetter>;

/** The same with its record as it stands now. */
export const deadLetterDetails = deadLetter.extend({
  status: z.literal(Object.values(eligibilityStatus)).nullable(),
  timeline: z.array(timelineEvent),
});

/**
 * The outcome of sending a failed delivery again: it is due now; another user was faster; its record has been settled in the
 * meantime, so that nothing is sent; or the record no longer exists.
 */
export const redriveOutcomes = ['redriven', 'changed', 'settled', 'gone'] as const;

/** The most deliveries that one call sends again. */
export const mostRedriven = 25;

const deliveryId = z.string().regex(/^[\w-]{1,40}$/);
const access = moduleAccess.deliveries;

/** What could not be delivered, for those who run the portal. */
export const deliveryApi = area('delivery', {
  getDeadLetters: endpoint({
    method: 'GET',
    path: '/api/delivery/getdeadletters',
    summary: 'Failed deliveries, newest first',
    access,
    query: z.strictObject({ kind: z.enum(deliveryKinds).default('eligibility'), ...pageFields }),
    answer: pageOf(deadLetter),
    audit: 'delivery.list',
    requirements: ['REQ-ELIG-15'],
  }),
  getDeadLetter: endpoint({
    method: 'GET',
    path: '/api/delivery/getdeadletter',
    summary: 'One failed delivery with the current state of its record',
    access,
    query: z.strictObject({ deliveryId }),
    answer: deadLetterDetails,
    audit: 'delivery.read',
    requirements: ['REQ-ELIG-15'],
  }),
  redriveDeadLetters: endpoint({
    method: 'POST',
    path: '/api/delivery/redrive',
    summary: 'Send failed deliveries again, except those with a record that has been settled since',
    access: moduleAccess.redelivery,
    body: z.strictObject({ deliveryIds: z.array(deliveryId).min(1).max(mostRedriven) }),
    answer: z.array(z.strictObject({ deliveryId: z.string(), outcome: z.enum(redriveOutcomes) })),
    audit: 'delivery.redrive',
    requirements: ['REQ-ELIG-18'],
  }),
});
