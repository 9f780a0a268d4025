import type { Attachment } from '../../../shared/_parts/attachment.ts';

/** The values of `MessageFields` in a form. */
export interface MessageValues {
  readonly text: string;
  readonly attachmentIds: readonly Attachment[];
}

export const emptyMessage: MessageValues = { text: '', attachmentIds: [] };

/** A message as `messageFields` of the contract take it. */
export const messageBody = ({ text, attachmentIds }: MessageValues) => ({
  text,
  attachmentIds: attachmentIds.map(({ attachmentId }) => attachmentId),
});
