import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { UnmatchedReason } from '../../../shared/authorization/postOfficeFiles.ts';
import type { PriorAuthorization } from '../../_connect/postOffice/postOffice.ts';
import { readPriorAuthorization } from '../../_connect/postOffice/readPriorAuthorization.ts';
import {
  bytesOfFile,
  type FileEnd,
  type FileReading,
  keepPostOfficeFile,
  type PostOfficeFile,
  settlePostOfficeFile,
} from '../../_data/postOfficeFile/postOfficeFile.ts';

/**
 * Finds the request of an answer and takes the answer; a reason where there is none. It is called again for the same answer after a fault, so that it must
 * take each answer of a file once.
 */
export type MatchAnswer = (answer: PriorAuthorization, file: PostOfficeFile) => Promise<Matched>;

/** Whether an answer was taken: for which requests, or why not. */
export type Matched =
  | { readonly isTaken: true; readonly matched: PostOfficeFile['matched'] }
  | { readonly isTaken: false; readonly reason: UnmatchedReason };

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

async function matchOf(kit: Kit, answer: PriorAuthorization, file: PostOfficeFile): Promise<Matched> {
  if (isForged(answer, file)) return { isTaken: false, reason: 'senderDiffers' };
  if (!isSame(answer.receiverId, file.receiverId)) return { isTaken: false, reason: 'receiverDiffers' };
  return kit.matchAnswer(answer, file);
}

/** Reads a file and takes its answers. */
async function readingOf(kit: Kit, file: PostOfficeFile): Promise<Omit<FileEnd, 'readings'>> {
  const read = await readPriorAuthorization(await bytesOfFile(kit.store, file));
  if (!read.ok) return { state: 'unreadable', reason: read.reason, reasonAt: read.at, matched: file.matched };
  const matches: Matched[] = [];
  for (const answer of read.answers) matches.push(await matchOf(kit, answer, file));
  const reason = matches.flatMap((match) => (match.isTaken ? [] : [match.reason]))[0] ?? null;
  const matched = matches.flatMap((match) => (match.isTaken ? match.matched : []));
  return { state: reason === null ? 'taken' : 'unmatched', reason, reasonAt: null, matched };
}

/**
 * Reads a kept file and takes its answers; again for one that could not be read or matched before, then by a person. Answers what became of it,
 * or null where another has read it meanwhile: no answer was taken twice.
 */
export async function readKeptFile(
  kit: Kit,
  file: PostOfficeFile,
  by?: Pick<FileReading, 'userId' | 'name'>,
): Promise<Pick<FileEnd, 'state' | 'reason'> | null> {
  if (file.state === 'taken' || file.state === 'repeated') return file;
  const end = await readingOf(kit, file);
  const { state, reason } = end;
  const readings = by ? [...file.readings, { at: kit.now().toISOString(), ...by, state, reason }] : file.readings;
  const isSettled = await settlePostOfficeFile(kit.store, file, { ...end, readings }, kit.now());
  return isSettled ? { state, reason } : null;
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
