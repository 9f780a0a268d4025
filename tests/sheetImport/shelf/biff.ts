/** Old workbooks, record by record as [MS-XLS] and [MS-CFB] describe them: no library that reads them has a hand in it. */

const record = (type: number, ...content: readonly (number | Buffer)[]): Buffer => {
  const body = Buffer.concat(content.map((part) => (typeof part === 'number' ? word(part) : part)));
  return Buffer.concat([word(type), word(body.length), body]);
};

function word(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
function long(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
function double(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
}
/** A text in UTF-16, behind its length. */
const text = (value: string): Buffer =>
  Buffer.concat([word(value.length), Buffer.from([1]), Buffer.from(value, 'utf16le')]);

/** A cell: a text, a number with the number of its format, or the number of an error. */
export type BiffCell =
  | string
  | { readonly number: number; readonly format?: number }
  | { readonly error: number }
  | null;

export interface BiffSheet {
  readonly name: string;
  readonly isHidden?: boolean;
  readonly rows: readonly (readonly BiffCell[])[];
  /** The rows that a filter hides, from 0. */
  readonly hidden?: readonly number[];
}

/** The formats that the cells of these books have, by the place of their record: any number, a day, a share. */
const formats = [0, 14, 9];

function cellRecord(cell: BiffCell, row: number, column: number): Buffer[] {
  if (cell === null) return [];
  if (typeof cell === 'string') return [record(0x0204, row, column, 0, text(cell))];
  if ('error' in cell) return [record(0x0205, row, column, 0, Buffer.from([cell.error, 1]))];
  return [record(0x0203, row, column, formats.indexOf(cell.format ?? 0), double(cell.number))];
}

function sheetStream({ rows, hidden = [] }: BiffSheet): Buffer {
  const widest = Math.max(...rows.map(({ length }) => length));
  const rowRecords = rows.map((_, at) =>
    record(0x0208, at, 0, widest, 255, 0, 0, long(hidden.includes(at) ? 0x120 : 0x100)),
  );
  return Buffer.concat([
    record(0x0809, 0x0600, 0x0010, 0x0dbb, 0x07cc, long(0x41), long(0x06)),
    record(0x0200, long(0), long(rows.length), 0, widest, 0),
    ...rowRecords,
    ...rows.flatMap((cells, row) => cells.flatMap((cell, column) => cellRecord(cell, row, column))),
    record(0x000a),
  ]);
}

/** A file with one stream of the given name: header, table of sectors, directory, content. */
function container(name: string, stream: Buffer): Buffer {
  const sector = 512;
  const content = Buffer.concat([stream, Buffer.alloc(Math.max(0, 4096 - stream.length))]);
  const count = Math.ceil(content.length / sector);
  const end = 0xfffffffe;
  const fat = Buffer.alloc(sector, 0xff);
  fat.writeUInt32LE(0xfffffffd, 0);
  fat.writeUInt32LE(end, 4);
  for (let at = 0; at < count; at += 1) fat.writeUInt32LE(at === count - 1 ? end : at + 3, (at + 2) * 4);
  const entry = (title: string, type: number, child: number, start: number, size: number): Buffer => {
    const bytes = Buffer.alloc(128);
    bytes.write(title, 0, 'utf16le');
    bytes.writeUInt16LE((title.length + 1) * 2, 64);
    bytes.writeUInt8(type, 66);
    bytes.writeUInt8(1, 67);
    for (const at of [68, 72]) bytes.writeUInt32LE(0xffffffff, at);
    bytes.writeUInt32LE(child, 76);
    bytes.writeUInt32LE(start, 116);
    bytes.writeUInt32LE(size, 120);
    return bytes;
  };
  const directory = Buffer.concat([
    entry('Root Entry', 5, 1, end, 0),
    entry(name, 2, 0xffffffff, 2, content.length),
    Buffer.alloc(256),
  ]);
  const header = Buffer.alloc(sector);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    header.writeUInt16LE(value, at);
  const longs = [
    [44, 1],
    [48, 1],
    [56, 4096],
    [60, end],
    [68, end],
    [76, 0],
  ] as const;
  for (const [at, value] of longs) header.writeUInt32LE(value, at);
  header.fill(0xff, 80);
  return Buffer.concat([header, fat, directory, content, Buffer.alloc(count * sector - content.length)]);
}

/** A workbook of Excel 5 and 95 with one sheet: its texts are bytes in a page of codes. */
export function biff5Book(page: number, rows: readonly (readonly Buffer[])[]): Buffer {
  const label = (bytes: Buffer, row: number, column: number): Buffer =>
    record(0x0204, row, column, 0, bytes.length, bytes);
  const sheet = Buffer.concat([
    record(0x0809, 0x0500, 0x0010, 0, 0),
    record(0x0200, 0, rows.length, 0, Math.max(...rows.map(({ length }) => length)), 0),
    ...rows.flatMap((cells, row) => cells.map((cell, column) => label(cell, row, column))),
    record(0x000a),
  ]);
  const globals = (place: number): Buffer =>
    Buffer.concat([
      record(0x0809, 0x0500, 0x0005, 0, 0),
      record(0x0042, page),
      record(0x00e0, 0, 0, Buffer.alloc(12)),
      record(0x0085, long(place), Buffer.from([0, 0, 1]), Buffer.from('A')),
      record(0x000a),
    ]);
  return container('Book', Buffer.concat([globals(globals(0).length), sheet]));
}

/** A workbook of Excel 97 to 2003. */
export function biffBook(sheets: readonly BiffSheet[], { is1904 = false } = {}): Buffer {
  const streams = sheets.map(sheetStream);
  const bound = (at: number, place: number): Buffer => {
    const { name, isHidden = false } = sheets[at] as BiffSheet;
    const title = Buffer.concat([Buffer.from([name.length, 1]), Buffer.from(name, 'utf16le')]);
    return record(0x0085, long(place), Buffer.from([isHidden ? 1 : 0, 0]), title);
  };
  const globals = (places: readonly number[]): Buffer =>
    Buffer.concat([
      record(0x0809, 0x0600, 0x0005, 0x0dbb, 0x07cc, long(0x41), long(0x06)),
      record(0x0042, 1200),
      record(0x0022, is1904 ? 1 : 0),
      ...formats.map((format) => record(0x00e0, 0, format, Buffer.alloc(16))),
      ...places.map((place, at) => bound(at, place)),
      record(0x000a),
    ]);
  let place = globals(sheets.map(() => 0)).length;
  const places = streams.map(({ length }) => {
    const at = place;
    place += length;
    return at;
  });
  return container('Workbook', Buffer.concat([globals(places), ...streams]));
}
