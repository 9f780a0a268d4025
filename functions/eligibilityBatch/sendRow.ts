import type { BatchOutcome } from '../../shared/eligibilityBatch/batchSheet.ts';
import type { CheckedForm } from '../_data/eligibility/checkFormFor.ts';
import { newEligibilityPuts, type StoredEligibility } from '../_data/eligibility/eligibility.ts';
import { newEligibility } from '../_data/eligibility/newEligibility.ts';
import { setOut } from '../_data/eligibility/setOut.ts';
import { batchRowPut, getBatchRow, type StoredBatchRow } from '../_data/eligibilityBatch/batchRow.ts';
import type { Queued } from '../_data/outbox/outboxQueue.ts';
import { retryWrite } from '../_kit/retryWrite.ts';
import type { JobRun } from '../_parts/job/jobKind.ts';
import { areSheetsPaused } from '../_parts/memberBrake.ts';
import { writeTogether } from '../_store/transaction.ts';
import { checkForSender } from './checkRows.ts';
import { requestIdOf } from './requestId.ts';
import type { Sender } from './sender.ts';

/** A row after its turn: sent, wrong since its records have changed, or sent by an earlier worker. */
export interface Sent {
  readonly row: StoredBatchRow;
  readonly queued: readonly Queued[];
  /** Whether the row is stored in its new state already. */
  readonly isStored: boolean;
}

function requestOf({ job }: JobRun, row: number, checked: CheckedForm): StoredEligibility {
  const by = { userId: job.startedBy, displayName: job.startedByName };
  // Id and moment go together: what was handed in at a moment is listed and counted there.
  const made = { eligibilityId: requestIdOf(job, row), submittedAt: job.createdAt, by, jobId: job.jobId };
  return newEligibility({ ...checked, made });
}

const auditSending = ({ job, writeAudit, now }: JobRun, request: StoredEligibility): Promise<void> =>
  writeAudit({
    at: now().toISOString(),
    action: 'eligibility.submit',
    actor: job.startedBy,
    actorFacilityId: request.facilityId,
    entity: 'eligibility',
    entityId: request.eligibilityId,
    outcome: 'success',
    requestId: job.jobId,
    sourceIp: '',
    userAgent: 'runJob',
    after: { status: request.status, jobId: job.jobId },
  });

/** A row that is not sent, because the facility's sheets have asked about too many whom no payer knows (ADR 0180). */
async function pausedRow({ job, writeAudit, now }: JobRun, row: StoredBatchRow): Promise<Sent> {
  await writeAudit({
    at: now().toISOString(),
    action: 'eligibility.submit',
    actor: job.startedBy,
    actorFacilityId: job.scope.kind === 'facility' ? job.scope.facilityId : null,
    entity: 'job',
    entityId: job.jobId,
    outcome: 'searchPaused',
    requestId: job.jobId,
    sourceIp: '',
    userAgent: 'runJob',
    after: { isPaused: true, row: row.row },
  });
  const problems = [{ column: null, code: 'searchPaused', value: null }];
  return { row: { ...row, outcome: 'wrong', problems }, queued: [], isStored: false };
}

/**
 * Sends a row: its request, the outbox entry that brings it to the payer and the row's new state are one transaction, on condition
 * that the row was not sent. A second run finds the row as the first one left it.
 */
export async function sendRow(run: JobRun, sender: Sender, row: StoredBatchRow): Promise<Sent> {
  if (!row.form) throw new Error('A row without a form');
  if (await areSheetsPaused(run, sender.facility.facilityId)) return pausedRow(run, row);
  const result = await checkForSender(sender, row.form, row);
  if ('problems' in result) {
    const problems = result.problems.map(({ row: _, ...problem }) => problem);
    return { row: { ...row, outcome: 'wrong', problems }, queued: [], isStored: false };
  }
  const request = requestOf(run, row.row, result.checked);
  const { eligibilityId, hasOpenQuestions, submittedByName } = request;
  const at = run.now().toISOString();
  const outcome: BatchOutcome = hasOpenQuestions ? 'needsAnswers' : 'waiting';
  const sent: StoredBatchRow = { ...row, outcome, eligibilityId, sentAt: at };
  const out = setOut(request, { outboxId: eligibilityId, at, newId: run.newId, isBulk: true });
  const submitted = { at, event: 'submitted', by: submittedByName, detail: null } as const;
  const items = [...newEligibilityPuts(request, submitted), ...out.items, batchRowPut(run.job, sent, 'notSent')];
  const stored = await retryWrite(async () => {
    if (await writeTogether(run.store, items)) {
      await auditSending(run, request);
      return { row: sent, queued: out.queued, isStored: true };
    }
    const found = await getBatchRow(run.store, run.job, row.row);
    // The import that brought it was undone.
    if (!found) return { row: { ...row, outcome: 'withdrawn' as const }, queued: [], isStored: true };
    if (found.outcome !== 'notSent') return { row: found, queued: [], isStored: true };
    // Another request was at one of the day's counts.
    return null;
  });
  if (!stored) throw new Error('A row could not be stored, however often it was tried');
  return stored;
}
