import { listCredentials } from '../_data/payer/payerCredential.ts';
import type { WorkerContext } from '../_kit/workerHandler.ts';

/** A key is replaced each year (docs/operations.md, Credentials for payers); two weeks before that its operators are told. */
const oldAfterDays = 365 - 14;

/** Counts the keys for payers that are soon a year old; one that is to follow does not help until it is in use. */
export async function countOldKeys({ store, now, count }: WorkerContext): Promise<void> {
  const oldest = new Date(now().getTime() - oldAfterDays * 24 * 3_600_000).toISOString();
  for (const { current } of await listCredentials(store)) if (current.setAt < oldest) count('payerKeysOld');
}
