import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { RequestedObservation } from '../../_connect/postOffice/postOffice.ts';
import { attachedKey, getAttachment } from '../../_data/attachment/attachment.ts';
import { authorizations, type StoredAuthorization } from '../../_data/authorization/authorization.ts';
import { readWhole } from '../../_data/transfer/transfer.ts';

/** The files of a request and of its reply, as they travel in its file: observations of its first line, in base64 (domain 2.2, 10.2). */
export async function requestFiles(
  store: DynamoDBDocumentClient,
  record: StoredAuthorization,
): Promise<RequestedObservation[]> {
  const files: RequestedObservation[] = [];
  // One after the other: together they may have ten megabytes.
  for (const attachmentId of [...(record.form?.attachmentIds ?? []), ...(record.reply?.attachmentIds ?? [])]) {
    const found = await getAttachment(store, authorizations.pkOf(record), attachmentId);
    const content = found && (await readWhole(attachedKey(found)));
    // Without it the payer would decide on less than was sent: the entry comes again.
    if (!content) throw new Error('A file of the request is missing');
    files.push({ type: 'File', code: 'File', value: content.toString('base64'), valueType: 'File' });
  }
  return files;
}
