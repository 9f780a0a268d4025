import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { emiratesIdDigits } from '../../../shared/_field/emiratesId.ts';
import { emiratesDateOf } from '../../../shared/_field/serviceDate.ts';
import { notMember } from '../../../shared/eligibility/notMember.ts';
import { currentLines } from '../../_kit/cause.ts';
import { tableName } from '../../_kit/env.ts';
import { writeTally } from '../../_kit/log.ts';
import { expiresIn } from '../../_store/expiry.ts';
import { getItem } from '../../_store/item.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import type { StoredEligibility } from './eligibility.ts';
import type { FirstCount } from './eligibilityCount.ts';

/** Longer than a payer's people take for an answer; the measure itself looks back some days only. */
const timeKept = { days: 40 } as const;

/** The first answer about a patient at a facility, of the requests of one day. It stands under each number of the patient. */
const storedFirst = z.object({
  eligibilityId: z.string(),
  payerId: z.int(),
  answeredAt: z.iso.datetime(),
  /** The payer knows nobody with the patient's number. */
  isNotMember: z.boolean(),
  /** Another payer was asked afterwards and has answered. */
  isFollowed: z.boolean(),
  numbers: z.array(z.string()),
  expiresAt: z.int(),
});
type StoredFirst = z.infer<typeof storedFirst>;
const shape = shapeOf({ entity: 'firstAnswer', version: 1, schema: storedFirst, keys: [] });

const keyOf = ({ facilityId, submittedAt }: StoredEligibility, number: string) => ({
  pk: `FIRSTANSWER#${facilityId}#${number}`,
  sk: `DAY#${emiratesDateOf(new Date(submittedAt))}`,
});

const numbersOf = ({ emiratesId, cardNumber }: StoredEligibility): string[] =>
  [emiratesId, cardNumber].filter((number) => number !== null).map((number) => emiratesIdDigits(number).toUpperCase());

/** What an answer adds to the measure of first answers: the writes for the transaction of the answer, and what is counted in it. */
export interface FirstAnswer {
  readonly counts: readonly FirstCount[];
  readonly items: readonly TransactItem[];
}

/** An answer that adds nothing. */
export const noFirstAnswer: FirstAnswer = { counts: [], items: [] };

const firstPut = (request: StoredEligibility, number: string, value: StoredFirst): TransactItem => ({
  Put: {
    TableName: tableName('requests'),
    Item: shape.item(keyOf(request, number), value, {}),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

const followedUpdate = (request: StoredEligibility, number: string): TransactItem => ({
  Update: {
    TableName: tableName('requests'),
    Key: keyOf(request, number),
    UpdateExpression: 'SET isFollowed = :yes',
    ConditionExpression: 'isFollowed = :no',
    ExpressionAttributeValues: { ':yes': true, ':no': false },
  },
});

/**
 * What a yes or no to a request is to the measure (ADR 0187): the first answer about this patient of the day, the answer of another payer
 * that was asked after a first "not a member", or neither. One consistent read for each number of the patient. An answer that comes at
 * the same moment fails the transaction, and the calling code reads again.
 */
export async function firstAnswerOf(
  store: DynamoDBDocumentClient,
  request: StoredEligibility,
  { denialCode, at }: { readonly denialCode: string | null; readonly at: Date },
): Promise<FirstAnswer> {
  const { eligibilityId, payerId, submittedAt } = request;
  const numbers = numbersOf(request);
  const found = await Promise.all(
    numbers.map((number) => getItem(store, 'requests', keyOf(request, number), shape.parse)),
  );
  const first = found.find((each) => each !== null);
  if (!first) {
    const expiresAt = expiresIn(timeKept, at);
    const isNotMember = denialCode === notMember;
    const value = { eligibilityId, payerId, answeredAt: at.toISOString(), isNotMember, isFollowed: false };
    return {
      counts: ['answers'],
      items: numbers.map((number) => firstPut(request, number, { ...value, numbers, expiresAt })),
    };
  }
  const isAskedAfterwards = first.payerId !== payerId && submittedAt > first.answeredAt;
  if (!first.isNotMember || first.isFollowed || !isAskedAfterwards) return noFirstAnswer;
  return { counts: ['wrongPayer'], items: first.numbers.map((number) => followedUpdate(request, number)) };
}

const tallies = { answers: 'firstAnswers', wrongPayer: 'firstAnswersOfWrongPayer' } as const;

/** Writes the lines of what an answer has counted, once that is stored. */
export function tellFirstAnswer({ counts }: FirstAnswer): void {
  const lines = currentLines();
  if (lines) for (const count of counts) writeTally(lines, tallies[count]);
}
