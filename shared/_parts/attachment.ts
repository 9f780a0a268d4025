import * as z from 'zod';
import { recordId } from '../_contract/recordId.ts';
import { sentence } from '../_field/sentence.ts';

/** What the file of an attachment may be: the ending of its name, and the type under which it is given out. */
export const attachmentTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type AttachmentType = keyof typeof attachmentTypes;

/** How many files one message may carry, and how many a record may have. */
export const mostAttachments = { ofMessage: 5, ofRecord: 50 } as const;

/** The limits of one choice of files, as upload fields take them. */
export const attachmentLimits = {
  maxFiles: mostAttachments.ofMessage,
  maxBytes: 10 * 1024 * 1024,
  types: Object.keys(attachmentTypes),
} as const;

/** The ending of a file name in lower case, or null when no attachment may have it. */
export function attachmentTypeOf(fileName: string): AttachmentType | null {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return ending in attachmentTypes ? (ending as AttachmentType) : null;
}

const longestName = 100;

/**
 * A file name that is safe to show and to save under: no folders, no characters that a system forbids or that turn the direction
 * of the text, at most 100 characters with its ending.
 */
export function cleanFileName(fileName: string): string {
  const bare = fileName
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\p{Cf}<>:"|?*;%]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const dot = bare.lastIndexOf('.');
  const [name, ending] = dot < 0 ? [bare, ''] : [bare.slice(0, dot), bare.slice(dot)];
  const letters = [...name.replace(/^\.+/, '').trim()].slice(0, longestName - ending.length).join('');
  return `${letters || 'file'}${ending}`;
}

/** A file of a record, as everybody who sees the record sees it. */
export const attachment = z.strictObject({
  attachmentId: recordId,
  fileName: z.string(),
  bytes: z.int().positive(),
});
export type Attachment = z.infer<typeof attachment>;

/** The field of a message that names files which its sender has sent and the portal has checked. */
export const attachmentIds = z
  .array(recordId)
  .max(
    mostAttachments.ofMessage,
    sentence('attachment:atMostFiles', 'At most {{most}} files can be attached.', { most: mostAttachments.ofMessage }),
  );

/** An address that serves one file for five minutes; it begins at the portal's own root. */
export const fileAddress = z.strictObject({ url: z.string().startsWith('/'), expiresAt: z.iso.datetime() });
