import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageFields, pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { attachment } from '../_parts/attachment.ts';
import { lineOutcomes } from '../authorization/answer.ts';
import { queryRow } from '../providerQuery/routes.ts';
import { followedFields } from './insurerAuthorization.ts';

const authorizationId = recordId;
/** Every signed-in user may call; the operations ask for the rights of the tile "Provider services" (decisions, Routes 5). */
const common = { access: ['Standard'] } as const;

/** Where the insurer decided: by this portal, or in its own system, of which a sheet told. */
export const authorizationSources = ['portal', 'insurer'] as const;

/** An authorisation as the board lists it. `companyId`, `categoryId`, `statusId` and `typeId` are ids of the lists of /api/common. */
export const authorizationFound = z.strictObject({
  authorizationId,
  source: z.enum(authorizationSources),
  authorizationNumber: z.string().nullable(),
  requestNumber: z.string().nullable(),
  patientName: z.string().nullable(),
  /** The last four characters of the identifier. */
  identifierEnding: z.string(),
  facilityName: z.string(),
  facilityNameArabic: z.string(),
  companyId: z.int(),
  payerName: z.string(),
  payerNameArabic: z.string(),
  categoryId: z.int().nullable(),
  statusId: z.int(),
  typeId: z.int().nullable(),
  /** The day of the request in the Emirates. */
  requestedOn: z.iso.date(),
  validTo: z.iso.date().nullable(),
  approvedFils: z.int().nullable(),
  /** It contradicts itself, or an earlier release read it otherwise than the table of truth: nobody may rely on it. */
  needsReview: z.boolean(),
});
export type AuthorizationFound = z.infer<typeof authorizationFound>;

/** An activity of an authorisation: asked and approved. */
export const authorizationFoundLine = z.strictObject({
  code: z.string(),
  quantity: z.number().nullable(),
  askedFils: z.int().nullable(),
  approvedFils: z.int().nullable(),
  paymentFils: z.int().nullable(),
  outcome: z.enum(lineOutcomes).nullable(),
  denialCode: z.string().nullable(),
  /** The activity that the payer names, where it is another one. */
  payerCode: z.string().nullable(),
  /** The number under which the line was approved, where there are several. */
  payerReference: z.string().nullable(),
  comments: z.string().nullable(),
});

const text = z.union([z.string(), z.number()]).nullable();

/** What the insurer said at one time, against what it had said before. */
export const authorizationChange = z.strictObject({
  changeId: recordId,
  at: z.iso.datetime(),
  /** The insurer's person, for the insurer's people. */
  byName: z.string().nullable(),
  kind: z.enum(['added', 'changed', 'removed']),
  fields: z.array(z.strictObject({ field: z.enum([...followedFields, 'lines', 'other']), before: text, after: text })),
});
export type AuthorizationChange = z.infer<typeof authorizationChange>;

/** A question that a provider asked about an authorisation. */
export const authorizationQuestion = queryRow.pick({
  queryId: true,
  queryNumber: true,
  subject: true,
  state: true,
  openedAt: true,
});

/** An authorisation with all that its readers may know of it. Nobody changes it here. */
export const authorizationRecord = authorizationFound.extend({
  facilityLicense: z.string(),
  emiratesId: z.string().nullable(),
  cardNumber: z.string().nullable(),
  clinicianLicense: z.string().nullable(),
  validFrom: z.iso.date().nullable(),
  denialCode: z.string().nullable(),
  comments: z.string().nullable(),
  lines: z.array(authorizationFoundLine),
  documents: z.array(attachment),
  /** Whether there is a decision to print, for this reader. */
  isPrintable: z.boolean(),
  changes: z.array(authorizationChange),
  questions: z.array(authorizationQuestion),
});
export type AuthorizationRecord = z.infer<typeof authorizationRecord>;

const number = z.string().trim().min(1).max(50).optional();
const identifier = z.string().trim().min(1).max(30).optional();
const listId = z.int().positive().optional();

/** The filters of the board (REQ-AUTHQ-02). Numbers are searched whole; what names a patient comes in the body. */
export const authorizationCriteria = z.strictObject({
  authorizationNumber: number,
  requestNumber: number,
  cardNumber: identifier,
  emiratesId: identifier,
  /** Days of the request, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  companyId: listId,
  categoryId: listId,
  statusId: listId,
  typeId: listId,
  ...pageFields,
});

/** The authorisations that an insurer gave a provider, in the portal or in its own system: looked at and asked about, never changed. */
export const authorizationQueryApi = area('authorizationQuery', {
  searchInsurerAuthorizations: endpoint({
    ...common,
    method: 'POST',
    path: '/api/authorizationquery/search',
    summary: "A facility's authorisations with its insurers, or those that an insurer gave, newest first",
    body: authorizationCriteria,
    answer: pageOf(authorizationFound),
    audit: 'authorizationQuery.search',
    requirements: ['REQ-AUTHQ-02', 'REQ-AUTHQ-03'],
  }),
  getInsurerAuthorizationCounts: endpoint({
    ...common,
    method: 'GET',
    path: '/api/authorizationquery/getcounts',
    summary: 'How many authorisations stand at each status of getAuthorizationStatus',
    answer: z.strictObject({ counts: z.array(z.strictObject({ statusId: z.int(), count: z.int().nonnegative() })) }),
    isBackground: true,
    requirements: ['REQ-AUTHQ-02'],
  }),
  getInsurerAuthorization: endpoint({
    ...common,
    method: 'GET',
    path: '/api/authorizationquery/getauthorization',
    summary: 'One authorisation with its lines, documents, course and the questions about it',
    query: z.strictObject({ authorizationId }),
    answer: authorizationRecord,
    audit: 'authorizationQuery.view',
    requirements: ['REQ-AUTHQ-02', 'REQ-AUTHQ-04'],
  }),
  printInsurerAuthorization: endpoint({
    ...common,
    method: 'GET',
    path: '/api/authorizationquery/print',
    summary: "An authorisation of the insurer's own system as a PDF, in English, Arabic or both, as its sheet says it",
    query: z.strictObject({ authorizationId, language: z.enum(['en', 'ar', 'both']).default('both') }),
    answer: z.string(),
    format: 'pdf',
    audit: 'authorizationQuery.print',
    requirements: ['REQ-AUTHQ-02'],
  }),
});
