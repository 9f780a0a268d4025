import { inflateSync } from 'node:zlib';

const woffHeaderSize = 44;
const woffEntrySize = 20;
const sfntHeaderSize = 12;
const sfntEntrySize = 16;

const padded = (size: number): number => Math.ceil(size / 4) * 4;

/**
 * Unpacks a WOFF 1.0 font into the plain OpenType file inside it. fontkit reads WOFF too, but inflates a table again each time it
 * looks into it, with an inflater written in JavaScript: a page then takes ten times as long.
 */
export function unpackWoff(woff: Uint8Array): Buffer {
  const source = Buffer.from(woff.buffer, woff.byteOffset, woff.byteLength);
  if (source.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF font');
  const count = source.readUInt16BE(12);
  const powerOfTwo = Math.floor(Math.log2(count));
  const header = Buffer.alloc(sfntHeaderSize + count * sfntEntrySize);
  source.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** powerOfTwo * 16, 6);
  header.writeUInt16BE(powerOfTwo, 8);
  header.writeUInt16BE((count - 2 ** powerOfTwo) * 16, 10);

  const tables: Buffer[] = [];
  let offset = header.length;
  for (let at = 0; at < count; at += 1) {
    const entry = woffHeaderSize + at * woffEntrySize;
    const target = sfntHeaderSize + at * sfntEntrySize;
    const start = source.readUInt32BE(entry + 4);
    const packed = source.subarray(start, start + source.readUInt32BE(entry + 8));
    const size = source.readUInt32BE(entry + 12);
    source.copy(header, target, entry, entry + 4);
    source.copy(header, target + 4, entry + 16, entry + 20);
    header.writeUInt32BE(offset, target + 8);
    header.writeUInt32BE(size, target + 12);
    const table = Buffer.alloc(padded(size));
    (packed.length < size ? inflateSync(packed) : packed).copy(table);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([header, ...tables]);
}
