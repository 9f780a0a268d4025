import * as z from 'zod';
import { recordId } from '../_contract/recordId.ts';
import { documentTypes } from '../_field/documentTypes.ts';
import { attachmentLimits } from '../_parts/attachment.ts';
import { messageFields, longestMessage as messageLimit } from '../_parts/conversation.ts';

/** The most that a payer asks for at once. */
export const mostAskedItems = 20;

/** A document or a word that the payer wants: of the whole request, or of one line (REQ-EAUTH-15). */
export const informationItem = z.strictObject({
  documentType: z.enum(documentTypes),
  lineId: z.string().trim().min(1).max(30).optional(),
  text: z.string().trim().max(500).optional(),
});

/** What the facility says to one of the things that were asked for, with the files that are for it. */
const informationAnswer = z.strictObject({
  text: z.string().trim().max(messageLimit),
  attachmentIds: z.array(recordId).max(attachmentLimits.maxFiles),
});

/** The answers of a reply, each to one of the things that the payer asked for last. */
export const informationAnswers = z
  .array(informationAnswer.extend({ item: z.int().nonnegative() }))
  .max(mostAskedItems)
  .optional();

/** What a payer asked for at one time, and when the facility answered. The words of both stand in the conversation. */
export const informationRound = z.strictObject({
  items: z.array(informationItem.extend({ answer: informationAnswer.nullable().default(null) })),
  askedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
});

/** The fields of the call that asks. */
export const informationFields = {
  text: messageFields.text,
  items: z.array(informationItem).min(1).max(mostAskedItems),
};
