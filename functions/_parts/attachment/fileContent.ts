import type { AttachmentType } from '../../../shared/_parts/attachment.ts';
import { type OfficeProblem, problemOfOffice } from './officeFile.ts';
import { type PdfProblem, problemOfPdf } from './pdfScript.ts';

const startsWith = (content: Buffer, ...bytes: number[]): boolean => bytes.every((byte, at) => content[at] === byte);
const isZip = (content: Buffer): boolean => startsWith(content, 0x50, 0x4b, 0x03, 0x04);
const isJpeg = (content: Buffer): boolean => startsWith(content, 0xff, 0xd8, 0xff);

/** How the content of each type begins. */
const signatures: Readonly<Record<AttachmentType, (content: Buffer) => boolean>> = {
  pdf: (content) => content.subarray(0, 5).toString('latin1') === '%PDF-',
  png: (content) => startsWith(content, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  jpg: isJpeg,
  jpeg: isJpeg,
  docx: isZip,
  xlsx: isZip,
};

/** Whether the bytes of a file begin as those of the type that its name says. */
export const isContentOf = (type: AttachmentType, content: Buffer): boolean => signatures[type](content);

/** Why nobody may be handed a file of this type, by what stands in it, or null. A picture does nothing. */
export async function problemInside(type: AttachmentType, content: Buffer): Promise<PdfProblem | OfficeProblem | null> {
  if (type === 'pdf') return problemOfPdf(content);
  return type === 'docx' || type === 'xlsx' ? problemOfOffice(type, content) : null;
}
