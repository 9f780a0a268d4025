import * as z from 'zod';
import { area, endpoint } from '../_contract/endpoint.ts';
import { recordId } from '../_contract/recordId.ts';
import { attachment, fileAddress } from '../_parts/attachment.ts';

const byId = z.strictObject({ attachmentId: recordId });

/**
 * Files that a user is about to attach: only their sender can use them until a message carries them. The module of the record lists
 * the attached files and gives them out.
 */
export const attachmentApi = area('attachment', {
  beginAttachment: endpoint({
    method: 'POST',
    path: '/api/attachment/begin',
    summary: 'A signed address to upload a file of exactly the given number of bytes, within five minutes',
    access: ['Standard'],
    body: z.strictObject({ fileName: z.string().trim().min(1).max(200), bytes: z.int().positive() }),
    answer: fileAddress.extend({ attachmentId: recordId }),
    audit: 'attachment.begin',
    requirements: ['REQ-VALID-16', 'REQ-VALID-17'],
  }),
  checkAttachment: endpoint({
    method: 'POST',
    path: '/api/attachment/check',
    summary: 'Check the content of an uploaded file; if it matches the type in its name, a message may carry it',
    access: ['Standard'],
    body: byId,
    answer: attachment,
    audit: 'attachment.check',
    requirements: ['REQ-VALID-16'],
  }),
  removeAttachment: endpoint({
    method: 'POST',
    path: '/api/attachment/remove',
    summary: 'Remove a file that no message carries yet',
    access: ['Standard'],
    body: byId,
    answer: z.null(),
    audit: 'attachment.remove',
    requirements: [],
  }),
});
