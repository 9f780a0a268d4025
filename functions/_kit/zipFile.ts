import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of a new zip archive; its content is packed as it comes. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** The heads of a zip archive without dates: 1 January 1980. */
const noDate = 0x0021;
/** Names are UTF-8. */
const utf8Flag = 0x0800;
const deflated = 8;

interface Packed {
  readonly name: Buffer;
  readonly body: Buffer;
  readonly sum: number;
  readonly bytes: number;
}

async function packed({ name, content }: ZipEntry): Promise<Packed> {
  let sum = 0;
  let bytes = 0;
  const pieces: Buffer[] = [];
  const summed = async function* () {
    for await (const piece of content) {
      sum = crc32(piece, sum);
      bytes += piece.length;
      yield piece;
    }
  };
  const kept = new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
  });
  await pipeline(summed, createDeflateRaw(), kept);
  return { name: Buffer.from(name), body: Buffer.concat(pieces), sum, bytes };
}

/** What both heads of a file say. */
function commonHead({ name, body, sum, bytes }: Packed): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(utf8Flag, 2);
  head.writeUInt16LE(deflated, 4);
  head.writeUInt16LE(noDate, 8);
  head.writeUInt32LE(sum, 10);
  head.writeUInt32LE(body.length, 14);
  head.writeUInt32LE(bytes, 18);
  head.writeUInt16LE(name.length, 22);
  return head;
}

const mark = (text: string): Buffer => Buffer.from(`PK${text}`, 'latin1');

function directoryHead(file: Packed, offset: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([mark('\u0001\u0002'), Buffer.from([20, 0]), commonHead(file), rest, file.name]);
}

function endOf(files: number, directoryBytes: number, directoryAt: number): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files, 4);
  end.writeUInt16LE(files, 6);
  end.writeUInt32LE(directoryBytes, 8);
  end.writeUInt32LE(directoryAt, 12);
  return Buffer.concat([mark('\u0005\u0006'), end]);
}

/** A zip archive of less than four gigabytes; in memory is what is packed. */
export async function zipFile(entries: AsyncIterable<ZipEntry>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const file = await packed(entry);
    const local = Buffer.concat([mark('\u0003\u0004'), commonHead(file), file.name]);
    directory.push(directoryHead(file, offset));
    pieces.push(local, file.body);
    offset += local.length + file.body.length;
  }
  const central = Buffer.concat(directory);
  return Buffer.concat([...pieces, central, endOf(directory.length, central.length, offset)]);
}
