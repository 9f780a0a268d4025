import { Zip, ZipDeflate } from 'fflate';

/** A file of an archive; its content comes as it is made. */
export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string>;
}

/** The first day that the format can name: the same content is the same archive, whenever it is made. */
const noDate = new Date(1980, 0, 1);

/** A zip archive of these files; of what goes in, only a piece is there at a time. */
export async function zipped(entries: readonly ZipEntry[]): Promise<Buffer> {
  const packed: Uint8Array[] = [];
  const archive = new Zip((error, piece) => {
    if (error) throw error;
    packed.push(piece);
  });
  for (const { name, content } of entries) {
    const file = new ZipDeflate(name);
    file.mtime = noDate;
    archive.add(file);
    for await (const text of content) file.push(Buffer.from(text));
    file.push(new Uint8Array(), true);
  }
  archive.end();
  return Buffer.concat(packed);
}
