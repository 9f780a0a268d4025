import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { gatePuts } from '../../functions/_data/sheetImport/importGate.ts';
import { fixPut, writeTrace, writeWrongRows } from '../../functions/_data/sheetImport/importRow.ts';
import { newImportPut, rememberFile, withFile } from '../../functions/_data/sheetImport/sheetImport.ts';
import { remember } from '../../functions/_data/sheetImport/sourceMemory.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { facilityId, newId, now, userId } from '../release/kept.ts';

/** A sheet that was brought, with what is kept of its rows. */
export async function storeItems(store: DynamoDBDocumentClient): Promise<void> {
  const importId = newId();
  const plan = { sheet: 0, headRow: 1, columns: ['licence', null], values: { status: { gone: 'left' } } };
  const brought = withFile({
    ...{ importId, kind: 'staff', scope: { kind: 'facility', facilityId }, startedBy: userId, startedByName: 'Kept' },
    ...{ createdAt: now.toISOString(), language: 'en', fileName: 'staff.csv' },
    ...{
      bytes: 9,
      isScanned: true,
      fileHash: 'a'.repeat(64),
      sameAs: null,
      settings: {},
      state: 'done',
      version: 4,
      workId: null,
    },
    ...{ plan, mode: 'good', checks: 1, done: 2, rows: 2, checked: { new: 1, wrong: 1 } },
    ...{ written: { added: 1, wrong: 1 }, undone: {}, planned: { upTo: 2, counts: { added: 1 } }, undoneTo: null },
    ...{ hasErrorFile: true, failure: null, finishedAt: now.toISOString() },
  });
  await writeTogether(store, [newImportPut(brought, now)]);
  await rememberFile(store, brought, now);
  await remember(store, brought.scope, 'staff', { heads: { licenceno: 'licence' }, values: plan.values });
  await writeWrongRows(
    store,
    brought,
    [{ row: 3, texts: { licence: 'x' }, problems: [{ column: 'licence', code: 'licence' }] }],
    now,
  );
  await writeTogether(store, gatePuts(brought, 'claim', now));
  await writeTogether(store, [fixPut(brought, { row: 3, texts: { licence: 'DHA-P-3' } }, null, now)]);
  const after = 'b'.repeat(24);
  const rows = [{ row: 2, key: 'DHA-P-2', about: { licence: 'DHA-P-2' }, before: null, after, leads: true }];
  await writeTrace(store, brought, { from: 0, rows }, now);
}
