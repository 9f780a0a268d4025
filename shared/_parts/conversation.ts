import * as z from 'zod';
import { recordId } from '../_contract/recordId.ts';
import { sentence } from '../_field/sentence.ts';
import { attachment, attachmentIds } from './attachment.ts';

/** The sides that take part in a record: who asked, the insurer's people, and the health authority's. */
export const sides = ['provider', 'insurer', 'authority'] as const;
export type Side = (typeof sides)[number];

/**
 * The sides that read it: also a provider that takes the patient over or had them in its care before; administrators of the portal only
 * look on.
 */
export const readerSides = [...sides, 'newProvider', 'formerProvider', 'onlooker'] as const;
export type ReaderSide = (typeof readerSides)[number];

/** Whether a side reads and writes messages: the others read facts. */
export const isTalking = (side: ReaderSide): side is Side => (sides as readonly string[]).includes(side);

export const longestMessage = 2000;

/** The fields of a new message; the body of the call that sends it spreads them. */
export const messageFields = {
  text: z
    .string()
    .trim()
    .min(1, sentence('conversation:messageMissing', 'Write a message.'))
    .max(
      longestMessage,
      sentence('atMostCharacters', 'Enter at most {{count}} characters.', { count: longestMessage }),
    ),
  attachmentIds: attachmentIds.default([]),
} as const;

/** A message as both sides see it. */
export const message = z.strictObject({
  messageId: recordId,
  side: z.enum(sides),
  authorName: z.string(),
  text: z.string(),
  attachments: z.array(attachment),
  at: z.iso.datetime(),
});
export type Message = z.infer<typeof message>;

/** How far a side has read: the newest message that a person of this side has seen, and when. */
export const readMark = z.strictObject({ side: z.enum(sides), messageId: recordId, at: z.iso.datetime() });
export type ReadMark = z.infer<typeof readMark>;
