import * as z from 'zod';
import { recordId } from '../_contract/recordId.ts';
import { keptReasons } from '../_field/payerAnswer/answerTable.ts';

/** Why a file of a post office cannot be read. */
export const unreadableReasons = [
  'empty',
  'tooLarge',
  'badArchive',
  'unknownEncoding',
  'documentType',
  'tooDeep',
  'notWellFormed',
  'otherDocument',
  'missing',
  'repeated',
  'badDate',
  'badNumber',
  /** A number that is below nothing, or absurdly large. */
  'outOfBounds',
  'badResult',
  'tooLong',
] as const;

/** Why an answer that was read changed no request. */
export const unmatchedReasons = [
  'noRequest',
  'otherPayer',
  'afterCancellation',
  'alreadyAnswered',
  /** A line that an earlier answer decided would be decided otherwise. */
  'changesDecision',
  'senderDiffers',
  'receiverDiffers',
  /** An answer about eligibility that is neither yes nor no nor later. */
  'unclear',
  /** Something of the portal's own failed at it, again and again. */
  'failed',
  ...keptReasons,
] as const;
export type UnmatchedReason = (typeof unmatchedReasons)[number];

export type FileReason = (typeof unreadableReasons)[number] | UnmatchedReason;
/** Each reason once. */
export const fileReasons = [...new Set([...unreadableReasons, ...unmatchedReasons])] as [FileReason, ...FileReason[]];

/** The files that a person looks at: not read yet, not matched, not readable; and those that were taken when they were read again. */
export const shownFileStates = ['unmatched', 'unreadable', 'new', 'taken'] as const;
export type ShownFileState = (typeof shownFileStates)[number];

/** No more of a file's text is shown. */
export const longestShownText = 20_000;

/** A file of a post office that was not taken at once, as the list shows it. */
export const keptFileRow = z.strictObject({
  keptId: recordId,
  facilityId: z.string(),
  facilityName: z.string(),
  facilityNameArabic: z.string(),
  regulatorId: z.int(),
  fileName: z.string(),
  /** As the post office lists it, whatever the file says of itself. */
  senderId: z.string(),
  receiverId: z.string(),
  size: z.int(),
  state: z.enum(shownFileStates),
  reason: z.enum(fileReasons).nullable(),
  /** The element where that was seen. */
  reasonAt: z.string().nullable(),
  fetchedAt: z.iso.datetime(),
  /** The requests that its answers were taken for. */
  matched: z.array(
    z.strictObject({
      ...{ authorizationId: z.string().optional(), eligibilityId: z.string().optional() },
      requestNumber: z.string(),
    }),
  ),
  version: z.int(),
});
export type KeptFileRow = z.infer<typeof keptFileRow>;

/** The same with its text, and who has read it again. */
export const keptFile = keptFileRow.extend({
  /** Null for a file without text; Emirates IDs in it are masked, and long values are cut. */
  text: z.string().nullable(),
  isCut: z.boolean(),
  readings: z.array(
    z.strictObject({
      at: z.iso.datetime(),
      by: z.string(),
      state: z.enum(shownFileStates),
      reason: z.enum(fileReasons).nullable(),
    }),
  ),
});
export type KeptFile = z.infer<typeof keptFile>;
