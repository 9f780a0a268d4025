import type { IncomingHttpHeaders } from 'node:http';
import { fail } from './failure.ts';

/**
 * The largest body with a file, in bytes. The gateway takes ten megabytes, but it hands a form to the function in base64, and an
 * invocation takes six megabytes of event: four of file, a third more for base64, and room for headers and the session's token.
 */
export const largestForm = 4 * 1024 * 1024 + 64 * 1024;

/** A form of the specification has one file and a handful of texts. */
const limits = {
  files: 1,
  fields: 10,
  parts: 11,
  fileSize: largestForm,
  fieldNameSize: 100,
  fieldSize: 8 * 1024,
  headerPairs: 20,
  headerSize: 4 * 1024,
} as const;

/** What the form says of a file is kept short and never becomes part of a key or an address. */
const longestName = 200;

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be in a name
const controls = /[\u0000-\u001f\u007f]/g;

/** The name of a sent file, of which the parser has kept the last part, without control characters. */
const plainName = (name: string): string => name.replace(controls, '').slice(0, longestName).toWellFormed();

/**
 * The fields of a body of the type `multipart/form-data`: texts, and at most one file as a `File` with its bytes. A form that breaks
 * off, names a field twice or exceeds a limit is refused; the content of the file is not looked at.
 */
export async function formFields(bytes: Uint8Array, contentType: string): Promise<Record<string, unknown>> {
  // By its default export: the bundle of a function knows no other name of a CommonJS package.
  const { default: Busboy } = await import('@fastify/busboy');
  const fields = new Map<string, unknown>();
  let refused: 'malformedForm' | 'bodyTooLarge' | null = null;
  const put = (name: string, value: unknown, isWhole: boolean): void => {
    if (!isWhole) refused ??= 'bodyTooLarge';
    else if (!name || fields.has(name)) refused ??= 'malformedForm';
    else fields.set(name, value);
  };
  await new Promise<void>((resolve) => {
    const refuse = (code: 'malformedForm' | 'bodyTooLarge') => () => {
      refused ??= code;
      resolve();
    };
    try {
      const headers = { 'content-type': contentType } as IncomingHttpHeaders & { 'content-type': string };
      // Whatever has a file name is a file; a part of the type `application/octet-stream` without one is a text.
      const isPartAFile = (_name: unknown, _type: unknown, fileName: unknown) => fileName !== undefined;
      const form = new Busboy({ headers, limits, isPartAFile });
      form.on('file', (name, file, fileName, _encoding, type) => {
        const pieces: Buffer<ArrayBuffer>[] = [];
        file.on('data', (piece: Buffer<ArrayBuffer>) => void pieces.push(piece));
        file.on('error', refuse('malformedForm'));
        file.on('end', () => put(name, new File(pieces, plainName(fileName), { type }), !file.truncated));
      });
      form.on('field', (name, value, isNameCut, isCut) => put(name, value, !isNameCut && !isCut));
      form.on('filesLimit', refuse('bodyTooLarge'));
      form.on('fieldsLimit', refuse('bodyTooLarge'));
      form.on('partsLimit', refuse('bodyTooLarge'));
      form.on('error', refuse('malformedForm'));
      form.on('finish', resolve);
      form.end(Buffer.from(bytes));
    } catch {
      refuse('malformedForm')();
    }
  });
  if (refused) throw fail(refused);
  return Object.fromEntries(fields);
}
