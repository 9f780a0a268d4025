import type { Readable } from 'node:stream';
import { type ZipEntry, zipFile } from '../../../_kit/zipFile.ts';
import { JobFailure } from '../../job/jobKind.ts';
import { entriesOf, openEntry, openPackage } from '../../sheet/xlsxPackage.ts';
import { workbookParts } from '../../sheet/xlsxParts.ts';
import type { ErrorColumn } from './errorColumn.ts';

/** `AB` is the column with the number 27, counted from 0. */
const letters = (at: number): string =>
  (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML has no way to write
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Adds the cells of the column to the rows of a sheet's XML, as it passes by; everything else stays as it is, byte for byte. */
async function* withCells(
  xml: AsyncIterable<Uint8Array>,
  { title, at, headRow, textOf }: ErrorColumn,
): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder();
  let rest = '';
  let row = 0;
  const cell = (prefix: string): string => {
    const text = row === headRow ? title : textOf.get(row);
    if (text === undefined) return '';
    const place = `r="${letters(at)}${row}" t="inlineStr"`;
    return `<${prefix}c ${place}><${prefix}is><${prefix}t xml:space="preserve">${escaped(text)}</${prefix}t></${prefix}is></${prefix}c>`;
  };
  const changed = (tag: string, end: string, prefix: string, attributes: string): string => {
    if (end) return cell(prefix) + tag;
    const [, number] = /\br="(\d+)"/.exec(attributes) ?? [];
    row = number ? Number(number) : row + 1;
    // How far a row reaches is a hint that would be wrong now.
    const open = tag.replace(/ spans="[^"]*"/, '');
    const isEmpty = attributes.endsWith('/');
    const added = isEmpty ? cell(prefix) : '';
    return added ? `${open.slice(0, -2)}>${added}</${prefix}row>` : open;
  };
  for await (const piece of xml) {
    const text = rest + decoder.decode(piece, { stream: true });
    const end = text.lastIndexOf('>') + 1;
    rest = text.slice(end);
    yield Buffer.from(text.slice(0, end).replace(/<(\/?)((?:\w{1,20}:)?)row\b([^<>]*)>/g, changed));
  }
  yield Buffer.from(rest);
}

/** A workbook as it was sent, with a column more on one sheet: its formats, lists, pictures and other sheets stay what they are. */
export async function withErrorColumn(
  source: Readable,
  bytes: number,
  sheet: number,
  column: ErrorColumn,
): Promise<Buffer> {
  const { zip, close } = await openPackage(source, bytes);
  try {
    const entries = await entriesOf(zip);
    const place = (await workbookParts(zip, entries)).sheets[sheet]?.entry.fileName;
    if (!place) throw new JobFailure('noSuchSheet');
    const files = async function* (): AsyncGenerator<ZipEntry> {
      for (const [name, entry] of entries) {
        if (name.endsWith('/')) continue;
        const content = (await openEntry(zip, entry)) as AsyncIterable<Uint8Array>;
        yield { name, content: name === place ? withCells(content, column) : content };
      }
    };
    return await zipFile(files());
  } finally {
    await close();
  }
}
