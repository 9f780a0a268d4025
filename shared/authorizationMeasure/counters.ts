import * as z from 'zod';
import { authorizationTypeNames } from '../authorization/authorizationTypes.ts';

/** What is counted of requests for approval, in the month in which each was sent for the first time (REQ-EAUTH-19). */
export const counterNames = [
  'requests',
  'lines',
  /** Requests that ask for a treatment, not about an earlier request. */
  'treatments',
  'updates',
  'cancellations',
  'inquiries',
  'inquiriesByOthers',
  /** Files sent, each again after an error, and those that the regulator refused. */
  'sends',
  'errors',
  /** First requests for a treatment that were answered, or withdrawn before; of these the ones whose first answer decided lines. */
  'judged',
  'firstSome',
  'firstAll',
  'questions',
  'pendedLines',
  'resolvedLines',
  'resolvedMinutes',
  'finals',
  'finalMinutes',
  'finalIn6h',
  'finalIn24h',
  'finalIn3d',
  'withdrawn',
  'approvedLines',
  'partlyApprovedLines',
  'deniedLines',
  /** Now: requests that are not decided, and their lines that were pended. */
  'open',
  'openPended',
] as const;
export type CounterName = (typeof counterNames)[number];

const count = z.int();

/** The counters of one month, one payer, or all of them. */
export const counters = z.strictObject(
  Object.fromEntries(counterNames.map((name) => [name, count])) as Record<CounterName, typeof count>,
);
export type Counters = z.infer<typeof counters>;

export const noCounters = Object.fromEntries(counterNames.map((name) => [name, 0])) as Counters;

/** Files and errors of one type of request. */
export const typeCounters = z.strictObject({
  type: z.enum(authorizationTypeNames),
  requests: count,
  sends: count,
  errors: count,
});
export type TypeCounters = z.infer<typeof typeCounters>;

/** How many whole days what is outstanding has waited since it was sent; the last group has no end. */
export const ages = [
  { name: 'day', from: 0, to: 1 },
  { name: 'threeDays', from: 2, to: 3 },
  { name: 'week', from: 4, to: 7 },
  { name: 'fortnight', from: 8, to: 14 },
  { name: 'month', from: 15, to: 30 },
  { name: 'longer', from: 31, to: null },
] as const;
export type AgeName = (typeof ages)[number]['name'];

export const ageCounters = z.strictObject({
  age: z.enum(ages.map(({ name }) => name) as [AgeName, ...AgeName[]]),
  requests: count,
  lines: count,
});
export type AgeCounters = z.infer<typeof ageCounters>;
