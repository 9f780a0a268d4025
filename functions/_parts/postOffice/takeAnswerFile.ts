import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { PriorAuthorization } from '../../_connect/postOffice/postOffice.ts';
import { readPriorAuthorization } from '../../_connect/postOffice/readPriorAuthorization.ts';
import {
  bytesOfFile,
  keepPostOfficeFile,
  type PostOfficeFile,
  settlePostOfficeFile,
} from '../../_data/postOfficeFile/postOfficeFile.ts';

/**
 * Finds the request of an answer and takes the answer; a reason where there is none. It is called again for the same answer after a fault, so that it must
 * take each answer of a file once.
 */
export type MatchAnswer = (
  answer: PriorAuthorization,
  file: PostOfficeFile,
) => Promise<{ readonly isTaken: true } | { readonly isTaken: false; readonly reason: string }>;

interface Kit {
  readonly store: DynamoDBDocumentClient;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly matchAnswer: MatchAnswer;
}

const isSame = (one: string, other: string): boolean => one.trim().toUpperCase() === other.trim().toUpperCase();

/** The office knows who sent a file: an answer in another's name answers nothing. */
const isForged = (answer: PriorAuthorization, { senderId }: PostOfficeFile): boolean =>
  senderId !== '' && !isSame(answer.senderId, senderId);

async function reasonNotTaken(kit: Kit, answer: PriorAuthorization, file: PostOfficeFile): Promise<string | null> {
  if (isForged(answer, file)) return 'senderDiffers';
  if (!isSame(answer.receiverId, file.receiverId)) return 'receiverDiffers';
  const match = await kit.matchAnswer(answer, file);
  return match.isTaken ? null : match.reason;
}

/** Reads a kept file and takes its answers; again for one that could not be read or matched before. Answers what became of it. */
export async function readKeptFile(kit: Kit, file: PostOfficeFile): Promise<PostOfficeFile['state']> {
  if (file.state === 'taken' || file.state === 'repeated') return file.state;
  const settle = async (state: PostOfficeFile['state'], reason: string | null, reasonAt: string | null) => {
    await settlePostOfficeFile(kit.store, file, { state, reason, reasonAt }, kit.now());
    return state;
  };
  const read = await readPriorAuthorization(await bytesOfFile(kit.store, file));
  if (!read.ok) return settle('unreadable', read.reason, read.at);
  const reasons: (string | null)[] = [];
  for (const answer of read.answers) reasons.push(await reasonNotTaken(kit, answer, file));
  const reason = reasons.find((found) => found !== null) ?? null;
  return settle(reason === null ? 'taken' : 'unmatched', reason, null);
}

/** A file as a post office gave it to a facility. */
export type AnswerFile = Pick<
  PostOfficeFile,
  'facilityId' | 'regulatorId' | 'fileId' | 'fileName' | 'senderId' | 'receiverId'
> & { readonly bytes: Uint8Array };

/** Keeps a file that a post office gave. When this has answered, the office may forget the file. */
export const takeAnswerFile = (
  kit: Omit<Kit, 'matchAnswer'>,
  { bytes, ...file }: AnswerFile,
): Promise<PostOfficeFile> => keepPostOfficeFile(kit.store, { ...file, keptId: kit.newId() }, bytes, kit.now());
