import * as z from 'zod';
import { endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { registerRemark } from '../eligibility/registerRemark.ts';
import { batchOutcomes } from './batchSheet.ts';

const text = z.string().nullable();

/** What the payer said of a row. */
const batchAnswer = z.strictObject({
  patientName: text,
  payerReference: text,
  policyNumber: text,
  planName: text,
  validFrom: z.iso.date().nullable(),
  validTo: z.iso.date().nullable(),
  coPaymentFils: z.int().min(0).nullable(),
  coPaymentPercent: z.number().min(0).max(100).nullable(),
  denialCode: text,
  denialText: text,
  payerComments: text,
  payerRemark: registerRemark.nullable().default(null),
});
export type BatchAnswer = z.infer<typeof batchAnswer>;

/** A row of a sheet of eligibility requests. Identifiers of the patient are masked here, as in every list. */
export const batchRow = z.strictObject({
  /** The row as a spreadsheet counts, the head being row 1. */
  row: z.int().positive(),
  outcome: z.enum(batchOutcomes),
  /** As the sheet names the payer, as long as it was not found. */
  payerName: z.string(),
  payerNameArabic: z.string(),
  identifierEnding: z.string(),
  serviceDate: z.iso.date().nullable(),
  /** What is wrong with it, by column and rule. */
  problems: z.array(z.strictObject({ column: text, code: z.string(), value: text, limit: z.string().optional() })),
  /** The request that it became. */
  eligibilityId: recordId.nullable(),
  answer: batchAnswer.nullable(),
});
export type BatchRow = z.infer<typeof batchRow>;

/** Which rows a sheet of results has: all, or those that failed, to be corrected and uploaded. */
export const resultRows = ['all', 'failed'] as const;

export const batchEndpoints = {
  getBatchRows: endpoint({
    method: 'GET',
    path: '/api/job/getbatchrows',
    summary: 'The rows of a sheet of eligibility requests with their results; all, or those of one outcome',
    access: ['Eligibility'],
    query: z.strictObject({ jobId: recordId, outcome: z.enum(batchOutcomes).optional(), ...pageFields }),
    answer: pageOf(batchRow),
    audit: 'job.rows',
    // The page that shows a running sheet asks again and again.
    isBackground: true,
    requirements: [],
  }),
  getBatchResult: endpoint({
    method: 'GET',
    path: '/api/job/getbatchresult',
    summary: 'The rows of a sheet that has ended, each with its newest answer, as a workbook that says as of when',
    access: ['Eligibility'],
    query: z.strictObject({ jobId: recordId, rows: z.enum(resultRows).default('all') }),
    answer: z.string(),
    format: 'xlsx',
    audit: 'job.rows',
    requirements: [],
  }),
  askAgain: endpoint({
    method: 'POST',
    path: '/api/job/askagain',
    summary: 'Start a new sheet of the rows of an ended one that failed: wrong, not sent, or without an answer',
    access: ['Eligibility'],
    body: z.strictObject({ jobId: recordId }),
    answer: z.strictObject({ jobId: recordId }),
    idempotent: true,
    audit: 'job.start',
    requirements: [],
  }),
} as const;
