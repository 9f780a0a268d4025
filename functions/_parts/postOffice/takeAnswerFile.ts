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
import { contradicted } from './answeredTwice.ts';

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

/** What became of the answers of a file, each by itself, and what of ours failed at one of them. */
interface Settled {
  readonly matches: readonly Matched[];
  readonly failure: unknown;
}

/** Takes the answers of a file. One at which something of ours fails withholds no other. */
async function takeAnswers(kit: Kit, file: PostOfficeFile, answers: readonly PriorAuthorization[]): Promise<Settled> {
  const unclear = contradicted(answers);
  const matches: Matched[] = [];
  let failure: unknown;
  for (const answer of answers) {
    try {
      matches.push(
        unclear.has(answer) ? { isTaken: false, reason: 'answeredTwice' } : await matchOf(kit, answer, file),
      );
    } catch (error) {
      failure = error;
      matches.push({ isTaken: false, reason: 'failed' });
    }
  }
  return { matches, failure };
}

interface Reading {
  readonly end: Omit<FileEnd, 'readings'>;
  readonly failure: unknown;
}

/** The end of a file that was too large to be fetched. */
const tooLarge = { state: 'unreadable', reason: 'tooLarge', reasonAt: null } as const;

/** Reads a file and takes its answers. What could not be read stands before what could not be taken. */
async function readingOf(kit: Kit, file: PostOfficeFile): Promise<Reading> {
  if (file.parts === 0) return { failure: undefined, end: { ...tooLarge, matched: file.matched } };
  const read = await readPriorAuthorization(await bytesOfFile(kit.store, file));
  const { answers, unread } = read.ok ? read : { answers: [], unread: [read] };
  const { matches, failure } = await takeAnswers(kit, file, answers);
  const matched = read.ok ? matches.flatMap((match) => (match.isTaken ? match.matched : [])) : file.matched;
  const [bad] = unread;
  if (bad) return { failure, end: { state: 'unreadable', reason: bad.reason, reasonAt: bad.at, matched } };
  const reason = matches.flatMap((match) => (match.isTaken ? [] : [match.reason]))[0] ?? null;
  const state = reason === null ? 'taken' : 'unmatched';
  return { failure, end: { state, reason, reasonAt: null, matched } };
}

/** So many polls try a file at which something of ours fails; then it is a person's. */
const mostTries = 8;

/** The reading of a file that comes to its end by it: a fault of ours is tried again by the next poll, but not for ever, and a person sees it at once. */
async function lastReading(kit: Kit, file: PostOfficeFile, isByPerson: boolean): Promise<Omit<FileEnd, 'readings'>> {
  const failed = { state: 'unmatched', reason: 'failed', reasonAt: null, matched: file.matched } as const;
  // Whoever tried so often and did not come to its end was stopped by the file.
  if (!isByPerson && file.tries > mostTries) return failed;
  const isLast = isByPerson || file.tries === mostTries;
  try {
    const { end, failure } = await readingOf(kit, file);
    if (failure === undefined || isLast) return end;
    throw failure;
  } catch (error) {
    if (!isLast) throw error;
    return failed;
  }
}

/**
 * Reads a kept file and takes its answers; again for one that could not be read or matched before, then by a person. Answers what became of it,
 * or null where another has read it meanwhile: no answer was taken twice. Throws for a fault of ours that the next poll tries again.
 */
export async function readKeptFile(
  kit: Kit,
  file: PostOfficeFile,
  by?: Pick<FileReading, 'userId' | 'name'>,
): Promise<Pick<FileEnd, 'state' | 'reason'> | null> {
  if (file.state === 'taken' || file.state === 'repeated') return file;
  const end = await lastReading(kit, file, by !== undefined);
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
