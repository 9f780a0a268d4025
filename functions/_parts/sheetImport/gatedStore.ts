import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { heldCheck } from '../../_data/job/job.ts';
import { gateCheck, gatePuts } from '../../_data/sheetImport/importGate.ts';
import type { StoredImport } from '../../_data/sheetImport/sheetImport.ts';
import { checkedStore } from '../../_store/checkedStore.ts';
import { mostTogether, writeTogether } from '../../_store/transaction.ts';
import type { JobRun } from '../job/jobKind.ts';

/** Another worker has the import now: nothing that this one still has in hand may be written. */
export class WorkTakenOver extends Error {
  constructor() {
    super('Another worker has the import now');
    this.name = 'WorkTakenOver';
  }
}

/** What a gated transaction has room for beside the check of its gate. */
export const mostGated = mostTogether - 1;

/**
 * Opens an import's gates for this worker, and closes them for each one before: what those still send is not carried out. To be called before rows are
 * compared with the store, so that nothing changes behind the comparison but by other people.
 */
export async function openGates({ store, now, job }: JobRun, imported: StoredImport): Promise<void> {
  const puts = gatePuts(imported, job.claim ?? '', now());
  if (!(await writeTogether(store, [heldCheck(job), ...puts]))) throw new WorkTakenOver();
}

/** A store whose transactions are carried out only while the gate is open for the holder of the claim. Throws `WorkTakenOver` when it is not. */
export const gatedStore = (
  store: DynamoDBDocumentClient,
  imported: StoredImport,
  { claim, gate }: { readonly claim: string; readonly gate: number },
): DynamoDBDocumentClient => checkedStore(store, gateCheck(imported, claim, gate), () => new WorkTakenOver());
