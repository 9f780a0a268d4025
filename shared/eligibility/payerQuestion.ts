import * as z from 'zod';
import { endpoint } from '../_contract/endpoint.ts';
import { recordId } from '../_contract/recordId.ts';
import { fileAddress } from '../_parts/attachment.ts';
import { messageFields } from '../_parts/conversation.ts';
import { eligibilitySenders } from './eligibilityLife.ts';

/**
 * The latest question of a payer's reviewer to the facility. Its words and documents are messages beside the request. While it
 * is open, the time that the payer promised its answer in stands still.
 */
export const payerQuestion = z.strictObject({
  /** The message that asks it. */
  questionId: recordId,
  askedAt: z.iso.datetime(),
  /** Until when the facility should answer. */
  answerBy: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
});

/** A request may be asked about this many times. */
export const mostPayerQuestions = 5;

/** What the facility does with a reviewer's question. */
export const payerQuestionEndpoints = {
  answerPayerQuestion: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/answerpayerquestion',
    summary: "Answer the question that the payer's reviewer asks about a request",
    access: eligibilitySenders,
    body: z.strictObject({ eligibilityId: recordId, questionId: recordId, ...messageFields }),
    answer: z.strictObject({ eligibilityId: recordId }),
    audit: 'eligibility.answerPayer',
    idempotent: true,
    requirements: ['REQ-ELIG-18'],
  }),
  getQuestionAttachment: endpoint({
    method: 'GET',
    path: '/api/eligibilitycheck/getquestionattachment',
    summary: "An address from which the browser may fetch a document of the reviewer's question for five minutes",
    access: eligibilitySenders,
    query: z.strictObject({ eligibilityId: recordId, attachmentId: recordId }),
    answer: fileAddress,
    audit: 'eligibility.download',
    requirements: ['REQ-ELIG-18'],
  }),
};
