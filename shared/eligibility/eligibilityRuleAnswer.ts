import * as z from 'zod';
import { endpoint } from '../_contract/endpoint.ts';
import { recordId } from '../_contract/recordId.ts';
import { sentence } from '../_field/sentence.ts';
import { keyedMessage } from '../_field/validationKeys.ts';
import { isRuleAnswer } from '../payerRule/ruleAnswer.ts';
import { ruleLimits } from '../payerRule/ruleModel.ts';
import { eligibilityStatus } from './eligibilityStatus.ts';

/** An answer: the code of its question, and what was answered. Both are needed (REQ-VALID-14). */
const givenAnswer = z
  .strictObject({ question: z.string().max(ruleLimits.code), answer: z.string().max(ruleLimits.answer) })
  .refine(({ question, answer }) => isRuleAnswer(question, answer), {
    ...keyedMessage('ruleAnswerValidator', sentence('payerRule:answerMissing', 'Answer every question.')),
    path: ['answer'],
  });

/** What a provider answers to the questions of a payer's rule. */
export const ruleAnswerEndpoints = {
  answerRule: endpoint({
    method: 'POST',
    path: '/api/eligibilitycheck/updateeligibilitywithruleanswer',
    summary: "Answers the questions of the payer's rule; then the payer is asked",
    access: ['Eligibility'],
    body: z.strictObject({
      eligibilityId: recordId,
      /** The rule that asked the answered questions; an answer to another rule is refused with 409. */
      ruleId: recordId,
      answers: z.array(givenAnswer).min(1).max(ruleLimits.questions),
    }),
    answer: z.strictObject({ eligibilityId: recordId, status: z.literal(Object.values(eligibilityStatus)) }),
    audit: 'eligibility.answerRule',
    idempotent: true,
    requirements: ['REQ-ELIG-07'],
  }),
} as const;
