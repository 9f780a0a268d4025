import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { checkPut } from '../../functions/_data/clinician/clinicianCheck.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { facilityId, newId, now, userId } from '../release/kept.ts';

/** A comparison of a clinician with the regulator's list, by which the clinician was marked. */
export async function storeItems(store: DynamoDBDocumentClient): Promise<void> {
  const at = now.toISOString();
  const check = {
    ...{ checkId: newId(), checkedAt: at, checkedByName: 'Kept', checkedById: userId, regulatorId: 2, version: 2 },
    ...{ outcome: 'differs', answerHash: 'a'.repeat(64), latestUntil: '2027-11-21', clinicianId: 'oasis-clinic-1' },
    ...{ clinicianVersion: 2, answer: '<Clinicians />' },
    comparisons: [{ field: 'fullName', ours: 'Sara', theirs: 'Sarah', result: 'different' }],
    marked: { at, byName: 'Kept', until: '2027-11-21', note: 'Other spelling' },
  } as const;
  await writeTogether(store, [checkPut(facilityId, null, structuredClone(check) as never)]);
}
