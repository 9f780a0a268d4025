import { type DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { rowEntry } from '../../functions/_data/versionedList/listedRows.ts';
import { pointerPut, readPointer } from '../../functions/_data/versionedList/listPointer.ts';
import type { ListKey } from '../../functions/_data/versionedList/listVersion.ts';
import {
  changesPlace,
  newVersionPut,
  rowsPlace,
  type StoredVersion,
  wordsPlace,
} from '../../functions/_data/versionedList/listVersion.ts';
import { writePacked } from '../../functions/_data/versionedList/packedList.ts';
import { tableName } from '../../functions/_kit/env.ts';
import { provenFacilityId, provenUserId } from '../../functions/_kit/proof.ts';
import { newUlid } from '../../functions/_kit/ulid.ts';
import type { TableName } from '../../functions/_settings/tableAccess.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import type { ListedRow } from '../../shared/_parts/versionedList/listedRow.ts';

/** When the items are stored, by whom and where. */
export const now = new Date('2026-11-21T08:00:00.000Z');
export const newId = () => newUlid(now.getTime());
export const userId = provenUserId('user-kept');
export const facilityId = provenFacilityId('oasis-clinic');

/** A version of a formulary or price list that is in force, with its rows. */
export async function storeList(store: DynamoDBDocumentClient, list: ListKey, row: ListedRow): Promise<void> {
  const version = {
    ...{ versionId: newId(), ...list, number: 1, state: 'approved', effectiveOn: '2026-11-21', rows: 1 },
    ...{ counts: { new: 1, withdrawn: 0, price: 0, class: 0, plan: 0, other: 0, same: 0 }, comparisonId: newId() },
    ...{ rails: [{ rule: 'price', column: null, count: 1, of: 1 }], comparedWith: { versionId: newId(), number: 1 } },
    ...{ fileName: 'drugs.csv', fileHash: 'a'.repeat(64), edition: 1 },
    ...{ madeAt: now.toISOString(), makerId: userId, makerName: 'Kept' },
    decided: { at: now.toISOString(), byName: 'Kept', reason: 'Checked', isApproved: true },
  } as const;
  const at = now.toISOString();
  const step = { versionId: version.versionId, number: 1, fromAt: at, madeAt: at, byName: 'Kept', isRollBack: false };
  const pointer = await readPointer(store, list);
  const stored = structuredClone(version) as unknown as StoredVersion;
  await writeTogether(store, [newVersionPut(stored), pointerPut(pointer, { lastNumber: 1, steps: [step] })]);
  await writePacked(store, rowsPlace(stored), [rowEntry(row)], 100);
  await writePacked(store, wordsPlace(stored), [{ at: `a1#${row.code}`, text: '' }], 100);
  await writePacked(store, changesPlace(stored, 'price'), [{ at: '0000000', text: '{}' }], 100);
}

/** All items of a table. */
export async function scan(store: DynamoDBDocumentClient, table: TableName): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await store.send(new ScanCommand({ TableName: tableName(table), ExclusiveStartKey: from }));
    items.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from);
  return items;
}
