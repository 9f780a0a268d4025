import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Message } from '../../../shared/_parts/conversation.ts';
import { mostPayerQuestions } from '../../../shared/eligibility/payerQuestion.ts';
import type { OwnPk } from '../../_kit/ownIds.ts';
import { provenPk } from '../../_kit/proof.ts';
import { listMessages } from '../conversation/message.ts';
import type { StoredEligibility } from './eligibility.ts';

/** Where the messages about a request and their documents are: only who has read the request reaches them. */
export const messagesPk = ({ eligibilityId }: StoredEligibility): OwnPk => provenPk(`ELIGQUESTION#${eligibilityId}`);

/** What a payer's reviewer and the facility wrote about a request, newest first. */
export async function listReviewerMessages(
  store: DynamoDBDocumentClient,
  request: StoredEligibility,
): Promise<Message[]> {
  if (request.payerQuestion === null && request.payerQuestions === 0) return [];
  // A question and its answer each.
  return (await listMessages(store, messagesPk(request), { take: 2 * mostPayerQuestions })).items;
}
