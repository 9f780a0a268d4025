import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { eligibilityRequestSheet } from '../../../shared/eligibilityBatch/requestSheet.ts';
import { getItem } from '../../_store/item.ts';
import { jobKey, readJob, type StoredJob } from '../job/job.ts';
import { findImport, type StoredImport } from '../sheetImport/sheetImport.ts';

/**
 * The jobs that ask about the rows of an import of requests: the first one has the import's number and is there when all rows are written; each of the others
 * asks the failed rows of the one before again.
 */
export async function askingJobs(store: DynamoDBDocumentClient, { importId }: StoredImport): Promise<StoredJob[]> {
  const jobs: StoredJob[] = [];
  for (let jobId: string | null = importId; jobId !== null; ) {
    const job: StoredJob | null = await getItem(store, 'jobs', jobKey(jobId), readJob);
    if (!job) break;
    jobs.push(job);
    jobId = job.againIn;
  }
  return jobs;
}

/** The import that brought the rows of a job, also where the job asks some of them again; null where they came without an import. */
export async function importOfSheet(store: DynamoDBDocumentClient, job: StoredJob): Promise<StoredImport | null> {
  let first = job;
  while (first.againOf !== null) {
    const before: StoredJob | null = await getItem(store, 'jobs', jobKey(first.againOf), readJob);
    if (!before) return null;
    first = before;
  }
  return findImport(store, job.scope, { kind: eligibilityRequestSheet.name, importId: first.jobId });
}
