import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { wiring } from '../../functions/_data/wiring.ts';
import { functionSettings } from '../support/api.ts';
import { openAws } from '../support/aws.ts';
import { openStore } from '../support/store.ts';

/** Measures on an empty store that lies in a file, with the other services of AWS, and removes the file afterwards. */
export async function withStoreFile<Result>(
  measure: (opened: { store: DynamoDBDocumentClient; file: string }) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'wasla-bench-store-'));
  const file = join(folder, 'store.db');
  const { store, close: closeStore } = await openStore(file);
  const { close: closeAws } = await openAws();
  // Between two sizes nobody calls for longer than a session may lie idle.
  Object.assign(process.env, functionSettings, { SESSION_IDLE_MINUTES: functionSettings.SESSION_ABSOLUTE_MINUTES });
  Object.assign(wiring, { writeLog: () => undefined });
  try {
    return await measure({ store, file });
  } finally {
    closeAws();
    closeStore();
    rmSync(folder, { recursive: true, force: true });
  }
}
