import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { JobProblem } from '../../../shared/api/job.ts';
import { largestPage } from '../../../shared/contract/page.ts';
import { problemTexts } from '../../../shared/model/jobProblems.ts';
import type { StoredJob } from '../../_data/job.ts';
import { listJobProblems } from '../../_data/jobProblem.ts';
import { safeCell } from './sheet/safeCell.ts';

const cell = (value: string | number | null): string => {
  const text = safeCell(String(value ?? ''));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const line = ({ row, column, code, value }: JobProblem): string => {
  const { en, ar } = problemTexts[code] ?? { en: code, ar: code };
  return [row, column, value, en, ar].map(cell).join(',');
};

const head = 'Row,Column,Value,What is wrong,الخطأ';

/** What a job found wrong, as a sheet of rows in both languages; the mark at its beginning tells Excel that it is UTF-8. */
export async function reportOf(store: DynamoDBDocumentClient, { jobId }: StoredJob): Promise<Uint8Array> {
  const lines: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listJobProblems(store, jobId, { cursor, take: largestPage });
    lines.push(...page.items.map(line));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return Buffer.from(`\uFEFF${[head, ...lines].join('\r\n')}\r\n`);
}
