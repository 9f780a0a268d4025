import { handler as attachmentHandler } from '../../../functions/attachment/index.ts';
import { attachmentApi } from '../../../shared/attachment/routes.ts';
import { callApi, type SignedIn } from '../../support/api.ts';
import { sentFiles } from '../../support/aws.ts';
import { officeDocument } from '../../support/officeDocument.ts';

/** The beginning of a real file of each type, and enough after it. */
export const fileContents = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
  jpg: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]),
  docx: officeDocument('docx'),
  xlsx: officeDocument('xlsx'),
} as const;

/** Announces a file, sends it as a browser would, and has its content checked. */
export async function sentAttachment(as: SignedIn, fileName: string, content: Buffer) {
  const { data } = await callApi(attachmentHandler, attachmentApi.endpoints.beginAttachment, {
    as,
    body: { fileName, bytes: content.length },
  });
  const attachmentId = data!.attachmentId;
  sentFiles.set(`transfer/in/${attachmentId}`, content);
  const checked = await check(as, attachmentId);
  return { attachmentId, checked };
}

export const check = (as: SignedIn, attachmentId: string) =>
  callApi(attachmentHandler, attachmentApi.endpoints.checkAttachment, { as, body: { attachmentId } });
