import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { recordId } from '../../../shared/_contract/recordId.ts';
import { keptReasons } from '../../../shared/_field/payerAnswer/answerTable.ts';
import {
  type AnswerReview,
  answerReview,
  isReadBefore,
  rereadAnswer,
} from '../../../shared/authorization/rereadAnswer.ts';
import { tableName } from '../../_kit/env.ts';
import { everyItem } from '../../_store/everyItem.ts';
import { getItem } from '../../_store/item.ts';

/** What of a request decides whether its answer must be looked at by a person. */
export interface Reviewed extends Omit<Parameters<typeof rereadAnswer>[0], 'state'> {
  readonly authorizationId: string;
  readonly state: string;
  readonly requestNumber: string | null;
  readonly facilityLicense: string;
  readonly payerCode: string;
}

/** The list of all facilities: who runs the portal sees how many there are, and of whom. */
export const reviewPartition = 'AUTHORIZATIONREVIEWS';

/** An answer that an earlier release read otherwise than the table of truth: by numbers and licences, and nothing of a patient or a treatment. */
export const reviewLine = z.object({
  authorizationId: recordId,
  requestNumber: z.string().nullable(),
  facilityLicense: z.string(),
  payerCode: z.string(),
  /** As it was read. */
  state: z.string(),
  answeredAt: z.string(),
  /** As the table reads it: a state, or the reason why a person has to look at it. */
  verdict: answerReview.shape.state,
  reason: z.enum(keptReasons).nullable(),
});
export type ReviewLine = z.infer<typeof reviewLine>;

/**
 * The line of a request in that list; null where the table reads its answer as it was read. `ofFile` is why the file of the answer has no verdict,
 * where the answer itself does not show it.
 */
export function reviewLineOf(value: Reviewed, ofFile: ReviewLine['reason'] = null): ReviewLine | null {
  const kept = ofFile && isReadBefore(value) ? ({ reason: ofFile, state: null } as const) : null;
  const review = kept ?? rereadAnswer(value);
  if (!review || !value.answer) return null;
  const { authorizationId, requestNumber, facilityLicense, payerCode, state } = value;
  const { answeredAt } = value.answer;
  const named = { authorizationId, requestNumber, facilityLicense, payerCode, state, answeredAt };
  return { ...named, verdict: review.state, reason: review.reason };
}

/** The key of a request's item in one list. */
export const listedKey = (authorizationId: string, partition: string) => ({
  pk: `AUTHORIZATION#${authorizationId}`,
  sk: `LISTED#${partition}`,
});

/**
 * What must be looked at in the answer of a request: what the table reads otherwise in the answer, or what its file showed (`authorizationFileReviews`).
 * Nothing is read for answers that were read by the table.
 */
export async function findReview(store: DynamoDBDocumentClient, value: Reviewed): Promise<AnswerReview | null> {
  if (!isReadBefore(value)) return null;
  const line = await getItem(store, 'requests', listedKey(value.authorizationId, reviewPartition), reviewLine.parse);
  const own = rereadAnswer(value);
  if (own || !line) return own;
  const lineIds = value.form?.lines.map(({ lineId }) => lineId) ?? [];
  return { reason: line.reason, state: line.verdict, lineIds };
}

/** All of them, the oldest first. */
export const listReviews = (store: DynamoDBDocumentClient): Promise<ReviewLine[]> =>
  Array.fromAsync(
    everyItem(store, {
      TableName: tableName('requests'),
      IndexName: 'byOwner',
      KeyConditionExpression: 'ownerPk = :list',
      ExpressionAttributeValues: { ':list': reviewPartition },
    }),
    (item) => reviewLine.parse(item),
  );
