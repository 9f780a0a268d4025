import * as z from 'zod';
import { documentTypes } from '../_field/documentTypes.ts';
import { messageFields } from '../_parts/conversation.ts';

/** The most that a payer asks for at once. */
export const mostAskedItems = 20;

/** A document or a word that the payer wants: of the whole request, or of one line (REQ-EAUTH-15). */
export const informationItem = z.strictObject({
  documentType: z.enum(documentTypes),
  lineId: z.string().trim().min(1).max(30).optional(),
  text: z.string().trim().max(500).optional(),
});

/** What a payer asked for at one time, and when the facility answered. The words of both stand in the conversation. */
export const informationRound = z.strictObject({
  items: z.array(informationItem),
  askedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
});

/** The fields of the call that asks. */
export const informationFields = {
  text: messageFields.text,
  items: z.array(informationItem).min(1).max(mostAskedItems),
};
