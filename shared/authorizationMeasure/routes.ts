import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { ageCounters, counters, typeCounters } from './counters.ts';

/** The most months that are shown at once: a year and the present one. */
export const mostMonths = 13;

const month = z.string().regex(/^\d{4}-\d{2}$/);
const payerId = z.coerce.number().int().positive();

/** What has been measured of the caller's requests (REQ-EAUTH-19). */
export const authorizationMeasures = z.strictObject({
  from: month,
  to: month,
  total: counters,
  /** Every month of the period, the oldest first. */
  byMonth: z.array(z.strictObject({ month, counters })),
  /** The payers of the period, the one with most requests first. */
  byPayer: z.array(z.strictObject({ payerId: z.int(), payerName: z.string(), payerNameArabic: z.string(), counters })),
  byType: z.array(typeCounters),
  /** What is outstanding now, whenever it was sent. */
  outstanding: z.int(),
  byAge: z.array(ageCounters),
});
export type AuthorizationMeasures = z.infer<typeof authorizationMeasures>;

/** How requests for approval go, by payer and over time. */
export const authorizationMeasureApi = area('authorizationMeasure', {
  getAuthorizationMeasures: endpoint({
    method: 'GET',
    path: '/api/authorizationmeasure/getmeasures',
    summary: "How the facility's requests for approval go, or those that were sent to the payer: by payer and month",
    access: moduleAccess.authorizationMeasures,
    query: z.strictObject({
      /** So many months up to the present one. */
      months: z.coerce.number().int().min(1).max(mostMonths).default(6),
      payerId: payerId.optional(),
    }),
    answer: authorizationMeasures,
    requirements: ['REQ-EAUTH-19'],
  }),
});
