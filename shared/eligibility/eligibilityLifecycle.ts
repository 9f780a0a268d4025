import * as z from 'zod';
import { endpoint } from '../_contract/endpoint.ts';
import { recordId } from '../_contract/recordId.ts';
import { answerClaims } from './answerClaim.ts';
import { eligibilityFormFields, hasIdentifier, identifierMissing } from './eligibilityForm.ts';
import { eligibilitySenders } from './eligibilityLife.ts';
import { eligibilityStatus } from './eligibilityStatus.ts';

const statusCode = z.literal(Object.values(eligibilityStatus));

/** How one request follows another: sent in its place, or the same question asked anew later. */
const followKind = z.enum(['resubmission', 'recheck']);
export type FollowKind = z.infer<typeof followKind>;
const link = z.strictObject({ kind: followKind, eligibilityId: recordId });

/** The facts of a request's life, beside its question and its answer. */
export const lifecycleFields = {
  /** The version of the request. A change carries the version that its user saw. */
  version: z.int().positive(),
  /** The request that this one was sent after. */
  follows: link.nullable(),
  /** The latest request that was sent after this one. */
  followedBy: link.nullable(),
};

/** The state that the caller saw: when another one is there by now, the call answers 409 and changes nothing. */
const seen = { version: z.int().positive() };
const changed = z.strictObject({ eligibilityId: recordId, status: statusCode, version: z.int().positive() });

const changeForm = z
  .strictObject({ eligibilityId: recordId, ...seen, ...eligibilityFormFields })
  .refine(hasIdentifier, identifierMissing);

const senders = eligibilitySenders;

/** A request of today that was answered, as the form of a new one offers it. */
const answeredToday = z.strictObject({
  eligibilityId: recordId,
  status: statusCode,
  claim: z.enum(answerClaims).nullable(),
  answeredAt: z.iso.datetime(),
  submittedByName: z.string(),
});

/** What becomes of a request after it was sent. */
export const lifecycleEndpoints = {
  cancelEligibility: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/canceleligibilitycheckrequest',
    summary: 'Cancel a request that has no final answer',
    access: senders,
    query: z.strictObject({ eligibilityId: recordId }),
    body: z.strictObject({ ...seen, reason: z.string().trim().max(200).optional() }),
    answer: changed,
    audit: 'eligibility.cancel',
    idempotent: true,
    requirements: ['REQ-ELIG-06'],
  }),
  updateEligibility: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/updateeligibilityrequest',
    summary: 'Correct a request that has no answer; a changed question is asked anew',
    access: senders,
    answersMember: true,
    body: changeForm,
    answer: changed,
    audit: 'eligibility.correct',
    idempotent: true,
    requirements: ['REQ-ELIG-11'],
  }),
  resubmitEligibility: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/resubmiteligibilityrequest',
    summary: 'Send a new request in place of one that has ended',
    access: senders,
    answersMember: true,
    body: changeForm,
    answer: changed,
    audit: 'eligibility.resubmit',
    idempotent: true,
    requirements: ['REQ-ELIG-18'],
  }),
  recheckEligibility: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/recheckeligibilityrequest',
    summary: 'Ask the same question anew, as a request of its own; the same payer, or another one',
    access: senders,
    query: z.strictObject({ eligibilityId: recordId }),
    body: z.strictObject({ ...seen, payerId: eligibilityFormFields.payerId.optional() }),
    answer: changed,
    audit: 'eligibility.recheck',
    idempotent: true,
    requirements: ['REQ-ELIG-18'],
  }),
  findAnsweredToday: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/findansweredtoday',
    summary: 'The newest answered request of today with the same question, if any',
    access: senders,
    body: z
      .strictObject({
        payerId: eligibilityFormFields.payerId,
        emiratesId: eligibilityFormFields.emiratesId,
        cardNumber: eligibilityFormFields.cardNumber,
        serviceCategoryId: eligibilityFormFields.serviceCategoryId,
        serviceDate: eligibilityFormFields.serviceDate,
      })
      .refine(hasIdentifier, identifierMissing),
    answer: answeredToday,
    audit: 'eligibility.search',
    requirements: ['REQ-ELIG-12'],
  }),
};
