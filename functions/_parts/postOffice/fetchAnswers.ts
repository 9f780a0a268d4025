import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { ListedFile } from '../../_connect/postOffice/postOffice.ts';
import { findPostOfficeFile, type PostOfficeFile } from '../../_data/postOfficeFile/postOfficeFile.ts';
import type { OwnFacilityId } from '../../_kit/ownIds.ts';
import type { OpenOffice } from './openPostOffice.ts';
import { type MatchAnswer, readKeptFile, takeAnswerFile } from './takeAnswerFile.ts';

interface Kit {
  readonly store: DynamoDBDocumentClient;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly matchAnswer: MatchAnswer;
  /** When to stop: the rest is fetched by the next poll. */
  readonly until: Date;
}

/** How a poll ended. `more`: the office has more to give; `retryAt` where it is known when to ask again. */
export interface Polled {
  readonly outcome: 'nothingNew' | 'fetched' | 'more' | 'loginFailed' | 'unavailable';
  readonly files: number;
  readonly retryAt?: string | undefined;
}

/** The file of a listing as it is kept: as before, or fetched now; a word when the office did not give it. */
async function keptFile(
  kit: Kit,
  { office, regulatorId, facilityLicense }: OpenOffice,
  facilityId: OwnFacilityId,
  listed: ListedFile,
): Promise<PostOfficeFile | 'loginFailed' | 'unavailable' | 'notFound'> {
  const before = await findPostOfficeFile(kit.store, facilityId, regulatorId, listed.fileId);
  // It is here: a poll before this one kept it and did not come to say so. It is not fetched again.
  if (before) return before;
  const got = await office.download(listed.fileId);
  if (got.outcome !== 'downloaded') return got.outcome;
  return takeAnswerFile(kit, {
    ...{ facilityId, regulatorId, bytes: got.bytes },
    fileId: listed.fileId,
    fileName: (listed.fileName || got.fileName).slice(0, 300),
    senderId: listed.senderId,
    receiverId: listed.receiverId || facilityLicense,
  });
}

/**
 * Fetches what waits for a facility at its post office: each file is kept for good, then read, and only then marked as downloaded. Killed between any two
 * of these, the next poll finds it in the list again and goes on where it stood: a kept file is not fetched again, a read one is not read again.
 */
export async function fetchAnswers(kit: Kit, open: OpenOffice, facilityId: OwnFacilityId): Promise<Polled> {
  const listing = await open.office.newPriorAuthorizations();
  if (listing.outcome !== 'listed') return { outcome: listing.outcome, files: 0, retryAt: listing.retryAt };
  let files = 0;
  let failure: unknown;
  for (const listed of listing.files) {
    if (kit.now() >= kit.until) return { outcome: 'more', files };
    const kept = await keptFile(kit, open, facilityId, listed);
    if (kept === 'loginFailed') return { outcome: kept, files };
    // This one may be gone, or wait for its turn; the others have theirs.
    if (typeof kept === 'string') continue;
    try {
      await readKeptFile(kit, kept);
    } catch (error) {
      // Something of ours fails at this file: it is kept, and the next poll tries again. It holds up no other.
      failure = error;
      continue;
    }
    files += 1;
    await open.office.setDownloaded(listed.fileId);
  }
  if (failure !== undefined) throw failure;
  if (listing.isFull) return { outcome: 'more', files };
  return { outcome: files > 0 ? 'fetched' : 'nothingNew', files };
}
