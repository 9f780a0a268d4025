import { DeleteCommand, type DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { tableName } from '../../_kit/env.ts';
import { provenPk } from '../../_kit/proof.ts';
import { ifHolds } from '../../_store/condition.ts';
import { timePrefix } from '../../_store/idRange.ts';
import { readFirst } from '../../_store/page.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import { type StoredSurvey, surveyPk } from './survey.ts';

/** Something that the providers of a network are to be told of a version of the survey. */
const stored = z.object({
  surveyPk: z.string().transform(provenPk),
  kind: z.enum(['published', 'dueSoon']),
  dueAt: z.iso.datetime(),
  /** The id of each notification: a ULID of the due instant, the same for everybody, so that a repeat tells nobody twice. */
  noticeId: z.string(),
  /** Where the worker goes on. */
  cursor: z.string().nullable(),
});
const shape = shapeOf({ entity: 'surveyNotice', version: 1, schema: stored, keys: [] });
export type SurveyNotice = z.infer<typeof stored>;

const pk = 'SURVEYNOTICES';
const keyOf = ({ dueAt, noticeId }: Pick<SurveyNotice, 'dueAt' | 'noticeId'>) => ({ pk, sk: `${dueAt}#${noticeId}` });

/** The write of a notice, for the transaction of what it tells of. */
export function surveyNoticePut(
  survey: StoredSurvey,
  kind: SurveyNotice['kind'],
  { id, due }: { readonly id: string; readonly due: Date },
): TransactItem {
  const noticeId = `${timePrefix(due.getTime())}${id.slice(10)}`;
  const notice = { surveyPk: surveyPk(survey), kind, dueAt: due.toISOString(), noticeId, cursor: null };
  return {
    Put: {
      TableName: tableName('requests'),
      Item: shape.item(keyOf(notice), notice, {}),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** The notices that are due, the oldest first. */
export async function listDueSurveyNotices(
  store: DynamoDBDocumentClient,
  now: Date,
  most: number,
): Promise<SurveyNotice[]> {
  const due = { table: 'requests', partition: { value: pk }, sort: { high: `${now.toISOString()}~` } } as const;
  return (await readFirst(store, due, most)).map((item) => shape.parse(item));
}

/** Keeps where the worker goes on with a notice; false where another run has gone on meanwhile. */
export const moveSurveyNotice = (
  store: DynamoDBDocumentClient,
  notice: SurveyNotice,
  cursor: string,
): Promise<boolean> =>
  ifHolds(
    store.send(
      new UpdateCommand({
        TableName: tableName('requests'),
        Key: keyOf(notice),
        UpdateExpression: 'SET #cursor = :next',
        ConditionExpression: 'attribute_exists(pk) AND #cursor = :before',
        ExpressionAttributeNames: { '#cursor': 'cursor' },
        ExpressionAttributeValues: { ':next': cursor, ':before': notice.cursor },
      }),
    ),
  );

/** Takes away a notice that everybody has been told of. */
export const endSurveyNotice = async (store: DynamoDBDocumentClient, notice: SurveyNotice): Promise<void> => {
  await ifHolds(
    store.send(
      new DeleteCommand({
        TableName: tableName('requests'),
        Key: keyOf(notice),
        ConditionExpression: 'attribute_exists(pk)',
      }),
    ),
  );
};
