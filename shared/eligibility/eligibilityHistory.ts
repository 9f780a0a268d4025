import * as z from 'zod';
import { endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { answerClaims } from './answerClaim.ts';
import { eligibilityStatus } from './eligibilityStatus.ts';

const statusCode = z.literal(Object.values(eligibilityStatus));
const readers = ['Eligibility', 'PayerAdmin', 'SuperAdmin'] as const;

/** Needed by an administrator, who belongs to no facility; a payer may narrow by it; refused from a facility. */
const facilityLicense = z.string().trim().max(30).optional();
const period = { from: z.iso.date().optional(), to: z.iso.date().optional() };

/** What the history is narrowed by, in any combination. Without any, the newest requests of all. */
export const historyCriteria = {
  ...period,
  status: statusCode.optional(),
  /**
   * Whom requests wait for: the provider to answer the payer's questions, or the payer's people, who should have answered by now (of one
   * payer, for its people and administrators only; what was due first comes first).
   */
  waitsFor: z.enum(['answers', 'latePayer']).optional(),
  payerId: z.int().positive().optional(),
  /** A whole Emirates ID or card number. */
  patient: z.string().trim().min(1).max(30).optional(),
  /** A request number, or the beginning of a word of the patient's name (facilities only) or of the payer's reference. */
  text: z.string().trim().min(2).max(100).optional(),
  serviceCategoryId: z.int().positive().optional(),
  /** The days of the service. */
  serviceFrom: z.iso.date().optional(),
  serviceTo: z.iso.date().optional(),
  clinicianLicense: z.string().trim().min(1).max(30).optional(),
  /** The id of the user who sent the request. */
  sentBy: z.string().trim().min(1).max(100).optional(),
  facilityLicense,
};

export const historySearch = z.strictObject({ ...pageFields, ...historyCriteria });
export type HistorySearch = z.input<typeof historySearch>;

/** The longest period that a summary counts, in days. */
export const longestSummary = 92;

const statusCounts = z.array(z.strictObject({ status: statusCode, count: z.int().positive() }));
export type StatusCounts = z.infer<typeof statusCounts>;

const eligibilitySummary = z.strictObject({
  from: z.iso.date(),
  to: z.iso.date(),
  byStatus: statusCounts,
  byPayer: z.array(
    z.strictObject({
      payerId: z.int(),
      payerName: z.string(),
      payerNameArabic: z.string(),
      counts: statusCounts,
    }),
  ),
  /** Every day of the period, the oldest first; a quiet one has no counts. */
  byDay: z.array(z.strictObject({ day: z.iso.date(), counts: statusCounts })),
});
export type EligibilitySummary = z.infer<typeof eligibilitySummary>;

/** One thing that happened to a request: its sending, an attempt, an answer. `event` and `detail` as in the timeline. */
const transaction = z.strictObject({
  requestNumber: z.string(),
  patientName: z.string().nullable().optional(),
  patientNameArabic: z.string().optional(),
  idCardName: z.string().optional(),
  idCardNameArabic: z.string().optional(),
  /** The last four characters of the identifier that was sent. */
  identifierEnding: z.string(),
  /** What the list of requests is sorted by: the report stands in the same order. */
  submittedAt: z.iso.datetime(),
  serviceDate: z.iso.date(),
  serviceCategoryId: z.int(),
  clinicianName: z.string().nullable(),
  hasOpenQuestions: z.boolean(),
  at: z.iso.datetime(),
  event: z.string().max(40),
  detail: z.string().nullable(),
  status: statusCode,
  claim: z.enum(answerClaims).nullable(),
  payerName: z.string(),
  payerNameArabic: z.string(),
  facilityName: z.string(),
  facilityNameArabic: z.string().nullable(),
  submittedByName: z.string(),
});
export type Transaction = z.infer<typeof transaction>;

/** A page of the report has the events of at most this number of requests. */
const requestsPerPage = 50;
const { patient: _, sentBy: __, text: ___, ...reportCriteria } = historyCriteria;

export const eligibilityHistoryEndpoints = {
  exportTransactionReport: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/exporttransactionreport',
    summary: 'Every sending, attempt and answer of the requests of a period, the newest request first',
    access: readers,
    body: z.strictObject({
      ...reportCriteria,
      cursor: pageFields.cursor,
      take: z.int().min(1).max(requestsPerPage).default(requestsPerPage),
    }),
    answer: pageOf(transaction),
    audit: 'eligibility.report',
    requirements: ['REQ-ELIG-09'],
  }),
  summarizeEligibility: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/geteligibilitysummarybysearch',
    summary: 'How many requests were sent on the days of a period, by their status now, their payer and their day',
    access: readers,
    body: z.strictObject({ ...period, payerId: z.int().positive().optional(), facilityLicense }),
    answer: eligibilitySummary,
    requirements: ['REQ-ELIG-13'],
  }),
  getNasClaimForm: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/GetNasEligibilityClaimForm',
    summary: 'The NAS claim form of an eligible request, filled in as far as the portal knows, as a PDF',
    access: readers,
    body: z.strictObject({ eligibilityId: recordId }),
    answer: z.string(),
    format: 'pdf',
    audit: 'eligibility.print',
    requirements: ['REQ-ELIG-08'],
  }),
  getEligibilitySenders: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/geteligibilitysenders',
    summary: "Who sent a facility's requests of the last months, for the history's filter",
    access: readers,
    body: z.strictObject({ facilityLicense }),
    answer: z.array(z.strictObject({ userId: z.string(), name: z.string() })).max(500),
    requirements: ['REQ-ELIG-12'],
  }),
} as const;
