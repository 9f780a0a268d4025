import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { pageOf } from '../_contract/page.ts';
import { recordId } from '../_contract/recordId.ts';
import { moduleAccess } from '../_field/moduleAccess.ts';
import { message } from '../_parts/conversation.ts';
import { timelineEventOf } from '../_parts/timeline.ts';
import { ruleAnswer } from '../payerRule/ruleModel.ts';
import { answerClaims } from './answerClaim.ts';
import { askPayersEndpoints, mostPayersAtOnce } from './askPayers.ts';
import { benefit, mostBenefits } from './benefit.ts';
import { blockReason } from './blockReason.ts';
import { deskChoiceEndpoints } from './deskChoices.ts';
import {
  eligibilityFormFields,
  hasIdentifier,
  hasReason,
  identifierMissing,
  reasonMissing,
} from './eligibilityForm.ts';
import { eligibilityHistoryEndpoints, historySearch } from './eligibilityHistory.ts';
import { eligibilitySenders } from './eligibilityLife.ts';
import { lifecycleEndpoints, lifecycleFields } from './eligibilityLifecycle.ts';
import { ruleAnswerEndpoints } from './eligibilityRuleAnswer.ts';
import { eligibilityStatus } from './eligibilityStatus.ts';
import { payerQuestion, payerQuestionEndpoints } from './payerQuestion.ts';
import { pendingCountEndpoints } from './pendingCount.ts';
import { registerRemark } from './registerRemark.ts';

const statusCode = z.literal(Object.values(eligibilityStatus));
const eligibilityId = recordId;
/** Fils, the hundredth of a dirham. */
const fils = z.int().nonnegative();

/**
 * A request as the form holds it and the call sends it. Either the Emirates ID or the card number is needed; a typed Emirates ID
 * comes with the reason why the card was not read.
 */
export const eligibilityForm = z
  .strictObject(eligibilityFormFields)
  .refine(hasIdentifier, identifierMissing)
  .refine(hasReason, reasonMissing);
export type EligibilityForm = z.input<typeof eligibilityForm>;

/** One cover the payer found, primary first. */
export const coverage = z.strictObject({
  policyNumber: z.string(),
  planName: z.string(),
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
  coPaymentFils: fils.nullable(),
  coPaymentPercent: z.number().min(0).max(100).nullable(),
  /** The most that the patient pays of a share; left out by payers that say none. */
  coPaymentCapFils: fils.optional(),
  /** The payer's word on the cover's value of insurance (REQ-ELIG-17); payers that say nothing of it leave it out. */
  valueOfInsurance: z.string().max(20).optional(),
  /** By service, where the payer sends it. */
  benefits: z.array(benefit).max(mostBenefits).optional(),
});
export type Coverage = z.infer<typeof coverage>;

/** A row of the history list. Identifiers of the patient are masked here; the detail shows them whole. */
export const eligibilityRow = z.strictObject({
  eligibilityId,
  status: statusCode,
  /** What the answer says of the service date; null for requests of releases that did not keep it. */
  claim: z.enum(answerClaims).nullable().default(null),
  payerId: z.int(),
  payerName: z.string(),
  payerNameArabic: z.string(),
  patientName: z.string().nullable(),
  /** The name in Arabic, where the answer comes from a register that has it. */
  patientNameArabic: z.string().optional(),
  /** Whom the Emirates ID card names that was read for the request; `patientName` is the payer's word and never taken from here. */
  idCardName: z.string().optional(),
  idCardNameArabic: z.string().optional(),
  /** The last four characters of the identifier that was sent. */
  identifierEnding: z.string(),
  serviceDate: z.iso.date(),
  serviceCategoryId: z.int(),
  clinicianName: z.string().nullable(),
  submittedAt: z.iso.datetime(),
  submittedByName: z.string(),
  answeredAt: z.iso.datetime().nullable(),
  facilityName: z.string(),
  /** Null for requests of releases that did not keep it. */
  facilityNameArabic: z.string().nullable().default(null),
  /** The payer could not be reached; the portal tries again by itself at `nextAttemptAt`. */
  isPayerUnavailable: z.boolean(),
  /** The payer's rule asks questions that are not answered yet: the request waits for the provider. */
  hasOpenQuestions: z.boolean().default(false),
  /** The payer's reviewer asks the facility something: the request waits for the provider. */
  hasPayerQuestion: z.boolean().default(false),
  /** Until when the payer's people mean to answer; left out while nobody promises a time. */
  answerDueAt: z.iso.datetime().optional(),
});
export type EligibilityRow = z.infer<typeof eligibilityRow>;

export const eligibilityRequest = eligibilityRow.extend({
  /** The version of the payer's rule that the request met. */
  ruleId: z.string().nullable(),
  ruleAnswers: z.array(ruleAnswer).default([]),
  facilityId: z.string(),
  facilityLicense: z.string(),
  /** The number under which the payer knows the request: it starts with the facility's licence. */
  requestNumber: z.string(),
  emiratesId: z.string().nullable(),
  cardNumber: z.string().nullable(),
  eidReasonId: z.int().nullable(),
  /** The dates of the Emirates ID card that was read for the request. */
  idCardBornOn: z.iso.date().optional(),
  idCardExpiresOn: z.iso.date().optional(),
  consultationCategoryId: z.int().nullable(),
  clinicianLicense: z.string().nullable(),
  /** Who referred the patient; without a name where the facility does not know the licence. */
  referralClinicianLicense: z.string().nullable().default(null),
  referralClinicianName: z.string().nullable().default(null),
  mobileNumber: z.string().nullable(),
  remarks: z.string().nullable(),
  attempts: z.int(),
  nextAttemptAt: z.iso.datetime().nullable(),
  /** The payer's own number of its answer (IDPayer), quoted later in the claim. */
  payerReference: z.string().nullable(),
  denialCode: z.string().nullable(),
  denialText: z.string().nullable(),
  payerComments: z.string().nullable(),
  /** Why the portal's own register says no, by name and values; `payerComments` has the same in English. */
  payerRemark: registerRemark.nullable().default(null),
  coverages: z.array(coverage),
  /** Why a Blocked request was not put to the payer. */
  blockedFor: blockReason.nullable().default(null),
  payerQuestion: payerQuestion.nullable().default(null),
  ...lifecycleFields,
});
export type EligibilityRequest = z.infer<typeof eligibilityRequest>;

/** What happened to a request, in order. `detail` is a denial code, an attempt's fault or a name, never a secret. */
export const timelineEvent = timelineEventOf([
  'submitted',
  'questionsAsked',
  'questionsAnswered',
  'sent',
  /** A reviewer of the payer took the request, or released it. */
  'taken',
  'released',
  'payerUnavailable',
  'answered',
  'eligible',
  'notEligible',
  'failed',
  /** Not put to the payer, for the reason in `detail`. */
  'blocked',
  /** An administrator had what was given up sent again. */
  'sentAgain',
  'cancelled',
  'corrected',
  'resubmitted',
  'rechecked',
  'cancellationSent',
  /** The post office has the cancellation: a payer that cannot take it says so, and keeps silent otherwise. */
  'cancellationPosted',
  'cancellationRefused',
  'cancellationFailed',
  'duplicateAnswerIgnored',
  'lateAnswerIgnored',
]);
export type TimelineEvent = z.infer<typeof timelineEvent>;

/** How many open requests a dashboard shows; what is more stands in the history. */
export const mostOpen = 8;

const readers = moduleAccess.eligibilityHistory;
const byId = z.strictObject({ eligibilityId });

export const eligibilityApi = area('eligibility', {
  ...ruleAnswerEndpoints,
  ...lifecycleEndpoints,
  ...payerQuestionEndpoints,
  ...deskChoiceEndpoints,
  ...askPayersEndpoints,
  getAskedTogether: endpoint({
    method: 'GET',
    path: '/api/eligibilitycheck/getaskedtogether',
    summary: 'The requests that one act has made for several payers, in their order',
    access: eligibilitySenders,
    query: byId,
    answer: z.strictObject({ items: z.array(eligibilityRequest).max(mostPayersAtOnce) }),
    audit: 'eligibility.read',
    requirements: ['REQ-ELIG-02'],
  }),
  submitEligibility: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/addeligibilityrequest',
    summary: 'Ask a payer whether a patient is covered',
    access: ['Eligibility'],
    answersMember: true,
    body: eligibilityForm,
    answer: z.strictObject({ eligibilityId, status: statusCode }),
    audit: 'eligibility.submit',
    idempotent: true,
    requirements: ['REQ-ELIG-10'],
  }),
  getEligibility: endpoint({
    method: 'GET',
    path: '/api/eligibilitycheck/geteligibilityrequest',
    summary: 'One eligibility request',
    access: readers,
    query: byId,
    answer: eligibilityRequest,
    audit: 'eligibility.read',
    requirements: ['REQ-ELIG-02', 'REQ-ELIG-20'],
  }),
  getEligibilityDetails: endpoint({
    method: 'GET',
    path: '/api/eligibilitycheck/geteligibilityrequestdetailsbyeligibilityId',
    summary: 'One eligibility request with its timeline',
    access: readers,
    query: z.strictObject({ eligibilityID: eligibilityId }),
    answer: eligibilityRequest.extend({
      timeline: z.array(timelineEvent),
      /** How many requests one act has made for several payers, this one among them; told to the facility alone. */
      askedTogether: z.int().min(2).max(mostPayersAtOnce).optional(),
      /** What the payer's reviewer asked and the facility answered, newest first. */
      messages: z.array(message).optional(),
    }),
    audit: 'eligibility.read',
    requirements: ['REQ-ELIG-04'],
  }),
  searchEligibilityHistory: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/geteligibilityhistorybysearch',
    summary: "The caller's facility's or payer's requests, newest first",
    access: readers,
    body: historySearch,
    answer: pageOf(eligibilityRow),
    audit: 'eligibility.search',
    requirements: ['REQ-ELIG-12'],
  }),
  ...eligibilityHistoryEndpoints,
  ...pendingCountEndpoints,
  getOpenToday: endpoint({
    method: 'GET',
    path: '/api/eligibilitycheck/getopentoday',
    summary: "The facility's requests of today that are not settled, those that wait for the facility first",
    access: eligibilitySenders,
    answer: z.strictObject({ items: z.array(eligibilityRow).max(mostOpen), isMore: z.boolean() }),
    audit: 'eligibility.search',
    requirements: ['REQ-ELIG-12'],
  }),
  exportEligibilityPdf: endpoint({
    method: 'GET',
    path: '/api/eligibilitycheck/exporteligibilityrequesttopdf',
    summary: 'The request and its answer as a PDF, in English, Arabic or both',
    access: readers,
    query: byId.extend({ language: z.enum(['en', 'ar', 'both']).default('both') }),
    answer: z.string(),
    format: 'pdf',
    audit: 'eligibility.print',
    requirements: ['REQ-ELIG-05'],
  }),
});
