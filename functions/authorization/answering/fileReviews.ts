import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { PriorAuthorization } from '../../_connect/postOffice/postOffice.ts';
import { readPriorAuthorization } from '../../_connect/postOffice/readPriorAuthorization.ts';
import { authorizations, type StoredAuthorization } from '../../_data/authorization/authorization.ts';
import { reviewItems } from '../../_data/authorization/authorizationEntries.ts';
import {
  bytesOfFile,
  fileAttributes,
  fileOfItem,
  type PostOfficeFile,
} from '../../_data/postOfficeFile/postOfficeFile.ts';
import { contradicted } from '../../_parts/postOffice/answeredTwice.ts';
import type { Key, StoredItem } from '../../_store/item.ts';
import type { Migration } from '../../_store/migration.ts';
import { answerOf } from './answerOf.ts';
import { isTestOfPortal } from './isTestOfPortal.ts';

/** Whether the answer of a request is the one of this record. */
const isOfRecord = ({ answer }: StoredAuthorization, given: PriorAuthorization): boolean =>
  answer !== null &&
  answer.payerReference === given.idPayer &&
  answer.result === given.result &&
  answer.validFrom === given.start;

/** Why a record of a file has no verdict, where what was stored of it does not show it. */
function reasonOf(found: StoredAuthorization, given: PriorAuthorization, isContradicted: boolean) {
  if (isTestOfPortal(given)) return 'testAnswer';
  const { kept } = answerOf(found, given, { answeredAt: found.openedAt });
  return isContradicted || kept === 'answeredTwice' ? 'answeredTwice' : null;
}

async function itemsOf(store: DynamoDBDocumentClient, file: PostOfficeFile): Promise<(StoredItem & Key)[]> {
  const ids = file.matched.flatMap(({ authorizationId }) => authorizationId ?? []);
  if (ids.length === 0) return [];
  const read = await readPriorAuthorization(await bytesOfFile(store, file));
  if (!read.ok) return [];
  const unclear = contradicted(read.answers);
  const items: (StoredItem & Key)[] = [];
  for (const id of new Set(ids)) {
    const found = await authorizations.find(store, { kind: 'facility', facilityId: file.facilityId }, id);
    const given = found && read.answers.find((each) => isOfRecord(found, each) && each.id === found.requestNumber);
    const reason = found && given ? reasonOf(found, given, unclear.has(given)) : null;
    if (found && reason) items.push(...reviewItems(found, reason));
  }
  return items;
}

/**
 * Lists the answers of releases before the table of truth whose files it does not take, and of which the stored answer does not show why: tests, and what
 * a file said twice and differently. The files are kept for good, so each is read once more.
 */
export const authorizationFileReviews: Migration = {
  name: 'authorizationFileReviews',
  table: 'requests',
  reads: fileAttributes,
  change: () => null,
  besidesRead: async (item, store) => {
    const file = fileOfItem(item);
    return file ? itemsOf(store, file) : [];
  },
};
