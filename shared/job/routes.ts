import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { authorizationCriteria } from '../authorization/authorizationCriteria.ts';
import { historyCriteria } from '../eligibility/eligibilityHistory.ts';
import { batchEndpoints } from '../eligibilityBatch/batchRow.ts';
import { failedJobEndpoints } from './failedJobs.ts';
import { jobFileNames, jobKindNames, jobStates } from './jobKinds.ts';
import { requestsOfModules } from './requestsOfModules.ts';
import { headColumn } from './sheetHead.ts';

const payerId = z.int().positive().max(999_999);
/** The name of a file as people know it; it is shown and never becomes part of a key or an address. */
const fileName = z
  .string()
  .trim()
  .min(1)
  .max(200)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be in it
  .regex(/^[^\u0000-\u001f\u007f/\\]+$/);

/** What a job of each kind is started with. */
export const jobRequest = z.discriminatedUnion('kind', requestsOfModules);
export type JobRequest = z.infer<typeof jobRequest>;

/** Something that is wrong with what a job read. */
export const jobProblem = z.strictObject({
  /** The row as a spreadsheet counts, the head being row 1; of an XML file the record's number. */
  row: z.int().positive(),
  /** The column that it is about; null for the row as a whole. */
  column: z.string().max(60).nullable(),
  /** Which rule is broken: a key of the texts of the kind. */
  code: z.string().max(60),
  /** What stands there, shortened. */
  value: z.string().max(60).nullable(),
  /** What the value may not pass: the earliest day of a date that is too old. */
  limit: z.string().max(60).optional(),
  /** Of an XML file: the record's own number, and the line within it. */
  record: z.string().max(60).optional(),
  line: z.string().max(60).optional(),
});
export type JobProblem = z.infer<typeof jobProblem>;

export const job = z.strictObject({
  jobId: recordId,
  kind: z.enum(jobKindNames),
  state: z.enum(jobStates),
  /** The file that it reads, by the name that it was sent under, or the file that it makes. */
  fileName: z.string().nullable(),
  startedByName: z.string(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  /** How far it is, in units of the kind; `total` is null where that is not known before the end. */
  progress: z.strictObject({ done: z.int().min(0), total: z.int().min(0).nullable() }),
  /** What it has done so far, by names of the kind: stored, unchanged, wrong. */
  counts: z.record(z.string(), z.int().min(0)),
  /** Why it failed; null unless it did. */
  failure: z.string().nullable(),
  /** The sheet whose failed rows it asks again; null for any other job. */
  againOf: recordId.nullable(),
  /** The sheet that asks its failed rows again. */
  againIn: recordId.nullable(),
  /** Where its file has other columns than the template: the template's beside the file's; else null. */
  head: z.array(headColumn).nullable(),
  files: z.array(z.enum(jobFileNames)),
  /** What an export of the history is narrowed by, of a patient's number the ending; null for the other kinds. */
  criteria: z.strictObject(historyCriteria).nullable(),
  /** The same of an export of requests for approval. */
  authorizationCriteria: z.strictObject(authorizationCriteria).nullable(),
});

/** The kinds whose file people write by hand, from a template. */
const templateKind = z.enum(['memberRegister', 'eligibilityBatch']);
export type TemplateKind = z.infer<typeof templateKind>;

/** An address that serves one file for a few minutes; it begins at the portal's own root. */
const address = z.strictObject({ url: z.string().startsWith('/'), expiresAt: z.iso.datetime() });

/** Work that takes longer than a call may: it runs in the background, and says how far it is. */
export const jobApi = area('job', {
  beginUpload: endpoint({
    method: 'POST',
    path: '/api/job/beginupload',
    summary: 'A signed address to upload the file of a job: exactly the given number of bytes, within five minutes',
    access: ['Standard'],
    body: z.strictObject({ kind: z.enum(jobKindNames), fileName, bytes: z.int().positive() }),
    answer: address.extend({ uploadId: recordId }),
    audit: 'job.upload',
    requirements: ['REQ-VALID-16', 'REQ-VALID-17'],
  }),
  startJob: endpoint({
    method: 'POST',
    path: '/api/job/startjob',
    summary: 'Start a background job',
    access: ['Standard'],
    body: z.strictObject({ job: jobRequest }),
    answer: z.strictObject({ jobId: recordId }),
    idempotent: true,
    audit: 'job.start',
    requirements: [],
  }),
  getJob: endpoint({
    method: 'GET',
    path: '/api/job/getjob',
    summary: 'One job with its progress and result',
    access: ['Standard'],
    query: z.strictObject({ jobId: recordId }),
    answer: job,
    // A page that shows a running job asks again and again.
    isBackground: true,
    requirements: [],
  }),
  getJobs: endpoint({
    method: 'GET',
    path: '/api/job/getjobs',
    summary: "The caller's jobs of a kind, newest first",
    access: ['Standard'],
    query: z.strictObject({
      kind: z.enum(jobKindNames),
      /** For super admins: the payer that owns the jobs, with a kind that belongs to payers. */
      payerId: z.coerce.number().pipe(payerId).optional(),
      ...pageFields,
    }),
    answer: pageOf(job),
    requirements: [],
  }),
  getJobProblems: endpoint({
    method: 'GET',
    path: '/api/job/getjobproblems',
    summary: 'The errors that a job found, row by row',
    access: ['Standard'],
    query: z.strictObject({ jobId: recordId, ...pageFields }),
    answer: pageOf(jobProblem),
    audit: 'job.readProblems',
    requirements: [],
  }),
  getTemplate: endpoint({
    method: 'GET',
    path: '/api/job/gettemplate',
    summary:
      "The empty workbook of a job's file, with the lists of what its columns take and a guide in both languages",
    access: ['Standard'],
    query: z.strictObject({ kind: templateKind }),
    answer: z.string(),
    format: 'xlsx',
    requirements: [],
  }),
  getJobFile: endpoint({
    method: 'GET',
    path: '/api/job/getjobfile',
    summary: 'A signed address to download a file of a job, valid for five minutes',
    access: ['Standard'],
    query: z.strictObject({ jobId: recordId, file: z.enum(jobFileNames) }),
    answer: address,
    audit: 'job.download',
    requirements: [],
  }),
  cancelJob: endpoint({
    method: 'POST',
    path: '/api/job/canceljob',
    summary: 'Stop a job that has not ended; its finished work is kept',
    access: ['Standard'],
    body: z.strictObject({ jobId: recordId }),
    answer: job,
    audit: 'job.cancel',
    requirements: [],
  }),
  ...batchEndpoints,
  ...failedJobEndpoints,
});
