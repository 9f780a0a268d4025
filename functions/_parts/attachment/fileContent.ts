import type { AttachmentType } from '../../../shared/_parts/attachment.ts';

const startsWith = (content: Buffer, ...bytes: number[]): boolean => bytes.every((byte, at) => content[at] === byte);
const isZip = (content: Buffer): boolean => startsWith(content, 0x50, 0x4b, 0x03, 0x04);
const isJpeg = (content: Buffer): boolean => startsWith(content, 0xff, 0xd8, 0xff);
/** The names of a zip's parts stand in it as plain text; a document with macros has a part for them. */
const isOffice = (content: Buffer, part: string): boolean =>
  isZip(content) &&
  content.includes('[Content_Types].xml') &&
  content.includes(part) &&
  !content.includes('vbaProject');

/** How the content of each type begins, or what it has to contain. */
const signatures: Readonly<Record<AttachmentType, (content: Buffer) => boolean>> = {
  pdf: (content) => content.subarray(0, 5).toString('latin1') === '%PDF-',
  png: (content) => startsWith(content, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  jpg: isJpeg,
  jpeg: isJpeg,
  docx: (content) => isOffice(content, 'word/document.xml'),
  xlsx: (content) => isOffice(content, 'xl/workbook.xml'),
};

/** Whether the bytes of a file are of the type that its name says. */
export const isContentOf = (type: AttachmentType, content: Buffer): boolean => signatures[type](content);
