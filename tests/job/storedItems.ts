import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { batchRowPut } from '../../functions/_data/eligibilityBatch/batchRow.ts';
import { exportPartPut } from '../../functions/_data/job/exportPart.ts';
import { newJob, newJobPuts } from '../../functions/_data/job/job.ts';
import { jobProblemPuts } from '../../functions/_data/job/jobProblem.ts';
import { putUpload } from '../../functions/_data/job/jobUpload.ts';
import { provenPayerId } from '../../functions/_kit/proof.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { facilityId, newId, now, userId } from '../release/kept.ts';

/** Jobs with their problems, a part of an export and a row of a batch. */
export async function storeItems(store: DynamoDBDocumentClient): Promise<void> {
  const start = { fileName: 'list.csv', startedByName: 'Sara Invented', startedBy: userId, lane: null, upload: null };
  const scope = { kind: 'facility', facilityId } as const;
  const owner = `USER#${userId}#FACILITY#${facilityId}`;
  const criteria = { status: 8 } as const;
  const request = { kind: 'eligibilityExport', format: 'xlsx', language: 'en', criteria } as const;
  const job = newJob({ ...start, jobId: newId(), owner, scope, request }, now);
  const uploadId = newId();
  const upload = await putUpload(
    store,
    { uploadId, kind: 'memberRegister', userId, fileName: 'list.csv', bytes: 9 },
    now,
  );
  const register = newJob(
    {
      ...start,
      jobId: newId(),
      owner: 'PAYER#101',
      lane: 'memberRegister#PAYER#101',
      scope: { kind: 'payer', payerId: provenPayerId(101) },
      request: { kind: 'memberRegister', uploadId },
      upload,
    },
    now,
  );
  const row = {
    row: 2,
    outcome: 'wrong',
    payerName: 'Nobody',
    payerNameArabic: 'لا أحد',
    identifierEnding: '0017',
    serviceDate: '2026-11-21',
    problems: [{ column: 'payer', code: 'unknown', value: 'Nobody' }],
    eligibilityId: null,
    answer: null,
    cells: { payer: 'Nobody' },
    form: { payerId: 101, emiratesId: '784198500000017', serviceCategoryId: 1, serviceDate: '2026-11-21' },
    sentAt: null,
  } as const;
  await writeTogether(store, [
    ...newJobPuts(job),
    ...newJobPuts(register),
    ...jobProblemPuts(job, [{ row: 2, column: 'payer', code: 'unknown', value: 'Nobody' }], now),
    exportPartPut(job, 1, [{ id: 'row-1', cells: ['a', null] }]),
    batchRowPut(job, structuredClone(row) as never),
  ]);
}
