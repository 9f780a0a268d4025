import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { favouritePut } from '../../functions/_data/authorization/favourite.ts';
import { keepPostOfficeFile } from '../../functions/_data/postOfficeFile/postOfficeFile.ts';
import { pollSoon } from '../../functions/_data/postOfficePoll/postOfficePoll.ts';
import { provenFacilityId } from '../../functions/_kit/proof.ts';
import { writeTogether } from '../../functions/_store/transaction.ts';
import { facilityId, newId, now } from '../release/kept.ts';

/** A set of activities that a facility keeps, and a file of its post office. */
export async function storeItems(store: DynamoDBDocumentClient): Promise<void> {
  const line = { type: 8 as const, code: 'W-302', quantity: 1, netFils: 250_00, observations: [] };
  const set = { favouriteId: newId(), name: 'Kept', clinicianLicense: 'GD1234', lines: [line], version: 1 };
  await writeTogether(store, [favouritePut(provenFacilityId('oasis-clinic'), set)]);
  await keepPostOfficeFile(
    store,
    {
      ...{ keptId: newId(), facilityId, regulatorId: 1, fileId: '1', fileName: 'PA.xml' },
      ...{ senderId: 'A001', receiverId: 'MF1' },
    },
    Buffer.from('<Prior.Authorization/>'),
    now,
  );
  await pollSoon(store, { facilityId, regulatorId: 1 }, { now, busyUntil: now });
}
