import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { largestPage } from '../../../shared/_contract/page.ts';
import { csvLine, csvMark } from '../../../shared/_field/sheetText.ts';
import { problemWords } from '../../../shared/job/jobProblems.ts';
import type { JobProblem } from '../../../shared/job/routes.ts';
import type { StoredJob } from '../../_data/job/job.ts';
import { listJobProblems } from '../../_data/job/jobProblem.ts';

const line = (problem: JobProblem): string => {
  const { row, column, value } = problem;
  const { en, ar } = problemWords(problem);
  return csvLine([row, column, value, en, ar]);
};

const head = csvLine(['Row', 'Column', 'Value', 'What is wrong', 'الخطأ']);

/** What a job found wrong, as a sheet of rows in both languages; the mark at its beginning tells Excel that it is UTF-8. */
export async function reportOf(store: DynamoDBDocumentClient, job: StoredJob): Promise<Uint8Array> {
  const lines: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listJobProblems(store, job, { cursor, take: largestPage });
    lines.push(...page.items.map(line));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return Buffer.from([csvMark, head, ...lines].join(''));
}
