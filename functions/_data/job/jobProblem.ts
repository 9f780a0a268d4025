import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Page } from '../../../shared/_contract/page.ts';
import { type JobProblem, jobProblem } from '../../../shared/job/routes.ts';
import { tableName } from '../../_kit/env.ts';
import { cursorCodec } from '../../_store/cursor.ts';
import { expiresIn } from '../../_store/expiry.ts';
import { shapeOf } from '../../_store/shape.ts';
import type { TransactItem } from '../../_store/transaction.ts';
import type { StoredJob } from './job.ts';

const daysKept = 30;
const partition = (jobId: string): string => `JOB#${jobId}`;
const prefix = 'PROBLEM#';

/** A page reads a few items, and what a step of some thousand rows finds fits into its transaction. */
const perItem = 100;

const item = z.object({ from: z.int(), problems: z.array(jobProblem) });
const shape = shapeOf({ entity: 'jobProblems', version: 1, schema: item, keys: ['expiresAt'] });

/**
 * The writes that keep what a step of the job found wrong, numbered on from what was found before. The numbers are the keys: a step
 * that is done again writes the same items again.
 */
export function jobProblemPuts(
  { jobId, problems: from }: StoredJob,
  problems: readonly JobProblem[],
  now: Date,
): TransactItem[] {
  const expiresAt = expiresIn({ days: daysKept }, now);
  const chunks = Array.from({ length: Math.ceil(problems.length / perItem) }, (_, at) => at * perItem);
  return chunks.map((offset) => ({
    Put: {
      TableName: tableName('jobs'),
      Item: shape.item(
        { pk: partition(jobId), sk: `${prefix}${String(from + offset).padStart(7, '0')}` },
        { from: from + offset, problems: problems.slice(offset, offset + perItem) },
        { expiresAt },
      ),
    },
  }));
}

/** A position is the number of the first problem of the next page. */
const codec = cursorCodec(/^\d{1,7}$/);

/** The problems of a job by row. Items hold many problems each, so a page begins and ends within them. */
export async function listJobProblems(
  store: DynamoDBDocumentClient,
  { jobId }: StoredJob,
  { cursor, take }: { readonly cursor?: string; readonly take: number },
): Promise<Page<JobProblem>> {
  const start = cursor === undefined ? 0 : Number(codec.positionOf(cursor));
  const found: JobProblem[] = [];
  // Items begin anywhere: the one that holds the first problem may begin up to an item's length earlier.
  let from = Math.max(start - perItem + 1, 0);
  for (;;) {
    const { Items = [], LastEvaluatedKey } = await store.send(
      new QueryCommand({
        TableName: tableName('jobs'),
        KeyConditionExpression: 'pk = :job AND sk BETWEEN :from AND :last',
        ExpressionAttributeValues: {
          ':job': partition(jobId),
          ':from': `${prefix}${String(from).padStart(7, '0')}`,
          ':last': `${prefix}9999999`,
        },
        // What the page needs: items of steps that found little hold fewer, and are read on.
        Limit: Math.ceil(take / perItem) + 1,
      }),
    );
    for (const each of Items.map((stored) => shape.parse(stored))) {
      found.push(...each.problems.slice(Math.max(start - each.from, 0)));
      from = each.from + 1;
    }
    if (found.length > take || !LastEvaluatedKey) break;
  }
  const items = found.slice(0, take);
  return { items, nextCursor: found.length > take ? codec.cursorOf(String(start + take)) : null, total: null };
}
