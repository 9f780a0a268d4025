import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { ListedFile } from '../../_connect/postOffice/postOffice.ts';
import {
  findPostOfficeFile,
  keepTooLargeFile,
  type PostOfficeFile,
  tryFileAgain,
} from '../../_data/postOfficeFile/postOfficeFile.ts';
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

type NotKept = 'loginFailed' | 'unavailable' | 'notFound';

/** Fetches a file of a listing and keeps it; a word when the office did not give it. */
async function fetched(
  kit: Kit,
  { office, regulatorId, facilityLicense }: OpenOffice,
  facilityId: OwnFacilityId,
  listed: ListedFile,
): Promise<PostOfficeFile | NotKept> {
  const got = await office.download(listed);
  const fileName = listed.fileName || ('fileName' in got ? got.fileName : '');
  const file = {
    ...{ facilityId, regulatorId, fileId: listed.fileId, fileName: fileName.slice(0, 300) },
    ...{ senderId: listed.senderId, receiverId: listed.receiverId || facilityLicense },
  };
  if (got.outcome === 'downloaded') return takeAnswerFile(kit, { ...file, bytes: got.bytes });
  if (got.outcome !== 'tooLarge') return got.outcome;
  // A person is told of it: the office would offer it for ever.
  return (await keepTooLargeFile(kit.store, { ...file, keptId: kit.newId() }, kit.now())) ?? 'unavailable';
}

/** A file that is listed, and as it is kept: a poll before this one kept it and did not come to say so. It is not fetched again. */
interface Waiting {
  readonly listed: ListedFile;
  readonly before: PostOfficeFile | null;
}

/** What is listed, in the order in which it is read: a file that stopped an earlier poll comes last, so that it holds up no other. */
async function inOrder(
  { store }: Kit,
  { regulatorId }: OpenOffice,
  facilityId: OwnFacilityId,
  files: readonly ListedFile[],
): Promise<Waiting[]> {
  const waiting: Waiting[] = [];
  for (const listed of files) {
    waiting.push({ listed, before: await findPostOfficeFile(store, facilityId, regulatorId, listed.fileId) });
  }
  const isStopped = ({ before }: Waiting): boolean => before?.state === 'new';
  return [...waiting.filter((each) => !isStopped(each)), ...waiting.filter(isStopped)];
}

/** Keeps and reads one file, and tells the office that it need not list it any longer. False when the office did not give it. */
async function takeFile(
  kit: Kit,
  open: OpenOffice,
  facilityId: OwnFacilityId,
  { listed, before }: Waiting,
): Promise<boolean | 'loginFailed'> {
  const kept = before?.state === 'new' ? await tryFileAgain(kit.store, before) : before;
  // Another worker has it.
  if (before && !kept) return false;
  const file = kept ?? (await fetched(kit, open, facilityId, listed));
  if (typeof file === 'string') return file === 'loginFailed' ? file : false;
  await readKeptFile(kit, file);
  await open.office.setDownloaded(listed);
  return true;
}

/**
 * Fetches what waits for a facility at its post office: each file is kept for good, then read, and only then marked as downloaded. Killed between any two
 * of these, the next poll finds it in the list again and goes on where it stood: a kept file is not fetched again, a read one is not read again.
 */
export async function fetchAnswers(kit: Kit, open: OpenOffice, facilityId: OwnFacilityId): Promise<Polled> {
  const listing = await open.office.newTransactions('authorization');
  if (listing.outcome !== 'listed') return { outcome: listing.outcome, files: 0, retryAt: listing.retryAt };
  let files = 0;
  let failure: unknown;
  for (const waiting of await inOrder(kit, open, facilityId, listing.files)) {
    if (kit.now() >= kit.until) return { outcome: 'more', files };
    try {
      const isTaken = await takeFile(kit, open, facilityId, waiting);
      if (isTaken === 'loginFailed') return { outcome: isTaken, files };
      // One that was not given may be gone, or waits for its turn; the others have theirs.
      if (isTaken) files += 1;
    } catch (error) {
      // Something of ours fails at this file: it is kept, and the next poll tries again. It holds up no other.
      failure = error;
    }
  }
  if (failure !== undefined) throw failure;
  if (listing.isFull) return { outcome: 'more', files };
  return { outcome: files > 0 ? 'fetched' : 'nothingNew', files };
}
