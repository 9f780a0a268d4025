import { handler } from '../../../functions/circular/index.ts';
import { circularApi } from '../../../shared/circular/routes.ts';
import { fileContents, sentAttachment as sent } from '../../attachment/support/sentFiles.ts';
import { callApi, type SignedIn } from '../../support/api.ts';

/** A file that was sent and checked, for a circular. */
export async function sentAttachment(as: SignedIn, fileName: string): Promise<string> {
  return (await sent(as, fileName, fileContents.pdf)).attachmentId;
}

export const fetchedCircularFile = (as: SignedIn, circularId: string, attachmentId: string) =>
  callApi(handler, circularApi.endpoints.getCircularAttachment, { as, query: { circularId, attachmentId } });
