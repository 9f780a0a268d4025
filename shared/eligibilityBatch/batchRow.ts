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
} as const;
